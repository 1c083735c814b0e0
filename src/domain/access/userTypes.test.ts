import { agentOf } from '@/domain/quotation/header';
import { readUserType } from './userTypes';

test.each([
  ['Agent', 'Agent'],
  [' AGENT ', 'Agent'],
  ['main', 'Main'],
  ['', undefined],
  ['Agents', undefined],
])('ROLE-12 %p is the user type %p, for the form and for a new quotation', (usertype, type) => {
  expect(readUserType(usertype)).toBe(type);
  const agent = agentOf({ usertype, agent_id: 243, agent_code: 'AG-102', agent_name: 'Hill' });
  expect(agent !== undefined).toBe(type === 'Agent');
});
