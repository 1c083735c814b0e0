import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/Button';
import { totalSteps, type Amount, type ShownStep } from '@/domain/quotation/coverage';
import { formatUsd } from '@/domain/text/money';
import styles from './CoverageTable.module.css';

interface ExplainedRowProps {
  steps: readonly ShownStep[];
  /** The label of the amount; the button is named after it. */
  of: string;
  caption?: string;
  /** Renders the row; `withButton` puts the button before the amount. */
  row: (withButton: (amount: ReactNode) => ReactNode) => ReactNode;
}

/** A table row with a computed amount, and a button that shows its calculation in a row below. */
export function ExplainedRow({ steps, of, caption, row }: ExplainedRowProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {row((amount) => (
        <span className={styles.computed}>
          <IconButton
            icon="info"
            size="small"
            label={`Arithmetic of ${of}`}
            className={styles.why}
            aria-expanded={isOpen}
            {...(isOpen && { 'aria-controls': id })}
            onClick={() => setOpen(!isOpen)}
          />
          {amount}
        </span>
      ))}
      {isOpen && (
        <tr id={id} className={styles.explained}>
          <td colSpan={columns.length}>
            {caption && (
              <p className={styles.caption}>
                <bdi translate="no">{caption}</bdi>
              </p>
            )}
            <CalculationSteps steps={steps} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The total of a coverage table. `amountColumns` is the number of columns that a wide total needs. */
export function TotalRow({ total, amountColumns }: { total: Amount; amountColumns: number }): ReactNode {
  return (
    <tfoot>
      <ExplainedRow
        of="Total Premium"
        steps={totalSteps(total)}
        row={(withButton) => (
          <tr className={styles.total}>
            <th scope="row" colSpan={columns.length - amountColumns}>
              Total Premium
            </th>
            <td colSpan={amountColumns} className={styles.end}>
              {withButton(<strong>{formatUsd(total.cents)}</strong>)}
            </td>
          </tr>
        )}
      />
    </tfoot>
  );
}

/** How an amount was calculated, step by step. */
function CalculationSteps({ steps }: { steps: readonly ShownStep[] }): ReactNode {
  return (
    <dl className={styles.steps}>
      {steps.map(({ label, formula, cents }, index) => (
        <div key={index} className={styles.step}>
          <dt>
            <bdi>{label}</bdi>
          </dt>
          <dd className={styles.formula}>{formula}</dd>
          <dd className={styles.result}>{formatUsd(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The columns of the coverage table, on forms and on views. */
const columns = [
  ['Coverage'],
  ['Include'],
  ['Accept Date'],
  ['Limit', 'end'],
  ['Accept', 'end'],
  ['Deductible Basis'],
  ['Deductible', 'end'],
  ['Deductible Amount', 'end'],
  ['Premium', 'end'],
] as const;

export function CoverageColumns(): ReactNode {
  return (
    <thead className={styles.headers}>
      <tr>
        {columns.map(([label, align]) => (
          <th key={label} scope="col" className={align && styles.end}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
