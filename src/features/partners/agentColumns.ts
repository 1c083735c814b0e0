import { partnersApi } from '@/api/partners';
import type { Column } from '@/components/list/columns';
import type { Agent } from '@/domain/records/partners';
import { linkTo } from '@/paths';
import type { SearchGroup } from '@/session/searchGroup';

/** The columns of the list of agents. */
export const agentColumns: readonly Column<Agent>[] = [
  { label: 'Agent Code', phoneLine: 'second', text: (agent) => agent.agentcode },
  { label: 'Agent Name', phoneLine: 'first', text: (agent) => agent.agentname },
];

export const agentSearch: SearchGroup<Agent> = {
  heading: 'Agents',
  list: linkTo('/user_admin_agent'),
  load: partnersApi.endpoints.viewClientAgent.initiate,
  open: ({ id }) => linkTo('/user_admin_edit_agent/:id', { id }),
  columns: agentColumns,
  alsoSearched: ({ email }) => [email],
  phones: ({ phonenumber }) => [phonenumber],
  place: ({ city_name, state_name }) => [city_name, state_name],
  title: ({ agentname }) => agentname,
  detail: ({ agentcode }, place) => [agentcode, place],
};
