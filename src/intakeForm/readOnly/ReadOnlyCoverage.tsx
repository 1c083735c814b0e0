import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import {
  acceptAboveLimit,
  acceptNote,
  deductibleNote,
  isBarePercentage,
  isFixedAmount,
  premiumNote,
  totalFor,
  type FormLine,
} from '@/domain/quotation/coverage';
import { showDate } from '@/domain/text/dates';
import { formatUsd, parseMoney, premiumCents, showUsd } from '@/domain/text/money';
import { deductibleAmountNote } from '@/domain/quotation/coverageText';
import { deductibleStepsOfLine, shownDeductible } from '@/domain/quotation/storedDeductible';
import { CoverageColumns, ExplainedRow, TotalRow } from '../fields/ExplainedRow';
import { nothing } from './ReadOnlyAnswer';
import styles from '../fields/CoverageTable.module.css';

/** The coverage lines of a stored quotation, with their total and the calculation of each amount. */
export function ReadOnlyCoverage({ lines }: { lines: readonly FormLine[] }): ReactNode {
  return (
    <div className={classes(styles.frame, styles.paper)}>
      <table className={classes(styles.table, styles.read)} aria-label="Coverage">
        <CoverageColumns />
        <tbody>
          {lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </tbody>
        <TotalRow total={totalFor(lines)} amountColumns={1} />
      </table>
    </div>
  );
}

/** The deductible as a percentage or as money, depending on its basis. */
function deductibleText(line: FormLine): string {
  const text = line.deductible.trim();
  if (isFixedAmount(line)) return showUsd(text);
  return isBarePercentage(line) ? `${text}%` : text;
}

function Line({ line }: { line: FormLine }): ReactNode {
  const hint = premiumNote(line);
  const deductibleHint = deductibleAmountNote(line);
  const isAmount = parseMoney(line.premium) !== undefined || line.premium.trim() === '';
  return (
    <ExplainedRow
      steps={deductibleStepsOfLine(line)}
      of={`Deductible Amount ${line.coverage_name}`}
      caption={line.coverage_name}
      row={(withButton) => (
        <tr className={styles.line}>
          <th scope="row" className={styles.name}>
            <bdi translate="no">{line.coverage_name}</bdi>
          </th>
          <Cell column="Include">{line.coverageinclude}</Cell>
          <Cell column="Accept Date">{showDate(line.coverageacceptdate)}</Cell>
          <Cell column="Limit" align="end">
            {showUsd(line.coveragelimit)}
          </Cell>
          <Cell column="Accept" align="end" hint={acceptNote(line) || acceptAboveLimit(line)}>
            {showUsd(line.coverageaccept)}
          </Cell>
          <Cell column="Deductible Basis">{line.deductiblebasis}</Cell>
          <Cell column="Deductible" align="end" hint={deductibleNote(line)}>
            {deductibleText(line)}
          </Cell>
          <td className={styles.end} data-column="Deductible Amount">
            {withButton(<span className={styles.value}>{shownDeductible(line)}</span>)}
            {deductibleHint && <p className={styles.hint}>{deductibleHint}</p>}
          </td>
          <td className={styles.end} data-column="Premium">
            <bdi translate="no" className={styles.value}>
              {isAmount ? formatUsd(premiumCents(line.premium)) : line.premium}
            </bdi>
            {hint && <p className={styles.hint}>{hint}</p>}
          </td>
        </tr>
      )}
    />
  );
}

interface CellProps {
  column: string;
  align?: 'end';
  /** A note about the amount, for example that it cannot be read. */
  hint?: string;
  children: string;
}

function Cell({ column, align, hint, children }: CellProps): ReactNode {
  return (
    <td className={align && styles.end} data-column={column}>
      <bdi translate="no" className={styles.value}>
        {children || nothing}
      </bdi>
      {hint && <p className={styles.hint}>{hint}</p>}
    </td>
  );
}
