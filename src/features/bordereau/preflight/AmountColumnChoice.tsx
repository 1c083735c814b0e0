import type { ReactNode } from 'react';
import { isMoneyKind } from '@/preflight/rules/columns';
import type { TableColumn } from '@/preflight/rules/tableColumn';
import { Choice, choiceOptions } from './Choice';

/** `kind` is missing if the cells of the sheet were not read. */
type OfferedColumn = Pick<TableColumn, 'index' | 'letter' | 'name' | 'kind'> & { isMoney?: boolean };

interface AmountColumnChoiceProps {
  columns: readonly OfferedColumn[];
  chosen: number | undefined;
  onChoose: (column: number) => void;
  isRequired?: boolean;
}

function columnOptions(columns: readonly OfferedColumn[]): ReactNode {
  return choiceOptions(
    columns.map(({ index, letter, name }) => [
      index,
      name === `Column ${letter}` ? name : `${name} (${letter})`,
    ]),
  );
}

/**
 * The choice of the column that is compared with the control value: columns that look like amounts first,
 * then the others.
 */
export function AmountColumnChoice({
  columns,
  chosen,
  onChoose,
  isRequired = false,
}: AmountColumnChoiceProps): ReactNode {
  const holdsAmounts = ({ kind, isMoney }: OfferedColumn): boolean => isMoney ?? isMoneyKind(kind);
  const amounts = columns.filter(holdsAmounts);
  const others = columns.filter((column) => !holdsAmounts(column));
  return (
    <Choice label="Amount column" value={chosen} onChoose={onChoose} isRequired={isRequired}>
      {amounts.length > 0 && <optgroup label="Amounts">{columnOptions(amounts)}</optgroup>}
      {others.length > 0 && <optgroup label="Other columns">{columnOptions(others)}</optgroup>}
    </Choice>
  );
}
