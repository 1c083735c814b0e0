import type { ReactElement } from 'react';
import { ListPage } from '@/components/list/ListPage';
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
  const remove = kind.useRemove();
  return (
    <ListPage
      heading={kind.heading}
      breadcrumbs={[{ label: kind.heading }]}
      query={kind.useRows(clientId)}
      columns={kind.columns}
      pageSize={10}
      addLink={kind.addLink}
      editLink={({ id }) => kind.editLink(id)}
      remove={({ id }) => remove(id)}
    />
  );
}
