import type { ReactNode } from 'react';
import { signIn, type CheckChoices, type CheckScope } from '@/preflight/rules/sums';
import type { Verdict } from '@/preflight/rules/verdict';
import { unitNames } from '@/preflight/rules/units';
import { AmountColumnChoice } from './AmountColumnChoice';
import { Choice, choiceOptions } from './Choice';
import styles from './PreflightPanel.module.css';

interface ChoicesProps {
  scope: CheckScope;
  asks: Verdict['asks'];
  choose: (choices: CheckChoices) => void;
  /** Whether sheet and header row are fixed. */
  isMapped?: boolean;
}

const decimalSigns = ['.', ','] as const;
const decimalNames = { '.': 'Point (1,234.50)', ',': 'Comma (1.234,50)' } as const;
const dateOrders = ['monthFirst', 'dayFirst'] as const;
const orderNames = { monthFirst: 'Month first', dayFirst: 'Day first' } as const;

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
  const hasChosenHeader = choices.headerRow?.sheet === sheet;
  const headerRow = hasChosenHeader ? choices.headerRow?.row : (table?.headerRow ?? 0);
  const isSignOpen =
    column?.isUnclear === true ||
    column?.otherAmounts !== undefined ||
    choices.decimalSign !== undefined ||
    asks === 'decimalSign';
  const sign = signIn(scope);
  const order = choices.dateOrder ?? table?.dateOrder ?? 'monthFirst';
  return (
    <div className={styles.choices}>
      {file.sheets.length > 1 && !isMapped && (
        <Choice label="Sheet" value={sheet} onChoose={(at) => choose({ sheet: at })}>
          {choiceOptions(
            file.sheets.map(({ name, isHidden }, at) => [at, isHidden ? `${name} (hidden)` : name]),
          )}
        </Choice>
      )}
      {topRows.length > 0 && !isMapped && (
        <Choice
          label="Header row"
          value={headerRow}
          onChoose={(row) => choose({ headerRow: { sheet, row } })}
        >
          <option value={0}>None</option>
          {choiceOptions(topRows.map(({ row, cells }) => [row, rowText(row, cells)]))}
          {headerRow !== undefined && headerRow > 0 && topRows.every(({ row }) => row !== headerRow) && (
            <option value={headerRow}>{`Row ${String(headerRow)}`}</option>
          )}
        </Choice>
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
              : decimalSigns.indexOf(choices.decimalSign ?? column?.decimalSign ?? '.')
          }
          onChoose={(at) => choose({ decimalSign: decimalSigns[at] })}
          isRequired={asks === 'decimalSign'}
        >
          {choiceOptions(decimalSigns.map((sign, at) => [at, decimalNames[sign]]))}
        </Choice>
      )}
      {sign && (
        <Choice
          label={`Negative in ${sign.name}`}
          value={choices.negative}
          onChoose={(value) => choose({ negative: value })}
          isRequired={asks === 'negative'}
        >
          {sign.credits.length > 1 && <option value={-1}>All credits</option>}
          {choiceOptions(sign.values.map((value, at) => [at + 1, value]))}
          <option value={0}>None</option>
        </Choice>
      )}
      {column?.unit && (
        <Choice
          label={`Unit of ${column.name}`}
          value={choices.unit}
          onChoose={(dollars) => choose({ unit: dollars })}
          isRequired={asks === 'unit'}
        >
          {choiceOptions([...unitNames])}
        </Choice>
      )}
      {table && table.openDates.length > 0 && (
        <Choice
          label={`Order of dates in ${table.openDates.join(' and ')}`}
          value={dateOrders.indexOf(order)}
          onChoose={(at) => choose({ dateOrder: dateOrders[at] })}
        >
          {choiceOptions(dateOrders.map((each, at) => [at, orderNames[each]]))}
        </Choice>
      )}
    </div>
  );
}
