import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  useEditClientIntakeCategoryQuery,
  useRemoveClientIntakeSubcategoryMutation,
  useViewClientIntakeSubcategoryQuery,
} from '@/api/intake';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { categoryCrumbs } from '@/components/ui/categoryCrumbs';
import type { ListColumn } from '@/components/list/columns';
import { ListPage } from '@/components/list/ListPage';
import { useRowRemoval } from '@/components/list/useRowRemoval';
import { current } from '@/components/feedback/queryState';
import { idFromRoute } from '@/domain/records/ids';
import type { IntakeSubcategory } from '@/domain/records/intakeSubcategories';
import { linkTo } from '@/paths';
import { CategorySetup } from '@/features/attributes/setup/CategorySetup';
import { SetupHint } from '@/features/attributes/setup/SetupHint';
import { useCategoryName } from '@/navigation/useCategoryName';

function columnsFor(cid: string): readonly ListColumn<IntakeSubcategory>[] {
  return [
    { header: 'Name', accessorFn: (item) => item.subcategory_name },
    { header: 'Category', accessorFn: (item) => item.category_name },
    {
      header: 'List',
      accessorFn: () => '',
      cell: ({ row: { original: item } }) => (
        <Link
          to={linkTo('/user_admin_intakecoverage/:cid/:id', { cid, id: item.id })}
          aria-label={`List of ${item.subcategory_name}`}
        >
          List
        </Link>
      ),
      enableSorting: false,
      meta: { isExported: false },
    },
  ];
}

export function PackageListPage(): ReactElement {
  const { cid = '' } = useRouteParams<'cid'>();
  const columns = useMemo(() => columnsFor(cid), [cid]);
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
    <CategorySetup id={cid}>
      <ListPage
        heading={heading}
        breadcrumbs={[...categoryCrumbs(cid, useCategoryName(cid)), { label: 'Packages' }]}
        query={query}
        columns={columns}
        pageSize={10}
        addLink={linkTo('/user_admin_add_intakesubcategory/:cid', { cid })}
        editLink={({ id }) => linkTo('/user_admin_edit_intakesubcategory/:cid/:id', { cid, id })}
        removal={removal}
        notice={
          <SetupHint>
            {query.data?.length === 0 && <span>No packages yet. </span>}
            <span>
              A package names a coverage limit and premium of this category; List shows them. A quotation
              takes its coverages from its program, not from a package.
            </span>
          </SetupHint>
        }
        toolbar={
          <ButtonLink size="small" to={linkTo('/user_admin_intakecategory/')}>
            Back
          </ButtonLink>
        }
      />
    </CategorySetup>
  );
}
