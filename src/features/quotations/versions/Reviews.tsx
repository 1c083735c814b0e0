import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useViewPolicyQuotationHistoryQuery } from '@/api/quotations';
import { DescriptionList } from '@/components/ui/DescriptionList';
import { Icon } from '@/components/ui/Icon';
import { InlineError } from '@/components/feedback/InlineError';
import { useQuotation } from '@/intakeForm/state/store';
import { showDate, showTimestamp } from '@/domain/text/dates';
import { showUsd } from '@/domain/text/money';
import { oldestFirst } from '@/domain/quotation/history';
import { scheduleText } from '@/domain/payment/schedule';
import type { QuotationHistory } from '@/domain/records/quotations';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import styles from './Reviews.module.css';

/** The earlier versions of the quotation as 'Review 1', 'Review 2' and so on, oldest first. */
export function Reviews(): ReactNode {
  const { clientId } = useSession();
  const { id } = useQuotation().getHeader();
  const history = useViewPolicyQuotationHistoryQuery({ company_id: clientId, quotation_id: id });
  if (!history.currentData) {
    return history.isError ? (
      <InlineError text="Could not load" onRetry={history.refetch} error={history.error} />
    ) : (
      <p role="status">Loading...</p>
    );
  }
  const versions = oldestFirst(history.currentData);
  if (versions.length === 0) return <p className={styles.none}>There is no earlier version</p>;
  return (
    <ol className={styles.list}>
      {versions.map((version, index) => (
        <li key={String(version.id)} className={styles.item}>
          <Review number={index + 1} version={version} />
        </li>
      ))}
    </ol>
  );
}

function Review({ number, version }: { number: number; version: QuotationHistory }): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = `Review ${number}`;
  return (
    <>
      <div className={styles.header}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.sign} aria-hidden="true">
            {isOpen ? '−' : '+'}
          </span>
          <span>{name}</span>
        </button>
        <span className={styles.when}>{showTimestamp(version.createdAt)}</span>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Details version={version} name={name} />}
      </div>
    </>
  );
}

function Details({ version, name }: { version: QuotationHistory; name: string }): ReactNode {
  const { id: qid, intake_id } = useQuotation().getHeader();
  const entries = (
    [
      ['Policy NO', version.unique_id],
      ['Created By', version.policycreator_name],
      ['Customer', `${version.firstname} ${version.lastname}`.trim()],
      ['Program', version.programname],
      ['Sub LOB', version.sublob_name],
      ['State', version.state_name || version.state],
      ['Effective Date', showDate(version.policyeffectivedate)],
      ['Exp Date', showDate(version.policyscheduledate)],
      ['Policy Duration', scheduleText(version.policyduration)],
      ['Policy Schedule', scheduleText(version.policyschedule)],
      ['Payment Schedule', scheduleText(version.paymentschedule)],
      ['Policy Amount', showUsd(version.policyamount)],
    ] as const
  ).map(([label, text]) => [label, text || '–'] as const);
  return (
    <div className={styles.details}>
      <DescriptionList className={styles.facts} entries={entries} />
      <Link
        to={linkTo('/user_admin_view_quotationhistory/:id/:qid/:intake_id', {
          id: version.id,
          qid,
          intake_id,
        })}
      >
        <span>{`Open ${name}`}</span>
        <Icon name="chevronRight" size={14} />
      </Link>
    </div>
  );
}
