import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactElement } from 'react';
import {
  useCreateClientIntakeSubcategoryMutation,
  useEditClientIntakeCategoryQuery,
  useEditClientIntakeSubcategoryQuery,
  useUpdateClientIntakeSubcategoryMutation,
} from '@/api/intake';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { categoryCrumbs } from '@/components/ui/categoryCrumbs';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { FormPage, useRecordForm } from '@/components/form/FormPage';
import { current } from '@/components/feedback/queryState';
import { idFromRoute } from '@/domain/records/ids';
import type { IntakeCategory } from '@/domain/records/intake';
import { subcategoryFields, type IntakeSubcategory } from '@/domain/records/intakeSubcategories';
import { linkTo } from '@/paths';
import { CategorySetup } from '@/features/attributes/setup/CategorySetup';
import { useCategoryName } from '@/navigation/useCategoryName';
import { useSession } from '@/session/useSession';

const Field = fieldsOf<IntakeSubcategory>();

function newPackage(category: IntakeCategory, clientId: IntakeSubcategory['client_id']): IntakeSubcategory {
  return {
    ...subcategoryFields({}),
    client_id: clientId,
    category_id: category.id,
    category_name: category.category_name,
  };
}

/** The name; its label depends on whether the package belongs to a list (a sub list). */
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
    <CategorySetup id={cid}>
      <FormPage
        heading={heading}
        breadcrumbs={[
          ...categoryCrumbs(cid, useCategoryName(cid)),
          { label: 'Packages', to: backTo },
          { label: heading },
        ]}
        {...form}
        recordName={(item) => item.subcategory_name}
        backTo={backTo}
      >
        <Field.Text name="category_name" label="Category" readOnly />
        <NameField />
      </FormPage>
    </CategorySetup>
  );
}
