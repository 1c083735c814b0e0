import { useId, type ReactNode } from 'react';
import { ModalDialog } from '@/components/feedback/dialogs/ModalDialog';
import type { Quotation } from '@/domain/records/quotations';
import { nextDueDate, overdueDates } from '@/domain/attention';
import { today } from '@/domain/text/dates';
import { scheduleRows } from '@/domain/payment/schedule';
import { ScheduleTable } from '@/features/quotations/view/ScheduleTable';
import { ScheduleTimeline } from './ScheduleTimeline';
import styles from '../payment.module.css';

interface ScheduleDialogProps {
  quotation: Pick<Quotation, 'policyeffectivedate' | 'policyschedule' | 'policyamount' | 'balance'>;
  /** Whether payments are due. Nothing is due of a quotation. */
  isDue: boolean;
  onClose: () => void;
}

/** The periods of the payment schedule, as a timeline and as a table. */
export function ScheduleDialog({ quotation, isDue, onClose }: ScheduleDialogProps): ReactNode {
  const id = useId();
  const rows = scheduleRows(quotation.policyeffectivedate.slice(0, 10), quotation.policyschedule);
  const day = today(new Date());
  return (
    <ModalDialog title="Schedule Details" open onClose={onClose}>
      {rows.length === 0 ? (
        <p className={styles.none}>
          There is no schedule: the effective date or the policy schedule is missing.
        </p>
      ) : (
        <div className={styles.history}>
          <ScheduleTimeline rows={rows} today={day} {...(isDue && { unpaidSince: nextDueDate(quotation) })} />
          <h3 id={id} className="visually-hidden">
            Periods
          </h3>
          <div className={styles.periods}>
            <ScheduleTable
              rows={rows}
              labelledBy={id}
              {...(isDue && { overdue: overdueDates(quotation, day) })}
            />
          </div>
        </div>
      )}
    </ModalDialog>
  );
}
