import type { ReactElement } from 'react';
import type { QueryState } from '@/components/feedback/queryState';
import type { UseCall } from '@/components/form/FormPage';
import { ListPage } from '@/components/list/ListPage';
import { useRowRemoval } from '@/components/list/useRowRemoval';
import type { PartnerFields } from '@/domain/records/partners';
import type { Id } from '@/domain/records/scalars';
import { useSession } from '@/session/useSession';
import type { PartnerList } from './partnerColumns';

/** What the list screen needs to know about a kind of partner. */
export interface PartnerListKind<Row extends object> extends PartnerList<Row> {
  addLink: string;
  useRows: (clientId: Id) => QueryState<readonly Row[]>;
  useRemove: UseCall<Id>;
}

/** The list of one kind of partner. */
export function PartnerListPage<Row extends PartnerFields>({
  kind,
}: {
  kind: PartnerListKind<Row>;
}): ReactElement {
  const { clientId } = useSession();
  const query = kind.useRows(clientId);
  const [remove] = kind.useRemove();
  const removal = useRowRemoval(
    ({ id }) => remove(id).unwrap(),
    query,
    (row) => ({ word: kind.label, name: kind.title(row) }),
  );
  return (
    <ListPage
      heading={kind.heading}
      breadcrumbs={[{ label: kind.heading }]}
      query={query}
      columns={kind.columns}
      pageSize={10}
      addLink={kind.addLink}
      editLink={kind.open}
      removal={removal}
    />
  );
}
