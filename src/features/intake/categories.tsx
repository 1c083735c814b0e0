import type { ReactElement } from 'react';
import {
  useCreateClientIntakeCategoryMutation,
  useEditClientIntakeCategoryQuery,
  useUpdateClientIntakeCategoryMutation,
  useViewClientIntakeCategoryQuery,
  useViewMenuCategoryQuery,
} from '@/api/intake';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { FormPage, useRecordForm } from '@/components/form/FormPage';
import { ListPage } from '@/components/list/ListPage';
import { categoryTitle } from '@/domain/access/menu';
import { intakeCategory, type IntakeCategory } from '@/domain/records/intake';
import { linkTo } from '@/paths';
import { useRecentRecord } from '@/session/recentRecords';
import { useSession } from '@/session/useSession';
import { categoryColumns, categorySearch } from './categoryColumns';

export function IntakeCategoryListPage(): ReactElement {
  const { clientId } = useSession();
  return (
    <ListPage
      heading="Intake Categories"
      breadcrumbs={[{ label: 'Intake Categories' }]}
      query={useViewClientIntakeCategoryQuery(clientId)}
      columns={categoryColumns}
      pageSize={20}
      addLink={linkTo('/user_admin_add_intakecategory/')}
      editLink={categorySearch.open}
      actions={({ id }) => [
        { label: 'Packages', to: linkTo('/user_admin_intakesubcategory/:cid', { cid: id }) },
      ]}
    />
  );
}

const Field = fieldsOf<IntakeCategory>();

export function IntakeCategoryFormPage(): ReactElement {
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

  return (
    <FormPage
      heading={heading}
      breadcrumbs={[
        { label: 'Intake Categories', to: linkTo('/user_admin_intakecategory/') },
        { label: heading },
      ]}
      {...form}
      nameOf={categoryTitle}
      backTo={linkTo('/user_admin_intakecategory/')}
    >
      <Field.Text name="category_name" label="LOB" help={suggestions && `In use: ${suggestions}`} />
      <Field.Text name="sublob" label="Sub LOB" />
    </FormPage>
  );
}
