import type { ReactElement } from 'react';
import { ListPage } from '@/components/list/ListPage';
import { useRowRemoval } from '@/components/list/useRowRemoval';
import type { PartnerFields } from '@/domain/records/partners';
import { useSession } from '@/session/useSession';
import type { PartnerKind } from './partnerKinds';

/** The list of one kind of partner. */
export function PartnerListPage<Row extends PartnerFields>({
  kind,
}: {
  kind: PartnerKind<Row>;
}): ReactElement {
  const { clientId } = useSession();
  const query = kind.useRows(clientId);
  const [remove] = kind.useRemove();
  const removal = useRowRemoval(
    ({ id }) => remove(id).unwrap(),
    query,
    (row) => ({ word: kind.word, name: kind.title(row) }),
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
