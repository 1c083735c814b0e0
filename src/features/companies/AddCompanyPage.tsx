import type { ReactElement } from 'react';
import { useCompanyMutation } from '@/api/companies';
import type { UploadOptions } from '@/api/request';
import { fieldsOf } from '@/components/fields/fieldsOf';
import { FormPage } from '@/components/FormPage';
import { UploadProgress } from '@/components/UploadProgress';
import { useUpload } from '@/components/useUpload';
import { sealed, Sealed } from '@/domain/secret';
import { linkTo } from '@/paths';
import { newCompany, type NewCompanyValues } from './companyForm';
import { companyEditCrumbs } from './companyEditCrumbs';
import { CompanyFields } from './parts/CompanyFields';
import { DocumentsField } from './parts/DocumentsField';

const Field = fieldsOf<NewCompanyValues>();

/** Adds a company together with its documents, in one multipart call. */
export function AddCompanyPage(): ReactElement {
  const [createCompany] = useCompanyMutation();
  const upload = useUpload();

  function save({ documentUpload: documents, ...values }: NewCompanyValues): Promise<unknown> {
    const fields = { ...values, password: sealed(values.password) };
    const send = (options?: UploadOptions): Promise<unknown> =>
      createCompany(new Sealed({ fields, documents, ...(options && { upload: options }) })).unwrap();
    return documents.length > 0 ? upload.run(send) : send();
  }

  return (
    <FormPage
      heading="Add Company"
      breadcrumbs={companyEditCrumbs}
      record={newCompany}
      save={save}
      backTo={linkTo('/company')}
      actions={<UploadProgress upload={upload} />}
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
