import { attributesApi } from '@/api/attributes';
import type { ListColumn } from '@/components/list/columns';
import type { AttributeGroup } from '@/domain/records/attributes';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import type { SearchGroup } from '@/navigation/searchGroup';

/** The column with the group's name. */
export const nameColumn: ListColumn<AttributeGroup> = {
  header: 'Name',
  accessorFn: ({ name }) => name,
  meta: { phoneLine: 'first' },
};

/** How the search finds a client's groups, whose paths contain the client's id. */
export function attributeGroupSearch(client: Id): SearchGroup<AttributeGroup> {
  return {
    heading: 'Attribute groups',
    list: linkTo('/user_admin_attributegroup'),
    load: attributesApi.endpoints.viewAttributeGroup.initiate,
    open: ({ id }) => linkTo('/user_admin_edit_attributegroup/:client/:id', { client, id }),
    columns: [nameColumn],
    title: ({ name }) => name,
    detail: ({ displaytype }) => [displaytype],
  };
}
