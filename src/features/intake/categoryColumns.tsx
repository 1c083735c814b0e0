import { Link } from 'react-router-dom';
import { intakeApi } from '@/api/intake';
import type { ListColumn } from '@/components/list/columns';
import { categoryLabel, categoryTitle } from '@/domain/access/menu';
import type { IntakeCategory } from '@/domain/records/intake';
import { linkTo } from '@/paths';
import type { SearchGroup } from '@/navigation/searchGroup';

/** The columns of the list of intake categories. */
export const categoryColumns: readonly ListColumn<IntakeCategory>[] = [
  { header: 'Name', accessorFn: categoryLabel },
  {
    header: 'Attributes',
    accessorFn: () => '',
    cell: ({ row: { original: category } }) => (
      <Link
        to={linkTo('/user_admin_intakeattributegroup/:iid', { iid: category.id })}
        aria-label={`Attributes of ${categoryLabel(category)}`}
      >
        Attributes
      </Link>
    ),
    enableSorting: false,
    meta: { isExported: false },
  },
];

export const categorySearch: SearchGroup<IntakeCategory> = {
  heading: 'Intake categories',
  list: linkTo('/user_admin_intakecategory/'),
  load: intakeApi.endpoints.viewClientIntakeCategory.initiate,
  open: ({ id }) => linkTo('/user_admin_edit_intakecategory/:id', { id }),
  columns: categoryColumns,
  alsoSearched: (row) => [categoryTitle(row), row.category_name, row.sublob],
  title: categoryTitle,
};
