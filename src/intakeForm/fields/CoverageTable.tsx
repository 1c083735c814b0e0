import { useEffect, useId, useState, type ReactNode } from 'react';
import { announce } from '@/components/feedback/announce';
import { IconButton } from '@/components/ui/Button';
import { totalFor } from '@/domain/coverage';
import { formatUsd } from '@/domain/money';
import { CalculationSteps } from './CalculationSteps';
import { coverageColumns } from '../state/coverageColumns';
import { CoverageRow } from './CoverageRow';
import { useLineCount, useLines } from '../state/store';
import styles from './CoverageTable.module.css';

/** The lines of a quotation's cover, and their total, which becomes the policy amount (COV-05, COV-11). */
export function CoverageTable({ labelledBy }: { labelledBy: string }): ReactNode {
  const count = useLineCount();
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-labelledby={labelledBy}>
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
          {Array.from({ length: count }, (_, index) => (
            <CoverageRow key={index} index={index} />
          ))}
        </tbody>
        <Total />
      </table>
    </div>
  );
}

const settledMs = 600;

function Total(): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { cents, arithmetic } = totalFor(useLines());
  const text = formatUsd(cents);
  const [first] = useState(text);

  // Read out once it rests, not at each digit.
  useEffect(() => {
    if (text === first) return undefined;
    const timer = setTimeout(() => announce(`Total Premium ${text}`), settledMs);
    return () => clearTimeout(timer);
  }, [text, first]);

  return (
    <tfoot>
      <tr className={styles.total}>
        <th scope="row" colSpan={7}>
          Total Premium
        </th>
        {/* Two columns, since a large total would make the one of premiums too wide for the card. */}
        <td colSpan={2} className={styles.end}>
          <span className={styles.computed}>
            <IconButton
              icon="info"
              size="small"
              label="Arithmetic of Total Premium"
              className={styles.why}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            />
            <strong>{text}</strong>
          </span>
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className={styles.explained}>
          <td colSpan={9}>
            <CalculationSteps steps={[...arithmetic, { label: 'Total Premium', working: '', cents }]} />
          </td>
        </tr>
      )}
    </tfoot>
  );
}
