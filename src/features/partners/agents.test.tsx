import { screen } from '@testing-library/react';
import { actionsCell, expectPath, openRowMenu, receipt, findRow } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { runSteps } from '@/testing/harness/steps';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';

test('AGENT-01 AGENT-02 AGENT-04 AGENT-05 CONST-01 CALL-033 Q-055 the agents are listed ten to a page under code and name; one can be added, not deleted', async () => {
  const user = openAt('/user_admin_agent');
  await expectCells(db.agents.slice(0, 10), {
    'Agent Code': ({ agentcode }) => agentcode,
    'Agent Name': ({ agentname }) => agentname,
    Actions: 'Actions',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Agents' })).toBeVisible();
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  expect(bodiesTo('/viewclientagent')).toEqual([{ company_id: 7 }]);
  expect((await openRowMenu(user, await findRow('AG-100'))).map((item) => item.textContent)).toEqual([
    'Edit',
  ]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('link', { name: 'Add' }));
  await expectPath('/user_admin_add_agent');
  await runSteps(user, [{ press: 'Cancel' }]);
  await expectPath('/user_admin_agent');
});

test('AGENT-05 CALL-080 ENT-10 a new agent is sent with its fields and the company of the session', async () => {
  const user = openAt('/user_admin_add_agent');
  await runSteps(user, [
    { fill: 'Agent Code', text: 'AG-900' },
    { fill: 'Agent Name', text: 'Juniper Agency' },
    { fill: 'Phone Number', text: '(212) 555-0177' },
    { fill: 'Email', text: 'hello@juniper.example.com' },
    { fill: 'Address', text: '7 Elm Street' },
    { fill: 'City', text: 'Albany' },
    { fill: 'State', text: 'New York' },
    { fill: 'Zipcode', text: '12207' },
  ]);
  expect(screen.getByText('Create Agent', { selector: 'h1' })).toBeVisible();
  const sent = nextBody('/createclientagent');
  await runSteps(user, [{ press: 'Save' }]);
  expect(await sent).toEqual({
    agentcode: 'AG-900',
    agentname: 'Juniper Agency',
    phonenumber: '12125550177',
    email: 'hello@juniper.example.com',
    address: '7 Elm Street',
    city_name: 'Albany',
    state_name: 'New York',
    zipcode: '12207',
    company_id: 7,
  });
  await expectPath('/user_admin_agent');
});

test('AGENT-03 AGENT-05 CALL-081 CALL-082 ENT-10 an edited agent is sent whole, and the list names and shows it', async () => {
  const before = { ...db.agents[2] };
  const user = openAt('/user_admin_agent');
  await user.dblClick(actionsCell(await findRow('AG-102')));
  await expectPath('/user_admin_edit_agent/243');
  await screen.findByLabelText('Agent Name');
  expect(screen.getByText('Edit Agent', { selector: 'h1' })).toBeVisible();
  expect(bodiesTo('/editclientagent')).toEqual([{ id: 243 }]);
  const sent = nextBody('/updateclientagent');
  await runSteps(user, [{ fill: 'Agent Name', text: 'Hill Country' }, { press: 'Save' }]);
  expect(await sent).toEqual({ userData: { ...before, agentname: 'Hill Country' } });
  await expectPath('/user_admin_agent');
  expect(await receipt()).toBe('Agent Hill Country saved');
  expect(await findRow('Hill Country')).toBeVisible();
});

test.each(['\n', '\r\n'])(
  'AGENT-05 a stored address keeps its line ends, %j, when it is edited',
  async (end) => {
    Object.assign(db.agents[2]!, { address: `Pier 1${end}Suite 2` });
    const user = openAt('/user_admin_edit_agent/243');
    const address = await screen.findByLabelText('Address');
    expect(address).toHaveValue('Pier 1\nSuite 2');
    await user.type(address, '{Enter}East');
    await expectPath('/user_admin_edit_agent/243');
    const sent = nextBody('/updateclientagent');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await sent).toMatchObject({ userData: { address: `Pier 1${end}Suite 2${end}East` } });
  },
);
