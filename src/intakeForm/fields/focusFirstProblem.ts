import { headerDates, type QuotationStore } from '../state/quotationStore';

/** moves focus to the first input of a form with an error. Returns whether there was one. */
export function focusFirstProblem(form: ParentNode, store: QuotationStore): boolean {
  const wrong =
    wrongDate(form, store) ?? [...store.answers.cells()].find((cell) => cell.getState().problem !== '');
  wrong?.focus();
  return wrong !== undefined;
}

/** Where Premium Details are hidden there are no date boxes, and the attribute that carries the date has the problem. */
function wrongDate(form: ParentNode, store: QuotationStore): HTMLInputElement | undefined {
  for (const name of headerDates) {
    const box = form.querySelector<HTMLInputElement>(`input[data-header-date="${name}"]`);
    // An incomplete date reads as empty, and the empty text would be sent.
    if (box && (box.validity.badInput || store.dateProblem(name, '') !== '')) return box;
  }
  return undefined;
}
