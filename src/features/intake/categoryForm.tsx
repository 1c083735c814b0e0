import type { ReactElement } from 'react';
import {
  useCreateClientIntakeCategoryMutation,
  useEditClientIntakeCategoryQuery,
  useUpdateClientIntakeCategoryMutation,
  useViewMenuCategoryQuery,
} from '@/api/intake';
import { CategorySetup } from '@/features/attributes/setup/CategorySetup';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { FormPage, useRecordForm } from '@/components/form/FormPage';
import { categoryTitle } from '@/domain/access/menu';
import { intakeCategory, type IntakeCategory } from '@/domain/records/intake';
import { linkTo } from '@/paths';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { useRecentRecord } from '@/session/recentRecords';
import { useSession } from '@/session/useSession';

const Field = fieldsOf<IntakeCategory>();

export function IntakeCategoryFormPage(): ReactElement {
  const { id = '' } = useRouteParams<'id'>();
  const { clientId } = useSession();
  const suggestions = useViewMenuCategoryQuery(undefined)
    .data?.map(({ name }) => name)
    .join(', ');
  const newCategory = { ...intakeCategory({}), client_id: clientId };
  const { isNew, stored, form } = useRecordForm('intake category', newCategory, {
    read: useEditClientIntakeCategoryQuery,
    create: useCreateClientIntakeCategoryMutation,
    update: useUpdateClientIntakeCategoryMutation,
  });
  const heading = isNew ? 'Add Intake Category' : 'Edit Intake Category';
  useRecentRecord(stored.currentData && `Intake category ${categoryTitle(stored.currentData)}`);

  const page = (
    <FormPage
      heading={heading}
      breadcrumbs={[
        { label: 'Intake Categories', to: linkTo('/user_admin_intakecategory/') },
        { label: heading },
      ]}
      {...form}
      recordName={categoryTitle}
      backTo={linkTo('/user_admin_intakecategory/')}
    >
      <Field.Text name="category_name" label="LOB" help={suggestions && `In use: ${suggestions}`} />
      <Field.Text name="sublob" label="Sub LOB" />
    </FormPage>
  );
  return isNew ? page : <CategorySetup id={id}>{page}</CategorySetup>;
}
