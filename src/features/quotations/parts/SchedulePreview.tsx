import { useId, type ReactNode } from 'react';
import { StatusBadge } from '@/components/StatusBadge';
import { formatDate } from '@/domain/dateText';
import { scheduleRows } from '@/domain/schedule';
import { useHead } from '@/components/intakeForm/store';
import styles from './headFields.module.css';

/** SCHED-01 to SCHED-07: the periods of the policy, once a schedule is chosen. */
export function SchedulePreview(): ReactNode {
  const id = useId();
  const effective = useHead((head) => head.policyeffectivedate);
  const schedule = useHead((head) => head.policyschedule);
  const rows = scheduleRows(effective, schedule);
  if (rows.length === 0) return null;
  return (
    <div className={styles.schedule}>
      <h3 id={id}>Schedule Details</h3>
      <div className={styles.periods}>
        <table className={styles.table} aria-labelledby={id}>
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
                <td>{formatDate(startDate)}</td>
                <td>{formatDate(renewalDate)}</td>
                <td>{formatDate(duedate)}</td>
                <td>
                  <StatusBadge tone={status === 'Active' ? 'good' : 'neutral'}>{status}</StatusBadge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
