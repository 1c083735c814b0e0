import { useId, type ReactNode } from 'react';
import { scheduleRows } from '@/domain/payment/schedule';
import { useHeader } from '@/intakeForm/state/store';
import { ScheduleTable } from '../../view/ScheduleTable';
import styles from './headerFields.module.css';

/** SCHED-01 to SCHED-07: the periods of the policy, once a schedule is chosen. */
export function SchedulePreview(): ReactNode {
  const id = useId();
  const effective = useHeader((header) => header.policyeffectivedate);
  const schedule = useHeader((header) => header.policyschedule);
  const rows = scheduleRows(effective, schedule);
  if (rows.length === 0) return null;
  return (
    <div className={styles.schedule}>
      <h3 id={id}>Schedule Details</h3>
      <div className={styles.periods}>
        <ScheduleTable rows={rows} labelledBy={id} />
      </div>
    </div>
  );
}
