import { isMissing } from '@/domain/attributes/attributeChecks';
import { answerText, earlierAnswers, sendsOriginalText } from './answers';
import { policyAmountCents } from './conversion';
import type { QuotationForm } from './form';
import { cellsOf, shownRowIndices, type Cell, type FormGroup } from './groups';

/** The save actions of a form: a new quotation is submitted or saved, a stored one generated or saved. */
export type Saving = 'submit' | 'generate' | 'save';

/** QNEW-13, QEDIT-16: the same alert in the two spellings of the documents. */
const amountRequired = {
  intakeForm: 'Policy Amount is Required',
  edit: 'Policy Amount is required',
} as const;

/**
 * FIELD-01, QEDIT-14: the required inputs without an answer, also of repeated rows, in the order of the form. Malformed
 * answers are not missing, because they are sent back unchanged. An answer under an earlier name of its question is not
 * missing either.
 */
export function missingCells(
  { details }: Pick<QuotationForm, 'details'>,
  groups: readonly FormGroup[],
  shownRows = (group: FormGroup): readonly number[] => shownRowIndices(details.answers, group),
): Cell[] {
  if (sendsOriginalText(details)) return [];
  const { answers } = details;
  return [...cellsOf(answers, groups, (_answers, group) => shownRows(group))].filter(
    ({ attribute, row }) =>
      isMissing(attribute, answerText(answers, attribute, row)) &&
      earlierAnswers(answers, attribute, row).length === 0,
  );
}

/** FIELD-01: the labels of missing inputs, each attribute once. */
export function missingNames(cells: readonly Cell[]): string[] {
  return [...new Set(cells.map(({ attribute }) => attribute))].map(({ name }) => name);
}

/** FIELD-01: the message of the documents. */
export function missingMessage(names: readonly string[]): string {
  return `Please fill in the required fields: ${names.join(', ')}`;
}

/** QEDIT-14, FIELD-01: the alert that blocks saving a stored quotation; empty if it can be saved. */
export function saveRefusal(
  form: QuotationForm,
  groups: readonly FormGroup[],
  missing: readonly Cell[] = missingCells(form, groups),
): string {
  return missing.length > 0 ? missingMessage(missingNames(missing)) : '';
}

/** QNEW-13, QEDIT-08, QEDIT-16, FIELD-01: the alert that blocks submitting or generating; empty if it is possible. */
export function refusal(
  form: QuotationForm,
  groups: readonly FormGroup[],
  screen: keyof typeof amountRequired,
  missing: readonly Cell[] = missingCells(form, groups),
): string {
  return policyAmountCents(form, groups) > 0 ? saveRefusal(form, groups, missing) : amountRequired[screen];
}
