import './printedAnswers.css';

/** The boxes whose text may be cut in print. Dates always fit, and secrets are printed as dots. */
const boxes =
  'input:is(:not([type]), [type=text], [type=email], [type=tel], [type=number], [type=search]):not([data-secret]), select, textarea:not([data-secret])';

function shownText(box: Element): string {
  if (box instanceof HTMLSelectElement) return box.selectedOptions[0]?.text ?? '';
  return box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement ? box.value : '';
}

function removeTexts(): void {
  for (const text of document.querySelectorAll('.printed-answer')) text.remove();
}

/** A box cannot wrap its text. In print it is replaced by an element that looks the same and wraps. */
function addTexts(): void {
  removeTexts();
  for (const box of document.querySelectorAll(boxes)) {
    const text = shownText(box);
    if (text === '') continue;
    const element = document.createElement('span');
    element.className = `${box.className} printed-answer`;
    element.translate = false;
    element.textContent = text;
    box.after(element);
  }
}

// The elements exist only while the page is printed, so that they do not slow down typing.
window.addEventListener('beforeprint', addTexts);
window.addEventListener('afterprint', removeTexts);
window.matchMedia('print').addEventListener('change', ({ matches }) => (matches ? addTexts : removeTexts)());
