import { controlValueToSend } from '../bordereau';
import { formatUsd } from '../money';
import { amountCell } from './cells';
import { isMoneyKind } from './columns';
import type { SumObstacle } from './columnSums';
import type { Inspection, InspectedColumn } from './inspector';

/** The control value compared with the sum of a column, as the text that is shown. */
export interface Reconciliation {
  outcome: 'reconciled' | 'differs' | 'notChecked';
  /** 'Reconciled', 'Differs by $12.40' or 'Not checked'. */
  text: string;
  /** The two figures, or why nothing was checked. */
  detail: string;
}

/** The column that a control value most likely adds up; undefined when the headers leave a choice. */
export function likelyAmountColumn(columns: readonly InspectedColumn[]): number | undefined {
  const only = (wanted: (column: InspectedColumn) => boolean): number | undefined => {
    const [first, second] = columns.filter(wanted);
    return second ? undefined : first?.index;
  };
  return (
    only(({ kind }) => kind === 'gross') ??
    only(({ kind }) => kind === 'amount') ??
    only(({ kind }) => kind === 'net') ??
    only(({ kind }) => isMoneyKind(kind))
  );
}

function notChecked(detail: string): Reconciliation {
  return { outcome: 'notChecked', text: 'Not checked', detail };
}

function obstacleText({ name }: InspectedColumn, { row, cell, why }: SumObstacle): string {
  switch (why) {
    case 'empty':
      return `${name} is empty in row ${String(row)}.`;
    case 'notAnAmount':
      return `${name} in row ${String(row)} is not a plain amount: “${cell}”.`;
    case 'partOfCent':
      return `${name} in row ${String(row)} has a part of a cent: “${cell}”.`;
    case 'aboveHeader':
      return `An amount stands above the header row, in row ${String(row)}: “${cell}”.`;
  }
}

/**
 * Holds the control value, as it will be sent (BDXADM-34), against the sum of a column: file less control value, so a
 * negative difference is what the file is short of. Only what is certain is 'Reconciled': one cell of the column that
 * is not a plain amount in whole cents, or one row whose cells may have shifted, and nothing is checked.
 */
export function reconcile(
  { columns, rowCount, shiftedRow }: Pick<Inspection, 'columns' | 'rowCount' | 'shiftedRow'>,
  amountColumn: number | undefined,
  controlValue: string,
): Reconciliation {
  const control = amountCell(controlValueToSend(controlValue));
  if (control === 'empty') return notChecked('There is no control value yet.');
  if (control === 'partOfCent') return notChecked('The control value has a part of a cent.');
  if (control === 'notAnAmount') return notChecked('The control value is too long to count.');
  if (rowCount === 0) return notChecked('The file has no rows to add up.');
  if (shiftedRow !== undefined)
    return notChecked(`Cells may be in the wrong columns from row ${String(shiftedRow)} on.`);
  const column = amountColumn === undefined ? undefined : columns[amountColumn];
  if (!column) return notChecked('Choose the column to add up.');
  if (column.sum.obstacle) return notChecked(obstacleText(column, column.sum.obstacle));
  const sum = Number(column.sum.cents);
  const difference = sum - control;
  if (!Number.isSafeInteger(sum) || !Number.isSafeInteger(difference))
    return notChecked(`The sum of ${column.name} is too large to count.`);
  const detail = `${column.name} adds up to ${formatUsd(sum)}; the control value is ${formatUsd(control)}.`;
  return difference === 0
    ? { outcome: 'reconciled', text: 'Reconciled', detail }
    : { outcome: 'differs', text: `Differs by ${formatUsd(difference)}`, detail };
}
