import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { deductibleFor, deductibleSteps, premiumNote, totalFor, type Step } from '@/domain/coverage';
import { formatDate } from '@/domain/dateText';
import { formatUsd, parseMoney, premiumCents, showUsd } from '@/domain/money';
import type { FormLine } from '@/domain/quotation/coverageText';
import { CalculationSteps } from '../fields/CalculationSteps';
import { coverageColumns } from '../state/coverageColumns';
import { nothing } from './ReadOnlyAnswer';
import styles from '../fields/CoverageTable.module.css';

/** A stored quotation's coverage lines, to be read, with their total and how each amount came about (COV-05 to COV-11). */
export function ReadOnlyCoverage({ lines }: { lines: readonly FormLine[] }): ReactNode {
  const total = totalFor(lines);
  const steps = [...total.arithmetic, { label: 'Total Premium', working: '', cents: total.cents }];
  return (
    <div className={classes(styles.frame, styles.paper)}>
      <table className={classes(styles.table, styles.read)} aria-label="Coverage">
        <thead className={styles.heads}>
          <tr>
            {coverageColumns.map(([label, align]) => (
              <th key={label} scope="col" className={align && styles.end}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </tbody>
        <tfoot>
          <Explained
            steps={steps}
            of="Total Premium"
            draw={(amount) => (
              <tr className={styles.total}>
                <th scope="row" colSpan={8}>
                  Total Premium
                </th>
                <td className={styles.end}>{amount(<strong>{formatUsd(total.cents)}</strong>)}</td>
              </tr>
            )}
          />
        </tfoot>
      </table>
    </div>
  );
}

/** A percentage or a sum, as its basis says. */
function deductibleText({ deductible, deductiblebasis }: FormLine): string {
  const text = deductible.trim();
  if (deductiblebasis.trim().toLowerCase() === 'fixed amt') return showUsd(text);
  const isShare = deductiblebasis.trim().toLowerCase() === 'percentage';
  return isShare && /^[\d.]+$/.test(text) ? `${text}%` : text;
}

function Line({ line }: { line: FormLine }): ReactNode {
  const hint = premiumNote(line);
  const isAmount = parseMoney(line.premium) !== undefined || line.premium.trim() === '';
  return (
    <Explained
      steps={deductibleSteps(line)}
      of={`Deductible Amount ${line.coverage_name}`}
      caption={line.coverage_name}
      draw={(amount) => (
        <tr className={styles.line}>
          <th scope="row" className={styles.name}>
            <bdi>{line.coverage_name}</bdi>
          </th>
          <Cell column="Include">{line.coverageinclude}</Cell>
          <Cell column="Accept Date">{formatDate(line.coverageacceptdate)}</Cell>
          <Cell column="Limit" align="end">
            {showUsd(line.coveragelimit)}
          </Cell>
          <Cell column="Accept" align="end">
            {showUsd(line.coverageaccept)}
          </Cell>
          <Cell column="Deductible Basis">{line.deductiblebasis}</Cell>
          <Cell column="Deductible" align="end">
            {deductibleText(line)}
          </Cell>
          <td className={styles.end} data-column="Deductible Amount">
            {amount(<span className={styles.value}>{formatUsd(deductibleFor(line).cents)}</span>)}
          </td>
          <td className={styles.end} data-column="Premium">
            <bdi className={styles.value}>
              {isAmount ? formatUsd(premiumCents(line.premium)) : line.premium}
            </bdi>
            {hint && <p className={styles.hint}>{hint}</p>}
          </td>
        </tr>
      )}
    />
  );
}

function Cell({ column, align, children }: { column: string; align?: 'end'; children: string }): ReactNode {
  return (
    <td className={align && styles.end} data-column={column}>
      <bdi className={styles.value}>{children || nothing}</bdi>
    </td>
  );
}

interface ExplainedProps {
  steps: readonly Step[];
  /** What is explained: the toggle's name. */
  of: string;
  caption?: string;
  /** Draws the row; `amount` puts the toggle before the amount. */
  draw: (amount: (text: ReactNode) => ReactNode) => ReactNode;
}

/** A row with an amount whose arithmetic can be unfolded below it. */
function Explained({ steps, of, caption, draw }: ExplainedProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {draw((text) => (
        <span className={styles.computed}>
          <IconButton
            icon="info"
            size="small"
            label={`Arithmetic of ${of}`}
            className={styles.why}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          />
          {text}
        </span>
      ))}
      {isOpen && (
        <tr id={id} className={styles.explained}>
          <td colSpan={9}>
            {caption && (
              <p className={styles.caption}>
                <bdi>{caption}</bdi>
              </p>
            )}
            <CalculationSteps steps={steps} />
          </td>
        </tr>
      )}
    </>
  );
}
