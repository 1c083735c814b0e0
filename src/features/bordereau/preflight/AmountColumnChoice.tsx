import type { ReactNode } from 'react';
import { isMoneyKind } from '@/preflight/rules/columns';
import type { TableColumn } from '@/preflight/rules/tableColumn';
import { Choice, optionsOf } from './Choice';

/** Whether its cells hold amounts is known only where they were read. */
type OfferedColumn = Pick<TableColumn, 'index' | 'letter' | 'name' | 'kind'> & { isMoney?: boolean };

interface AmountColumnChoiceProps {
  columns: readonly OfferedColumn[];
  chosen: number | undefined;
  onChoose: (column: number) => void;
  isAsked?: boolean;
}

function columnOptions(columns: readonly OfferedColumn[]): ReactNode {
  return optionsOf(
    columns.map(({ index, letter, name }) => [
      index,
      name === `Column ${letter}` ? name : `${name} (${letter})`,
    ]),
  );
}

/** Which column the control value adds up: those that look like amounts first, and any other. */
export function AmountColumnChoice({
  columns,
  chosen,
  onChoose,
  isAsked = false,
}: AmountColumnChoiceProps): ReactNode {
  const holdsAmounts = ({ kind, isMoney }: OfferedColumn): boolean => isMoney ?? isMoneyKind(kind);
  const amounts = columns.filter(holdsAmounts);
  const others = columns.filter((column) => !holdsAmounts(column));
  return (
    <Choice label="Amount column" value={chosen} onChoose={onChoose} isAsked={isAsked}>
      {amounts.length > 0 && <optgroup label="Amounts">{columnOptions(amounts)}</optgroup>}
      {others.length > 0 && <optgroup label="Other columns">{columnOptions(others)}</optgroup>}
    </Choice>
  );
}
