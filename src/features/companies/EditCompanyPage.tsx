import type { ReactElement } from 'react';
import { useEditCompanyQuery, useUpdateCompanyMutation } from '@/api/companies';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { FormPage } from '@/components/form/FormPage';
import { current } from '@/components/feedback/queryState';
import { mapReading } from '@/components/actions/staleWrite/reading';
import { readTwoFactor } from '@/domain/values/flags';
import { idFromRoute } from '@/domain/records/ids';
import type { Company } from '@/domain/records/companies';
import { linkTo } from '@/paths';
import { useRecentRecord } from '@/session/recentRecords';
import { companyEditCrumbs, companySchema, companyToForm, companyToSend } from './companyForm';
import { CompanyFields } from './CompanyFields';
import { StoredDocuments } from './StoredDocuments';

const Field = fieldsOf<Company>();

/** Edits a company; its documents are shown and sent back unchanged. */
export function EditCompanyPage(): ReactElement {
  const { id = '' } = useRouteParams<'id'>();
  const read = useEditCompanyQuery(idFromRoute(id));
  const stored = current(read);
  useRecentRecord(stored.data && `Company ${stored.data.companyName}`);
  const [updateCompany] = useUpdateCompanyMutation();

  function save(values: Company): Promise<unknown> {
    return updateCompany(companyToSend(values, stored.data ?? values)).unwrap();
  }

  return (
    <FormPage
      heading="Edit Company"
      breadcrumbs={companyEditCrumbs}
      record={{ ...stored, data: stored.data && companyToForm(stored.data) }}
      save={save}
      readAgain={() => mapReading(read.refetch(), companyToForm)}
      validationSchema={companySchema}
      backTo={linkTo('/company')}
      recordName={({ companyName }) => companyName}
    >
      <CompanyFields
        documents={<StoredDocuments />}
        twoFactor={
          <Field.Switch
            name="twoFactorAuthentication"
            label="Two Factor Authentication"
            on="enabled"
            off="disabled"
            read={readTwoFactor}
          />
        }
      />
    </FormPage>
  );
}
