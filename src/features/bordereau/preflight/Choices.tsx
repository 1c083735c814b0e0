import type { ReactNode } from 'react';
import type { CheckChoices, CheckScope } from '@/preflight/rules/sums';
import type { Verdict } from '@/preflight/rules/verdict';
import { AmountColumnChoice } from './AmountColumnChoice';
import { Choice, optionsOf } from './Choice';
import styles from './PreflightPanel.module.css';

interface ChoicesProps {
  scope: CheckScope;
  asks: Verdict['asks'];
  choose: (choices: CheckChoices) => void;
  /** Whether sheet and header row are known and cannot be chosen. */
  isMapped?: boolean;
}

const decimalSigns = ['.', ','] as const;
const decimalNames = { '.': 'Point (1,234.50)', ',': 'Comma (1.234,50)' } as const;
const dateOrders = ['monthFirst', 'dayFirst'] as const;
const orderNames = { monthFirst: 'Month first', dayFirst: 'Day first' } as const;

/** A row in short, as a choice for the header row. */
function rowText(row: number, cells: readonly string[]): string {
  const text = cells.filter((cell) => cell !== '').join(', ');
  return `Row ${String(row)}: ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`;
}

/** What can be chosen for the check: sheet, header row, amount column, and how numbers and dates are read. */
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
  const order = choices.dateOrder ?? table?.dateOrder ?? 'monthFirst';
  return (
    <div className={styles.choices}>
      {file.sheets.length > 1 && !isMapped && (
        <Choice label="Sheet" value={sheet} onChoose={(at) => choose({ sheet: at })}>
          {optionsOf(file.sheets.map(({ name, isHidden }, at) => [at, isHidden ? `${name} (hidden)` : name]))}
        </Choice>
      )}
      {topRows.length > 0 && !isMapped && (
        <Choice
          label="Header row"
          value={headerRow}
          onChoose={(row) => choose({ headerRow: { sheet, row } })}
        >
          <option value={0}>None</option>
          {optionsOf(topRows.map(({ row, cells }) => [row, rowText(row, cells)]))}
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
          isAsked={asks === 'amountColumn'}
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
          isAsked={asks === 'decimalSign'}
        >
          {optionsOf(decimalSigns.map((sign, at) => [at, decimalNames[sign]]))}
        </Choice>
      )}
      {table?.sign && (
        <Choice
          label={`Negative in ${table.sign.name}`}
          value={choices.negative}
          onChoose={(value) => choose({ negative: value })}
          isAsked={asks === 'negative'}
        >
          {optionsOf(table.sign.values.map((value, at) => [at + 1, value]))}
          <option value={0}>None</option>
        </Choice>
      )}
      {table && table.openDates.length > 0 && (
        <Choice
          label={`Order of dates in ${table.openDates.join(' and ')}`}
          value={dateOrders.indexOf(order)}
          onChoose={(at) => choose({ dateOrder: dateOrders[at] })}
        >
          {optionsOf(dateOrders.map((each, at) => [at, orderNames[each]]))}
        </Choice>
      )}
    </div>
  );
}
