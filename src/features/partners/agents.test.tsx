import { act, screen, within } from '@testing-library/react';
import { actionsCell, blankRow, expectPath, rowWith } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { planFault } from '../../../mocks/conditions';
import { db } from '../../../mocks/db';

test('AGENT-01 AGENT-02 CONST-01 CALL-033 the agents stand ten a page under code and name', async () => {
  openAt('/user_admin_agent');
  await expectCells(db.agents.slice(0, 10), {
    'Agent Code': ({ agentcode }) => agentcode,
    'Agent Name': ({ agentname }) => agentname,
    Actions: 'Actions',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Agents' })).toBeVisible();
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  expect(bodiesTo('/viewclientagent')).toEqual([{ company_id: 7 }]);
});

test('AGENT-03 LIST-03 Edit and double click on its actions open an agent', async () => {
  const user = openAt('/user_admin_agent');
  const row = await rowWith('AG-102');
  await user.click(within(row).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await expectPath('/user_admin_edit_agent/243');
  const again = openAt('/user_admin_agent');
  await again.dblClick(actionsCell(await rowWith('AG-102')));
  await expectPath('/user_admin_edit_agent/243');
});

test('AGENT-04 LIST-04 Add and the blank last row open the add screen', async () => {
  const user = openAt('/user_admin_agent');
  await screen.findByText('AG-100');
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/user_admin_add_agent');
  await user.dblClick(within(blankRow()).getAllByRole('cell')[1] ?? blankRow());
  await expectPath('/user_admin_add_agent');
});

test('Q-055 agents are not deleted: there is no call for it', async () => {
  const user = openAt('/user_admin_agent');
  const row = await rowWith('AG-100');
  await user.click(within(row).getByRole('button', { name: 'Actions' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Edit']);
});

test('AGENT-05 CALL-080 ENT-10 a new agent is sent with its fields and the company of the session', async () => {
  const user = openAt('/user_admin_add_agent');
  await screen.findByLabelText('Agent Code');
  expect(screen.getByRole('heading', { level: 1, name: 'Create Agent' })).toBeVisible();
  const texts = {
    'Agent Code': 'AG-900',
    'Agent Name': 'Juniper Agency',
    'Phone Number': '(212) 555-0177',
    Email: 'hello@juniper.example.com',
    Address: '7 Elm Street',
    City: 'Albany',
    State: 'New York',
    Zipcode: '12207',
  };
  for (const [label, text] of Object.entries(texts)) {
    act(() => screen.getByLabelText(label).focus());
    await user.paste(text);
  }
  const sent = nextBody('/createclientagent');
  await user.click(screen.getByRole('button', { name: 'Save' }));
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

test('AGENT-05 CALL-081 CALL-082 ENT-10 an edited agent is sent whole, and the list shows it', async () => {
  const before = { ...db.agents[2] };
  const user = openAt('/user_admin_edit_agent/243');
  const name = await screen.findByLabelText('Agent Name');
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Agent' })).toBeVisible();
  expect(bodiesTo('/editclientagent')).toEqual([{ id: 243 }]);
  await user.clear(name);
  await user.type(name, 'Hill Country');
  const sent = nextBody('/updateclientagent');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({ userData: { ...before, agentname: 'Hill Country' } });
  await expectPath('/user_admin_agent');
  expect(await screen.findByRole('row', { name: /Hill Country/ })).toBeVisible();
});

test('CALL-081 Q-103 an agent that comes as the only entry of a list is read, too', async () => {
  planFault('/editclientagent', { kind: 'answer', status: 200, body: { clientagent: [db.agents[2]] } });
  openAt('/user_admin_edit_agent/243');
  expect(await screen.findByLabelText('Agent Code')).toHaveValue('AG-102');
});

test.each(['/user_admin_add_agent', '/user_admin_edit_agent/243'])(
  'AGENT-05 Cancel at %s leads to the agents',
  async (url) => {
    const user = openAt(url);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expectPath('/user_admin_agent');
  },
);
