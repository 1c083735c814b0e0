import type { ReactNode } from 'react';
import { isMoneyKind } from '@/domain/preflight/columns';
import type { InspectedColumn } from '@/domain/preflight/inspector';
import { Choice } from './Choice';

interface AmountColumnChoiceProps {
  columns: readonly InspectedColumn[];
  chosen: number | undefined;
  onChoose: (column: number) => void;
}

function columnOption({ index, letter, name }: InspectedColumn): ReactNode {
  return (
    <option key={index} value={index}>
      {name === `Column ${letter}` ? name : `${name} (${letter})`}
    </option>
  );
}

/** Which column the control value adds up: those that look like amounts first, and any other. */
export function AmountColumnChoice({ columns, chosen, onChoose }: AmountColumnChoiceProps): ReactNode {
  const amounts = columns.filter(({ kind }) => isMoneyKind(kind));
  const others = columns.filter(({ kind }) => !isMoneyKind(kind));
  return (
    <Choice label="Amount column" value={chosen} onChoose={onChoose}>
      {amounts.length > 0 && <optgroup label="Amounts">{amounts.map(columnOption)}</optgroup>}
      {others.length > 0 && <optgroup label="Other columns">{others.map(columnOption)}</optgroup>}
    </Choice>
  );
}
