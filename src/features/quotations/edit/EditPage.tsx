import { useState, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { mapReading, type Reading } from '@/components/actions/staleWrite/reading';
import type { Crumb } from '@/components/ui/Breadcrumbs';
import { PageHeader } from '@/components/ui/PageHeader';
import { idFromRoute } from '@/domain/records/ids';
import type { Quotation } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { quotationTitle, useRecentRecord } from '@/session/recentRecords';
import { useSession } from '@/session/useSession';
import { WithSidePanel } from '../panel/WithSidePanel';
import { Clock } from './sections/Clock';
import { headings, QuotationForm, type QuotationFormProps } from './QuotationForm';
import {
  withDefaultIds,
  StoredQuotation,
  type Stored,
  type StoredQuotationProps,
} from './sections/StoredQuotation';
import styles from './quotationForm.module.css';

/** The breadcrumb of both edit pages. */
export const quotationList: Crumb = {
  label: 'Policies Quotations',
  to: linkTo('/user_admin_policy_quotations'),
};

interface EditPageProps extends Omit<QuotationFormProps, 'quotation'> {
  useRecord: StoredQuotationProps['useRecord'];
  /** The same call as a lazy query, to read the record again. */
  useLazyRecord: () => readonly [read: (id: Id) => Reading<Quotation>, ...unknown[]];
  breadcrumbs: readonly Crumb[];
}

/** The form of the quotation of the URL. Another URL starts a new form without any data of the one before. */
export function EditPage({ useRecord, useLazyRecord, breadcrumbs, ...form }: EditPageProps): ReactElement {
  const { pathname } = useLocation();
  const { id: idText = '', intake_id = '' } = useRouteParams<'id' | 'intake_id'>();
  const { clientId } = useSession();
  const [read] = useLazyRecord();
  const id = idFromRoute(idText);
  const intakeId = idFromRoute(intake_id);
  const readAgain = (): Reading<Quotation> =>
    mapReading(read(id), (record) => withDefaultIds(record, clientId, intakeId));
  const [opened, setOpened] = useState<{ pathname: string; stored: Stored }>();
  const stored = opened?.pathname === pathname ? opened.stored : undefined;
  useRecentRecord(stored && quotationTitle(headings.stored, stored.record));
  return (
    <>
      <PageHeader heading={headings.stored} breadcrumbs={breadcrumbs} action={<Clock />} />
      <WithSidePanel>
        <div className={styles.body}>
          {stored ? (
            <QuotationForm
              key={pathname}
              quotation={{ kind: 'stored', edited: { ...stored, readAgain } }}
              {...form}
            />
          ) : (
            <StoredQuotation
              key={pathname}
              useRecord={useRecord}
              id={id}
              intakeId={intakeId}
              onLoaded={(stored) => setOpened({ pathname, stored })}
            />
          )}
        </div>
      </WithSidePanel>
    </>
  );
}
