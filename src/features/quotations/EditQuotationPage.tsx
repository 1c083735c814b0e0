import { useState, type ReactElement, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import {
  useEditPolicyQuotationListQuery,
  useUpdatePolicyQuotationListMutation,
  useUpdateSavePolicyQuotationListMutation,
  useViewPolicyQuotationQuery,
} from '@/api/quotations';
import type { Crumb } from '@/components/Breadcrumbs';
import { QuotationStore } from '@/components/intakeForm/quotationStore';
import { PageHead } from '@/components/PageHead';
import { idFromRoute } from '@/domain/ids';
import { fromRecord } from '@/domain/quotation/fromRecord';
import { minimumEffectiveDate } from '@/domain/schedule';
import { linkTo } from '@/paths';
import { Clock } from './parts/Clock';
import { EarlierVersions } from './parts/EarlierVersions';
import { HistoryTools } from './parts/HistoryTools';
import { QuotationForm, type QuotationFormProps } from './parts/QuotationForm';
import { StoredQuotation, type Stored, type StoredQuotationProps } from './parts/StoredQuotation';
import styles from './quotationForm.module.css';

const heading = 'Edit Quotation';
const list: Crumb = { label: 'Policies Quotations', to: linkTo('/user_admin_policy_quotations') };

/** QEDIT-02, QEDIT-09, QEDIT-10, Q-120: the edit form with history. */
export function EditIntakeFormPage(): ReactElement {
  return (
    <EditPage
      useRecord={useViewPolicyQuotationQuery}
      breadcrumbs={[list, { label: heading }]}
      tools={<HistoryTools />}
    />
  );
}

/** QEDIT-01, QEDIT-11 to QEDIT-13, Q-120: the edit page, with the earlier versions on it. */
export function EditQuotationPage(): ReactElement {
  return (
    <EditPage useRecord={useEditPolicyQuotationListQuery} breadcrumbs={[list]}>
      <EarlierVersions />
    </EditPage>
  );
}

interface EditPageProps extends Pick<QuotationFormProps, 'tools'> {
  useRecord: StoredQuotationProps['useRecord'];
  breadcrumbs: readonly Crumb[];
  children?: ReactNode;
}

/** One quotation a URL: another URL is another form, which knows nothing of the one before. */
function EditPage({ useRecord, breadcrumbs, ...form }: EditPageProps): ReactElement {
  const { pathname } = useLocation();
  const { id = '', intake_id = '' } = useParams<'id' | 'intake_id'>();
  const [opened, setOpened] = useState<{ pathname: string; stored: Stored }>();
  return (
    <>
      <PageHead heading={heading} breadcrumbs={breadcrumbs} action={<Clock />} />
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
  return (
    <QuotationForm
      label={heading}
      start={() => newStore(stored)}
      main="generate"
      refusal={(store, button) => (button === 'generate' ? store.refusal('edit') : store.saveRefusal())}
      send={(store, button) => (button === 'generate' ? generate : save)(store.updatePayload()).unwrap()}
      {...form}
    />
  );
}
