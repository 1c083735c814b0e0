import type { ReactElement } from 'react';
import { useCompanyMutation } from '@/api/companies';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { FormPage } from '@/components/form/FormPage';
import type { UploadHandles } from '@/components/actions/useAction';
import { sealed, Sealed } from '@/domain/text/secret';
import { userNameToSend } from '@/domain/access/userNames';
import { linkTo } from '@/paths';
import { companyEditCrumbs, companySchema, newCompany, type NewCompanyValues } from './companyForm';
import { CompanyFields } from './CompanyFields';
import { DocumentsField } from './DocumentsField';

const Field = fieldsOf<NewCompanyValues>();

/** Adds a company together with its documents, in one multipart request. */
export function AddCompanyPage(): ReactElement {
  const [createCompany] = useCompanyMutation();

  function save(
    { documentUpload: documents, ...values }: NewCompanyValues,
    upload: UploadHandles,
  ): Promise<unknown> {
    const fields = {
      ...values,
      username: userNameToSend(values.username),
      password: sealed(values.password),
    };
    if (documents.length > 0) upload.onProgress(0);
    return createCompany(new Sealed({ fields, documents, ...(documents.length > 0 && { upload }) })).unwrap();
  }

  return (
    <FormPage
      heading="Add Company"
      breadcrumbs={companyEditCrumbs}
      record={newCompany}
      save={save}
      validationSchema={companySchema}
      backTo={linkTo('/company')}
      newRecordLabel="company"
      recordName={({ companyName }) => companyName}
    >
      <CompanyFields
        documents={<DocumentsField />}
        twoFactor={
          <Field.Radio
            name="twoFactorAuthentication"
            label="Two Factor Authentication"
            options={[
              { value: 'enabled', label: 'Enabled' },
              { value: 'disabled', label: 'Disabled' },
            ]}
          />
        }
      />
    </FormPage>
  );
}
