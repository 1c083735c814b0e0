import type { ReactNode } from 'react';
import { signIn, type CheckChoices, type CheckScope } from '@/preflight/rules/sums';
import type { Verdict } from '@/preflight/rules/verdict';
import { unitNames } from '@/preflight/rules/units';
import { AmountColumnChoice } from './AmountColumnChoice';
import { Choice } from './Choice';
import styles from './preflight.module.css';

interface ChoicesProps {
  scope: CheckScope;
  asks: Verdict['asks'];
  choose: (choices: CheckChoices) => void;
  /** Whether sheet and header row are fixed. */
  isMapped?: boolean;
}

const decimalSigns = [
  ['.', 'Point (1,234.50)'],
  [',', 'Comma (1.234,50)'],
] as const;
const dateOrders = [
  ['monthFirst', 'Month first'],
  ['dayFirst', 'Day first'],
] as const;

/** A row as the text of an option for the header row. */
function rowText(row: number, cells: readonly string[]): string {
  const text = cells.filter((cell) => cell !== '').join(', ');
  return `Row ${String(row)}: ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`;
}

/** The choices of the check: sheet, header row, amount column, and the formats of numbers and dates. */
export function Choices({ scope, asks, choose, isMapped = false }: ChoicesProps): ReactNode {
  const { file, choices, table, column } = scope;
  const sheet = choices.sheet ?? table?.sheet ?? 0;
  const { topRows = [] } = file.sheets[sheet] ?? {};
  const headerRow = choices.headerRow?.sheet === sheet ? choices.headerRow.row : (table?.headerRow ?? 0);
  const isBelowTop = headerRow > 0 && topRows.every(({ row }) => row !== headerRow);
  const isSignOpen =
    column?.isUnclear === true ||
    column?.otherAmounts !== undefined ||
    choices.decimalSign !== undefined ||
    asks === 'decimalSign';
  const sign = signIn(scope);
  return (
    <div className={styles.choices}>
      {file.sheets.length > 1 && !isMapped && (
        <Choice
          label="Sheet"
          value={sheet}
          options={file.sheets.map(({ name, isHidden }, at) => [at, isHidden ? `${name} (hidden)` : name])}
          onChoose={(at) => choose({ sheet: at })}
        />
      )}
      {topRows.length > 0 && !isMapped && (
        <Choice
          label="Header row"
          value={headerRow}
          options={[
            [0, 'None'],
            ...topRows.map(({ row, cells }) => [row, rowText(row, cells)] as const),
            ...(isBelowTop ? [[headerRow, `Row ${String(headerRow)}`] as const] : []),
          ]}
          onChoose={(row) => choose({ headerRow: { sheet, row } })}
        />
      )}
      {table && table.columns.length > 0 && (
        <AmountColumnChoice
          columns={table.columns}
          chosen={column?.index}
          onChoose={(index) => choose({ column: index })}
          isRequired={asks === 'amountColumn'}
        />
      )}
      {isSignOpen && (
        <Choice
          label="Decimal sign"
          value={
            column?.isUnclear || (asks === 'decimalSign' && choices.decimalSign === undefined)
              ? undefined
              : (choices.decimalSign ?? column?.decimalSign ?? '.')
          }
          options={decimalSigns}
          onChoose={(decimalSign) => choose({ decimalSign })}
          isRequired={asks === 'decimalSign'}
        />
      )}
      {sign && (
        <Choice
          label={`Negative in ${sign.name}`}
          value={choices.negative}
          options={[
            ...(sign.credits.length > 1 ? [[-1, 'All credits'] as const] : []),
            ...sign.values.map((value, at) => [at + 1, value] as const),
            [0, 'None'],
          ]}
          onChoose={(negative) => choose({ negative })}
          isRequired={asks === 'negative'}
        />
      )}
      {column?.unit && (
        <Choice
          label={`Unit of ${column.name}`}
          value={choices.unit}
          options={[...unitNames]}
          onChoose={(unit) => choose({ unit })}
          isRequired={asks === 'unit'}
        />
      )}
      {table && table.openDates.length > 0 && (
        <Choice
          label={`Order of dates in ${table.openDates.join(' and ')}`}
          value={choices.dateOrder ?? table.dateOrder}
          options={dateOrders}
          onChoose={(dateOrder) => choose({ dateOrder })}
        />
      )}
    </div>
  );
}
