import { useState, type ReactElement, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import {
  useUpdatePolicyQuotationListMutation,
  useUpdateSavePolicyQuotationListMutation,
} from '@/api/quotations';
import type { Crumb } from '@/components/ui/Breadcrumbs';
import { QuotationStore } from '@/intakeForm/state/quotationStore';
import { PageHeader } from '@/components/ui/PageHeader';
import { idFromRoute } from '@/domain/ids';
import { fromRecord } from '@/domain/quotation/conversion';
import { minimumEffectiveDate } from '@/domain/schedule';
import { linkTo } from '@/paths';
import { quotationTitle, useRecentRecord } from '@/session/recentRecords';
import { Clock } from './Clock';
import { QuotationForm, type QuotationFormProps } from './QuotationForm';
import { StoredQuotation, type Stored, type StoredQuotationProps } from './StoredQuotation';
import styles from './quotationForm.module.css';

export const editHeading = 'Edit Quotation';
/** The list that both edit pages belong to. */
export const quotationList: Crumb = {
  label: 'Policies Quotations',
  to: linkTo('/user_admin_policy_quotations'),
};

interface EditPageProps extends Pick<QuotationFormProps, 'tools'> {
  useRecord: StoredQuotationProps['useRecord'];
  breadcrumbs: readonly Crumb[];
  children?: ReactNode;
}

/** One quotation a URL: another URL is another form, which knows nothing of the one before. */
export function EditPage({ useRecord, breadcrumbs, ...form }: EditPageProps): ReactElement {
  const { pathname } = useLocation();
  const { id = '', intake_id = '' } = useParams<'id' | 'intake_id'>();
  const [opened, setOpened] = useState<{ pathname: string; stored: Stored }>();
  return (
    <>
      <PageHeader heading={editHeading} breadcrumbs={breadcrumbs} action={<Clock />} />
      <div className={styles.body}>
        {opened?.pathname === pathname ? (
          <EditForm key={pathname} stored={opened.stored} {...form} />
        ) : (
          <StoredQuotation
            key={pathname}
            useRecord={useRecord}
            id={idFromRoute(id)}
            intakeId={idFromRoute(intake_id)}
            onLoaded={(stored) => setOpened({ pathname, stored })}
          />
        )}
      </div>
    </>
  );
}

function newStore({ record, agent }: Stored): QuotationStore {
  const now = new Date();
  return new QuotationStore(
    fromRecord(record, { now, agent }),
    minimumEffectiveDate(now, record.policyeffectivedate),
  );
}

/** QEDIT-07, Q-121: Save and Generate Quotation are calls of their own, with the same body. */
function EditForm({
  stored,
  ...form
}: Pick<EditPageProps, 'tools' | 'children'> & { stored: Stored }): ReactElement {
  const [generate] = useUpdatePolicyQuotationListMutation();
  const [save] = useUpdateSavePolicyQuotationListMutation();
  useRecentRecord(quotationTitle(editHeading, stored.record));
  return (
    <QuotationForm
      label={editHeading}
      start={() => newStore(stored)}
      main="generate"
      refusal={(store, button) => (button === 'generate' ? store.refusal('edit') : store.saveRefusal())}
      send={(store, button) => (button === 'generate' ? generate : save)(store.updatePayload()).unwrap()}
      {...form}
    />
  );
}
