import { partnersApi } from '@/api/partners';
import type { ListColumn } from '@/components/list/columns';
import type { Agent } from '@/domain/records/partners';
import { linkTo } from '@/paths';
import type { SearchGroup } from '@/navigation/searchGroup';

/** The columns of the list of agents. */
export const agentColumns: readonly ListColumn<Agent>[] = [
  { header: 'Agent Code', accessorFn: (agent) => agent.agentcode, meta: { phoneLine: 'second' } },
  { header: 'Agent Name', accessorFn: (agent) => agent.agentname, meta: { phoneLine: 'first' } },
];

export const agentSearch: SearchGroup<Agent> = {
  heading: 'Agents',
  list: linkTo('/user_admin_agent'),
  load: partnersApi.endpoints.viewClientAgent.initiate,
  open: ({ id }) => linkTo('/user_admin_edit_agent/:id', { id }),
  columns: agentColumns,
  alsoSearched: ({ email }) => [email],
  phones: ({ phonenumber }) => [phonenumber],
  address: ({ city_name, state_name }) => [city_name, state_name],
  title: ({ agentname }) => agentname,
  detail: ({ agentcode }, place) => [agentcode, place],
};
