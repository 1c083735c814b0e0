import type { ReactElement } from 'react';
import { useViewClientAgentQuery } from '@/api/partners';
import { ListPage } from '@/components/list/ListPage';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { agentColumns, agentSearch } from './agentColumns';

export function AgentListPage(): ReactElement {
  const { clientId } = useSession();
  return (
    <ListPage
      heading="Agents"
      breadcrumbs={[{ label: 'Agents' }]}
      query={useViewClientAgentQuery(clientId)}
      columns={agentColumns}
      pageSize={10}
      addLink={linkTo('/user_admin_add_agent')}
      editLink={agentSearch.open}
    />
  );
}
