import type { ReactElement } from 'react';
import { useEditSlabQuery, useUpdateSlabMutation } from '@/api/bordereau';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { FormPage } from '@/components/form/FormPage';
import { idFromRoute } from '@/domain/records/ids';
import type { Slab } from '@/domain/records/bordereau';
import { linkTo } from '@/paths';
import { carrierCrumbs } from './carrierCrumbs';

const Field = fieldsOf<Slab>();

/** Legacy: no link leads here, and Save and Cancel go to a path without a screen of its own. */
export function SlabFormPage(): ReactElement {
  const { id = '' } = useRouteParams<'id'>();
  const stored = useEditSlabQuery(idFromRoute(id));
  const [updateSlab] = useUpdateSlabMutation();
  return (
    <FormPage
      heading="Edit Slab"
      breadcrumbs={carrierCrumbs(
        { label: 'File Upload', to: linkTo('/client_user_BDX_fileupload') },
        { label: 'Edit Slab' },
      )}
      record={stored}
      save={(slab) => updateSlab(slab).unwrap()}
      readAgain={stored.refetch}
      backTo={linkTo('/user_admin_slab')}
    >
      <Field.Text name="slab_name" label="Slab Name" />
      <Field.Text name="noofparticipant" label="No Of Participant" isAmount inputMode="numeric" />
      <Field.Text name="lowerlimit" label="Lower Limit" isAmount inputMode="decimal" />
      <Field.Text name="upperlimit" label="Upper Limit" isAmount inputMode="decimal" />
      <Field.Text name="amount" label="Amount" isAmount inputMode="decimal" />
    </FormPage>
  );
}
