import { headerDates, type QuotationStore } from '../state/quotationStore';

/** Moves focus to the first input with an error. Returns whether there was one. */
export function focusFirstProblem(form: ParentNode, store: QuotationStore): boolean {
  const firstWithError =
    headerDateWithError(form, store) ??
    [...store.answers.cells()].find((cell) => cell.getState().problem !== '');
  firstWithError?.focus();
  return firstWithError !== undefined;
}

/** Without Premium Details there are no date boxes: the attribute that carries the date then shows the error. */
function headerDateWithError(form: ParentNode, store: QuotationStore): HTMLInputElement | undefined {
  for (const name of headerDates) {
    const box = form.querySelector<HTMLInputElement>(`input[data-header-date="${name}"]`);
    // The value of an incomplete date is empty, and the empty text would be sent.
    if (box && (box.validity.badInput || store.dateProblem(name, '') !== '')) return box;
  }
  return undefined;
}
