import { useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import {
  useUpdatePolicyQuotationListMutation,
  useUpdateSavePolicyQuotationListMutation,
} from '@/api/quotations';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { mapReading, type Reading } from '@/components/feedback/staleWrite/reading';
import type { Crumb } from '@/components/ui/Breadcrumbs';
import { QuotationStore } from '@/intakeForm/state/quotationStore';
import { PageHeader } from '@/components/ui/PageHeader';
import { idFromRoute } from '@/domain/values/ids';
import { fromRecord } from '@/domain/quotation/conversion';
import type { Quotation } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { minimumEffectiveDate } from '@/domain/payment/schedule';
import { linkTo } from '@/paths';
import { quotationTitle, useRecentRecord } from '@/session/recentRecords';
import { useSession } from '@/session/useSession';
import { WithSidePanel } from '../panel/WithSidePanel';
import { Clock } from './sections/Clock';
import { QuotationForm, type QuotationFormProps } from './QuotationForm';
import {
  completed,
  StoredQuotation,
  type Stored,
  type StoredQuotationProps,
} from './sections/StoredQuotation';
import type { EditedQuotation } from './saving/useStoredCheck';
import styles from './quotationForm.module.css';

export const editHeading = 'Edit Quotation';
/** The list that both edit pages belong to. */
export const quotationList: Crumb = {
  label: 'Policies Quotations',
  to: linkTo('/user_admin_policy_quotations'),
};

interface EditPageProps extends Pick<QuotationFormProps, 'tools'> {
  useRecord: StoredQuotationProps['useRecord'];
  /** The same call, to read the record again. */
  useLazyRecord: () => readonly [read: (id: Id) => Reading<Quotation>, ...unknown[]];
  breadcrumbs: readonly Crumb[];
  children?: ReactNode;
}

/** One quotation a URL: another URL is another form, which knows nothing of the one before. */
export function EditPage({ useRecord, useLazyRecord, breadcrumbs, ...form }: EditPageProps): ReactElement {
  const { pathname } = useLocation();
  const { id: idText = '', intake_id = '' } = useRouteParams<'id' | 'intake_id'>();
  const { clientId } = useSession();
  const [read] = useLazyRecord();
  const id = idFromRoute(idText);
  const intakeId = idFromRoute(intake_id);
  const readAgain = (): Reading<Quotation> =>
    mapReading(read(id), (record) => completed(record, clientId, intakeId));
  const [opened, setOpened] = useState<{ pathname: string; stored: Stored }>();
  return (
    <>
      <PageHeader heading={editHeading} breadcrumbs={breadcrumbs} action={<Clock />} />
      <WithSidePanel>
        <div className={styles.body}>
          {opened?.pathname === pathname ? (
            <EditForm key={pathname} edited={{ ...opened.stored, readAgain }} {...form} />
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

function newStore({ record, agent }: Stored): QuotationStore {
  const now = new Date();
  const earliestDate = (day: Date): string => minimumEffectiveDate(day, record.policyeffectivedate);
  return new QuotationStore(fromRecord(record, { now, agent }), { earliestDate }, now);
}

/** QEDIT-07, Q-121: Save and Generate Quotation are calls of their own, with the same body. */
function EditForm({
  edited,
  ...form
}: Pick<EditPageProps, 'tools' | 'children'> & { edited: EditedQuotation }): ReactElement {
  const [generate] = useUpdatePolicyQuotationListMutation();
  const [save] = useUpdateSavePolicyQuotationListMutation();
  useRecentRecord(quotationTitle(editHeading, edited.record));
  return (
    <QuotationForm
      label={editHeading}
      start={() => newStore(edited)}
      edited={edited}
      main="generate"
      refusal={(store, button) => (button === 'generate' ? store.refusal('edit') : store.saveRefusal())}
      send={(store, button) => (button === 'generate' ? generate : save)(store.updatePayload()).unwrap()}
      {...form}
    />
  );
}
