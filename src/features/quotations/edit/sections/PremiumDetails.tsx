import { memo, useId, type ReactNode } from 'react';
import {
  isExpiryBeforeEffective,
  withDuration,
  withEffectiveDate,
  withPolicySchedule,
  type QuotationHeader,
} from '@/domain/quotation/header';
import { readFlag } from '@/domain/values/flags';
import { scheduleOptions, scheduleRows, scheduleText } from '@/domain/payment/schedule';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { useEarliestDate, useHeader, useQuotation } from '@/intakeForm/state/store';
import { HeaderDate, HeaderSelect, HeaderText } from './HeaderFields';
import { ScheduleTable } from '../../view/ScheduleTable';
import styles from './headerFields.module.css';

/** A select box of schedules. The values are those of the server, the labels those of the requirements. */
function ScheduleSelect({
  label,
  name,
  change,
}: {
  label: string;
  name: 'policyschedule' | 'policyduration' | 'paymentschedule';
  change: (header: QuotationHeader, value: string) => QuotationHeader;
}): ReactNode {
  const store = useQuotation();
  const value = useHeader((header) => header[name]);
  return (
    <HeaderSelect
      label={label}
      value={value}
      valueLabel={scheduleText(value)}
      choices={scheduleOptions}
      onChoose={(chosen) => store.editHeader((header) => change(header, chosen))}
    />
  );
}

/** A stored value stays unchanged until the user chooses another one. */
function AdmittedSelect(): ReactNode {
  const store = useQuotation();
  const value = useHeader((header) => (readFlag(header.Admitted) === true ? '1' : '0'));
  return (
    <HeaderSelect
      label="Admitted"
      value={value}
      hasBlank={false}
      choices={[
        { value: '1', label: 'Y' },
        { value: '0', label: 'N' },
      ]}
      onChoose={(Admitted) => store.editHeader((header) => ({ ...header, Admitted }))}
    />
  );
}

/**
 * Dates, schedules and grace periods of the policy, and the resulting periods. It is memoized, so that a change of another
 * field does not render it again.
 */
export const PremiumDetails = memo(function PremiumDetails(): ReactNode {
  const heading = useId();
  const earliestDate = useEarliestDate();
  const endsBeforeStart = useHeader(isExpiryBeforeEffective);
  return (
    <FormCard headingId={heading} heading="Premium Details" lines={2} isAlwaysRendered>
      <div className={styles.four}>
        <HeaderDate
          label="Effective Date"
          name="policyeffectivedate"
          min={earliestDate}
          change={withEffectiveDate}
        />
        <HeaderDate
          label="Exp Date"
          name="policyscheduledate"
          note={endsBeforeStart ? 'Before the Effective Date' : ''}
          change={(header, policyscheduledate) => ({ ...header, policyscheduledate })}
        />
        <ScheduleSelect label="Policy Duration" name="policyduration" change={withDuration} />
        <ScheduleSelect label="Policy Schedule" name="policyschedule" change={withPolicySchedule} />
        <ScheduleSelect
          label="Payment Schedule"
          name="paymentschedule"
          change={(header, paymentschedule) => ({ ...header, paymentschedule })}
        />
        <HeaderText label="Grace Period" name="policyquotation_graceperiod" />
        <HeaderText label="Payment Grace Period" name="paymentgraceperiod" />
        <AdmittedSelect />
      </div>
      <SchedulePreview />
    </FormCard>
  );
});

/** The periods of the policy, once a schedule is chosen. */
function SchedulePreview(): ReactNode {
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
