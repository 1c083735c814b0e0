import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  useCreateClientIntakeSubcategoryMutation,
  useEditClientIntakeCategoryQuery,
  useEditClientIntakeSubcategoryQuery,
  useRemoveClientIntakeSubcategoryMutation,
  useUpdateClientIntakeSubcategoryMutation,
  useViewClientIntakeSubcategoryQuery,
} from '@/api/intake';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { categoryCrumbs } from '@/components/ui/categoryCrumbs';
import type { Column } from '@/components/list/columns';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { FormPage, useRecordForm } from '@/components/form/FormPage';
import { ListPage } from '@/components/list/ListPage';
import { useRowRemoval } from '@/components/list/useRowRemoval';
import { current } from '@/components/feedback/queryState';
import { idFromRoute } from '@/domain/records/ids';
import type { IntakeCategory } from '@/domain/records/intake';
import { subcategoryFields, type IntakeSubcategory } from '@/domain/records/intakeSubcategories';
import { linkTo } from '@/paths';
import { useCategoryName } from '@/session/useCategoryName';
import { useSession } from '@/session/useSession';

function columnsFor(cid: string): readonly Column<IntakeSubcategory>[] {
  return [
    { label: 'Name', text: (item) => item.subcategory_name },
    { label: 'Category', text: (item) => item.category_name },
    {
      label: 'List',
      text: () => '',
      cell: (item) => (
        <Link
          to={linkTo('/user_admin_intakecoverage/:cid/:id', { cid, id: item.id })}
          aria-label={`List of ${item.subcategory_name}`}
        >
          List
        </Link>
      ),
      sortable: false,
      exported: false,
    },
  ];
}

export function PackageListPage(): ReactElement {
  const { cid = '' } = useRouteParams<'cid'>();
  const category = useEditClientIntakeCategoryQuery(idFromRoute(cid)).currentData;
  const query = current(useViewClientIntakeSubcategoryQuery(idFromRoute(cid)));
  const [removePackage] = useRemoveClientIntakeSubcategoryMutation();
  const removal = useRowRemoval(
    ({ id }) => removePackage(id).unwrap(),
    query,
    (item) => ({ word: 'Package', name: item.subcategory_name }),
  );
  const heading = category ? `${category.category_name}'s Packages` : 'Packages';
  return (
    <ListPage
      heading={heading}
      breadcrumbs={[...categoryCrumbs(cid, useCategoryName(cid)), { label: 'Packages' }]}
      query={query}
      columns={columnsFor(cid)}
      pageSize={10}
      addLink={linkTo('/user_admin_add_intakesubcategory/:cid', { cid })}
      editLink={({ id }) => linkTo('/user_admin_edit_intakesubcategory/:cid/:id', { cid, id })}
      removal={removal}
      toolbar={
        <ButtonLink size="small" to={linkTo('/user_admin_intakecategory/')}>
          Back
        </ButtonLink>
      }
    />
  );
}

const Field = fieldsOf<IntakeSubcategory>();

function newPackage(category: IntakeCategory, clientId: IntakeSubcategory['client_id']): IntakeSubcategory {
  return {
    ...subcategoryFields({}),
    client_id: clientId,
    category_id: category.id,
    category_name: category.category_name,
  };
}

/** A package that belongs to a list is a sub list. */
function NameField(): ReactElement {
  const list = Field.useValue('listcategory_id');
  return <Field.Text name="subcategory_name" label={list === '' ? 'List Name' : 'Sub List Name'} />;
}

export function PackageFormPage(): ReactElement {
  const { cid = '', id } = useRouteParams<'cid' | 'id'>();
  const { clientId } = useSession();
  const category = current(useEditClientIntakeCategoryQuery(id === undefined ? idFromRoute(cid) : skipToken));
  const blank = { ...category, data: category.data && newPackage(category.data, clientId) };
  const { isNew, form } = useRecordForm('package', blank, {
    read: useEditClientIntakeSubcategoryQuery,
    create: useCreateClientIntakeSubcategoryMutation,
    update: useUpdateClientIntakeSubcategoryMutation,
  });
  const heading = isNew ? 'Add Intake Packages' : 'Edit Intake Packages';
  const backTo = linkTo('/user_admin_intakesubcategory/:cid', { cid });

  return (
    <FormPage
      heading={heading}
      breadcrumbs={[
        ...categoryCrumbs(cid, useCategoryName(cid)),
        { label: 'Packages', to: backTo },
        { label: heading },
      ]}
      {...form}
      nameOf={(item) => item.subcategory_name}
      backTo={backTo}
    >
      <Field.Text name="category_name" label="Category" readOnly />
      <NameField />
    </FormPage>
  );
}
