import type { ReactNode } from 'react';
import { isMoneyKind } from '@/preflight/rules/columns';
import type { TableColumn } from '@/preflight/rules/tableColumn';
import { Choice } from './Choice';

/** `kind` is missing if the cells of the sheet were not read. */
type OfferedColumn = Pick<TableColumn, 'index' | 'letter' | 'name' | 'kind'> & { isMoney?: boolean };

interface AmountColumnChoiceProps {
  columns: readonly OfferedColumn[];
  chosen: number | undefined;
  onChoose: (column: number) => void;
  isRequired?: boolean;
}

/**
 * The choice of the column that is compared with the control value: columns that look like amounts first,
 * then the others.
 */
export function AmountColumnChoice({ columns, chosen, ...choice }: AmountColumnChoiceProps): ReactNode {
  const optionsOf = (group: string, isMoneyGroup: boolean): [number, string, string][] =>
    columns
      .filter(({ kind, isMoney }) => (isMoney ?? isMoneyKind(kind)) === isMoneyGroup)
      .map(({ index, letter, name }) => [
        index,
        name === `Column ${letter}` ? name : `${name} (${letter})`,
        group,
      ]);
  const options = [...optionsOf('Amounts', true), ...optionsOf('Other columns', false)];
  return <Choice label="Amount column" value={chosen} options={options} {...choice} />;
}
