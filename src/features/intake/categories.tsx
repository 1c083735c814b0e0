import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactElement } from 'react';
import {
  useCreateClientIntakeCategoryMutation,
  useEditClientIntakeCategoryQuery,
  useUpdateClientIntakeCategoryMutation,
  useViewClientIntakeCategoryQuery,
} from '@/api/intake';
import { useViewMenuCategoryQuery } from '@/api/session';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { FormPage } from '@/components/form/FormPage';
import { ListPage } from '@/components/list/ListPage';
import { categoryTitle } from '@/domain/access/menu';
import { idFromRoute } from '@/domain/records/ids';
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
  const { id } = useRouteParams<'id'>();
  const { clientId } = useSession();
  const heading = id === undefined ? 'Add Intake Category' : 'Edit Intake Category';
  const stored = useEditClientIntakeCategoryQuery(id === undefined ? skipToken : idFromRoute(id));
  useRecentRecord(stored.currentData && `Intake category ${categoryTitle(stored.currentData)}`);
  const suggestions = useViewMenuCategoryQuery(undefined)
    .data?.map(({ name }) => name)
    .join(', ');
  const [createCategory] = useCreateClientIntakeCategoryMutation();
  const [updateCategory] = useUpdateClientIntakeCategoryMutation();

  function save(category: IntakeCategory): Promise<unknown> {
    return (id === undefined ? createCategory(category) : updateCategory(category)).unwrap();
  }

  return (
    <FormPage
      heading={heading}
      breadcrumbs={[
        { label: 'Intake Categories', to: linkTo('/user_admin_intakecategory/') },
        { label: heading },
      ]}
      record={id === undefined ? { ...intakeCategory({}), client_id: clientId } : stored}
      save={save}
      readAgain={stored.refetch}
      creates={id === undefined ? 'intake category' : undefined}
      backTo={linkTo('/user_admin_intakecategory/')}
    >
      <Field.Text name="category_name" label="LOB" help={suggestions && `In use: ${suggestions}`} />
      <Field.Text name="sublob" label="Sub LOB" />
    </FormPage>
  );
}
