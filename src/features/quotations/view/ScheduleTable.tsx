import type { ReactNode } from 'react';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { formatDate } from '@/domain/text/dates';
import type { ScheduleRow } from '@/domain/payment/schedule';
import styles from './schedule.module.css';

interface ScheduleTableProps {
  rows: readonly ScheduleRow[];
  /** The id of the heading of the table. */
  labelledBy: string;
  /** The due dates that have passed without being paid. */
  overdue?: readonly string[];
}

/** The periods of a payment schedule. */
export function ScheduleTable({ rows, labelledBy, overdue = [] }: ScheduleTableProps): ReactNode {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {['Start', 'Valid To', 'Due Date', 'Status'].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ startDate, renewalDate, duedate, status }) => (
          <tr key={startDate}>
            <td>
              <span>{formatDate(startDate)}</span>
            </td>
            <td>
              <span>{formatDate(renewalDate)}</span>
            </td>
            <td>
              <span>{formatDate(duedate)}</span>
              {overdue.includes(duedate) && (
                <span>
                  {' '}
                  <StatusBadge tone="bad">Overdue</StatusBadge>
                </span>
              )}
            </td>
            <td>
              <StatusBadge tone={status === 'Active' ? 'good' : 'neutral'}>{status}</StatusBadge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
