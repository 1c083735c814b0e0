import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ContactText } from '@/components/ui/ContactText';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { nothing } from '@/intakeForm/readOnly/ReadOnlyAnswer';
import { showDate } from '@/domain/text/dates';
import { showUsd } from '@/domain/text/money';
import { customerText, premiumLines, recordLines, type HeaderLine } from '@/domain/quotation/headerLines';
import type { StoredDifference } from '@/domain/quotation/namedFields';
import { answerNote } from '@/domain/quotation/shown';
import type { Quotation } from '@/domain/records/quotations';
import { linkTo } from '@/paths';
import { withHtmlLineEnds } from '@/domain/text/lineEnds';
import { useIsCategoryRemoved } from './recordCategory';
import styles from './quotationDocument.module.css';

/** The most important fields of a record: customer, amount, period and number. */
export function RecordHeader({ record }: { record: Quotation }): ReactNode {
  const id = useId();
  const isRemoved = useIsCategoryRemoved()(record);
  const { name, lines } = customerText(record);
  const dates = [record.policyeffectivedate, record.policyscheduledate].map(showDate).filter(Boolean);
  return (
    <section className={styles.header} aria-labelledby={id}>
      <div className={styles.headTop}>
        <div className={styles.insured}>
          <h2 id={id} className={styles.name}>
            <CustomerName name={name} customerId={record.customer_id} />
          </h2>
          {lines.map((line, index) => (
            <p key={index} className={styles.contact}>
              <ContactText text={line.text} link={line.link} />
            </p>
          ))}
        </div>
        <div className={styles.figures}>
          <p className={styles.amountLabel} aria-hidden="true">
            Policy Amount
          </p>
          <p role="group" aria-label="Policy Amount" className={styles.amount}>
            {showUsd(record.policyamount) || nothing}
          </p>
          <p className={styles.contact}>
            {[record.state_name, dates.join(' to ')].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <HeaderLines lines={recordLines(record, isRemoved)} />
    </section>
  );
}

/** The name leads to the customer's screen if the record has the customer's id. */
function CustomerName({
  name,
  customerId,
}: {
  name: string;
  customerId: Quotation['customer_id'];
}): ReactNode {
  if (customerId === '') return <bdi translate="no">{name || 'No customer'}</bdi>;
  return (
    <Link to={linkTo('/user_admin_customer/:id', { id: customerId })} className={styles.customer}>
      <bdi translate="no">{name || 'Customer without a name'}</bdi>
    </Link>
  );
}

/** The dates, schedules and amounts of the policy. */
export function PremiumDetails({
  record,
  differences,
}: {
  record: Quotation;
  differences: readonly StoredDifference[];
}): ReactNode {
  const heading = useId();
  const notes = new Map(differences.map((each) => [each.name, answerNote(each)]));
  return (
    <FormCard headingId={heading} heading="Premium Details" lines={3} isAlwaysRendered>
      <HeaderLines lines={premiumLines(record, notes)} />
    </FormCard>
  );
}

function HeaderLines({ lines }: { lines: readonly HeaderLine[] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {lines.map(({ label, text, note }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            {text ? (
              <bdi translate="no">{withHtmlLineEnds(text)}</bdi>
            ) : (
              <span className={styles.muted}>{nothing}</span>
            )}
          </dd>
          {note !== undefined && (
            <dd className={styles.note}>
              <bdi translate="no">{note}</bdi>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
