import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { recordedCalls } from '../../../mocks/callLog';
import { allowPartialUpdates, planFault } from '../../../mocks/conditions';
import { db } from '../../../mocks/db';
import { server } from '../../../mocks/node';
import { respondsAlways, omitsKeys } from '../../../mocks/scenarios';
import { takenMessage, field, write, save } from './users.fixture';

/** Waits until so many calls to a path have a response. */
async function waitForResponses(path: string, count: number): Promise<void> {
  await waitFor(() => {
    const calls = recordedCalls.filter((call) => call.path === path);
    expect(calls.slice(0, count).map(({ status }) => status)).toEqual(Array(count).fill(200));
  });
}

describe('the form', () => {
  test('USER-21 CONST-13 a phone accepts fifteen digits and no more', async () => {
    const user = openAt('/user_admin_edit_users/13');
    await write(user, 'Phone Number', '+49123456789012345678');
    const sent = nextBody('/updateclientuser');
    await save(user);
    expect(await sent).toMatchObject({ phonenumber: '491234567890123' });
  });

  test.each([' AGENT ', 'MAIN'])(
    'USER-10 USER-11 the user type %p is selected in any letter case, and is sent as it is stored',
    async (usertype) => {
      const agent = { agent_id: 243, agent_code: 'AG-102', agent_name: 'Hill Country Coverage' };
      Object.assign(db.clientUsers[2]!, { usertype, ...agent });
      const before = { ...db.clientUsers[2]! };
      const user = openAt('/user_admin_edit_users/13');
      await write(user, 'First Name', 'Tobi');
      const isAgent = usertype.trim().toLowerCase() === 'agent';
      expect(screen.getByRole('radio', { name: isAgent ? 'Agent' : 'Main' })).toBeChecked();
      expect(screen.queryAllByLabelText('Select Agent')).toHaveLength(isAgent ? 1 : 0);
      const sent = nextBody('/updateclientuser');
      await save(user);
      expect(await sent).toEqual({ ...before, firstname: 'Tobi' });

      const again = openAt('/user_admin_edit_users/13');
      await again.click(await screen.findByRole('radio', { name: isAgent ? 'Main' : 'Agent' }));
      const changed = nextBody('/updateclientuser');
      await save(again);
      expect(await changed).toMatchObject(
        isAgent ? { usertype: 'Main', agent_id: '' } : { usertype: 'Agent', agent_id: 243 },
      );
    },
  );

  test.each([
    ['Gone Agency', 'AG-9', 'Gone Agency'],
    ['', 'AG-9', 'AG-9'],
    ['', '', '987654'],
  ])('an agent %p, %p that was deleted is shown as %p', async (agent_name, agent_code, shown) => {
    Object.assign(db.clientUsers[2]!, { usertype: 'Agent', agent_id: 987654, agent_name, agent_code });
    const before = { ...db.clientUsers[2]! };
    db.agents[0]!.agentname = '';
    const [, twin, other] = db.agents;
    other!.agentname = twin!.agentname.toUpperCase();
    const user = openAt('/user_admin_edit_users/13');
    const agent = await screen.findByLabelText('Select Agent');
    await waitFor(() => expect(agent).toHaveDisplayValue(`${shown} (no longer in the list)`));
    expect(within(agent).getByRole('option', { name: db.agents[0]!.agentcode })).toBeInTheDocument();
    for (const { agentname, agentcode } of [twin!, other!]) {
      expect(within(agent).getByRole('option', { name: `${agentname} (${agentcode})` })).toBeInTheDocument();
    }
    await write(user, 'First Name', 'Tobi');
    const sent = nextBody('/updateclientuser');
    await save(user);
    expect(await sent).toEqual({ ...before, firstname: 'Tobi' });
  });

  describe('a response of /editclientuser with a record, bare fields, or both', () => {
    const bareKeys = ['firstname', 'usertype', 'agent_id', 'agent_code', 'agent_name'] as const;
    const stored = (): (typeof db.clientUsers)[number] => db.clientUsers.find(({ id }) => id === 13)!;
    const bare = (): Record<string, unknown> =>
      Object.fromEntries(bareKeys.map((key) => [key, stored()[key]]));

    test('CALL-003 CALL-120 USER-12 of both, the record is shown and sent back whole', async () => {
      respondsAlways('/editclientuser', { user: stored(), ...bare(), firstname: 'Stale', id: 13 });
      const before = { ...stored() };
      const user = openAt('/user_admin_edit_users/13');
      expect(await screen.findByLabelText('First Name')).toHaveValue(before.firstname);
      expect(field('Last Name')).toHaveValue(before.lastname);
      expect(field('Email')).toHaveValue(before.email);
      expect(field('Username')).toHaveValue(before.username);
      const sent = nextBody('/updateclientuser');
      await save(user);
      expect(await sent).toEqual(before);
    });

    test('CALL-003 CALL-120 USER-13 bare fields fill what the record lacks', async () => {
      Object.assign(stored(), { usertype: 'Agent', agent_id: 243, agent_code: 'AG-102', agent_name: 'Hill' });
      const { usertype: _t, agent_id: _i, agent_code: _c, ...record } = stored();
      respondsAlways('/editclientuser', { user: [{ ...record, agent_name: null }], ...bare() });
      const before = { ...stored() };
      const user = openAt('/user_admin_edit_users/13');
      expect(await screen.findByRole('radio', { name: 'Agent' })).toBeChecked();
      const sent = nextBody('/updateclientuser');
      await save(user);
      expect(await sent).toEqual(before);
    });

    test('CALL-120 USER-12 USER-15 bare fields alone are saved without blanks for unknown fields', async () => {
      allowPartialUpdates();
      respondsAlways('/editclientuser', bare());
      const before = { ...stored() };
      const user = openAt('/user_admin_edit_users/13');
      await write(user, 'First Name', 'Tobi');
      expect(field('Username')).not.toBeRequired();
      expect(
        screen.getByText(
          /^The server did not send: Last Name, Phone Number, Email, Username, Password\. What you leave/,
        ),
      ).toBeVisible();
      const sent = nextBody('/updateclientuser');
      await save(user);
      expect(await sent).toEqual({ id: 13, ...bare(), firstname: 'Tobi' });
      await expectPath('/user_admin_users');
      expect(stored()).toEqual({ ...before, firstname: 'Tobi' });
      expect(bodiesTo('/commonloginverification')).toEqual([]);
    });

    test('USER-12 what is typed into a field that was missing in the response is saved', async () => {
      omitsKeys('/editclientuser', ['lastname', 'password', 'email']);
      const user = openAt('/user_admin_edit_users/13');
      await write(user, 'Last Name', 'Brand');
      await write(user, 'Password', 'secret-8');
      const sent = nextBody('/updateclientuser');
      await save(user);
      const { email: _, ...rest } = { ...stored(), lastname: 'Brand', password: 'secret-8' };
      expect(await sent).toEqual(rest);
    });

    test('USER-14 Main clears the agent even if the response did not contain it', async () => {
      omitsKeys('/editclientuser', ['agent_id', 'agent_code', 'agent_name']);
      stored().usertype = 'Agent';
      const user = openAt('/user_admin_edit_users/13');
      await user.click(await screen.findByRole('radio', { name: 'Main' }));
      const sent = nextBody('/updateclientuser');
      await save(user);
      expect(await sent).toMatchObject({ usertype: 'Main', agent_id: '', agent_code: '', agent_name: '' });
    });

    test.each([
      ['of another user', { user: { id: 14, firstname: 'Ann' }, firstname: 'Ann' }],
      ['of bare fields with another id', { id: 14, firstname: 'Ann' }],
      ['of neither', { message: 'No such user' }],
    ])('a response %s is refused', async (_case, response) => {
      respondsAlways('/editclientuser', response);
      openAt('/user_admin_edit_users/13');
      expect(await screen.findByText('Could not load')).toBeVisible();
    });
  });
});

describe('the username', () => {
  test('USER-15 CALL-008 that is free stays, without a message', async () => {
    const user = openAt('/user_admin_add_users');
    await write(user, 'Username', 'newcomer');
    await user.tab();
    await waitForResponses('/commonloginverification', 1);
    expect(field('Username')).toHaveValue('newcomer');
    expect(screen.queryByText(takenMessage)).not.toBeInTheDocument();
  });

  test('USER-18 a check that fails clears the message and keeps the name', async () => {
    const user = openAt('/user_admin_add_users');
    await write(user, 'Username', 'tbrandt');
    await user.tab();
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(takenMessage));
    planFault('/commonloginverification', { kind: 'answer', status: 500 });
    await write(user, 'Username', 'tbrandt2');
    await user.tab();
    await waitFor(() => expect(recordedCalls.at(-1)).toMatchObject({ status: 500 }));
    await waitFor(() => expect(screen.queryByText('Checking…')).not.toBeInTheDocument());
    expect(screen.queryByText(takenMessage)).not.toBeInTheDocument();
    expect(field('Username')).toBeValid();
    expect(field('Username')).toHaveValue('tbrandt2');
  });

  const trimmed = 'Blanks at the ends were left out.';

  test('USER-15 that is new is checked and sent without the spaces at its ends, and the field says so', async () => {
    const user = openAt('/user_admin_add_users');
    await write(user, 'Username', ' new comer ');
    await user.tab();
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(trimmed));
    expect(field('Username')).toHaveValue('new comer');
    await waitForResponses('/commonloginverification', 1);
    const sent = nextBody('/createclientuser');
    await save(user);
    expect(await sent).toMatchObject({ username: 'new comer' });
    expect(bodiesTo('/commonloginverification')).toEqual([{ username: 'new comer' }]);
  });

  test('USER-15 that is sent with Enter loses its spaces as well', async () => {
    const user = openAt('/user_admin_add_users');
    await write(user, 'Username', ' newcomer ');
    const sent = nextBody('/createclientuser');
    await user.keyboard('{Enter}');
    expect(await sent).toMatchObject({ username: 'newcomer' });
    expect(bodiesTo('/commonloginverification')).toEqual([{ username: 'newcomer' }]);
  });

  test('that is stored keeps its spaces until it is changed', async () => {
    db.clientUsers[2]!.username = ' tbrandt ';
    const user = openAt('/user_admin_edit_users/13');
    await user.click(await screen.findByLabelText('Username'));
    await user.tab();
    expect(field('Username')).not.toHaveAccessibleDescription();
    const untouched = nextBody('/updateclientuser');
    await save(user);
    expect(await untouched).toMatchObject({ username: ' tbrandt ' });

    const again = openAt('/user_admin_edit_users/13');
    await write(again, 'Username', ' tobias ');
    const sent = nextBody('/updateclientuser');
    await save(again);
    expect(await sent).toMatchObject({ username: 'tobias' });
    expect(bodiesTo('/commonloginverification')).toEqual([{ username: 'tobias' }]);
  });

  test('USER-15 Q-061 of the user’s own record with spaces around it is not checked', async () => {
    const user = openAt('/user_admin_edit_users/13');
    await write(user, 'Username', ' tbrandt ');
    const sent = nextBody('/updateclientuser');
    await user.keyboard('{Enter}');
    expect(await sent).toMatchObject({ username: 'tbrandt' });
    expect(bodiesTo('/commonloginverification')).toEqual([]);
  });

  test('USER-15 Q-061 of the user’s own record is never checked', async () => {
    const user = openAt('/user_admin_edit_users/13');
    await user.click(await screen.findByLabelText('Username'));
    await user.tab();
    await save(user);
    await expectPath('/user_admin_users');
    expect(bodiesTo('/commonloginverification')).toEqual([]);
  });

  test('USER-17 a late response, about a name that was typed before, is ignored', async () => {
    const user = openAt('/user_admin_add_users');
    await write(user, 'Username', 'tbrandt');
    planFault('/commonloginverification', { kind: 'late', ms: 400 });
    await user.tab();
    await write(user, 'Username', 'newcomer');
    await user.tab();
    await waitForResponses('/commonloginverification', 2);
    // The first responses were sent; the screen has handled them once the response to the next name has
    // arrived.
    await write(user, 'Username', 'newcomer2');
    await user.tab();
    await waitForResponses('/commonloginverification', 3);
    expect(bodiesTo('/commonloginverification')).toHaveLength(3);
    expect(field('Username')).toHaveValue('newcomer2');
    expect(screen.queryByText(takenMessage)).not.toBeInTheDocument();
  });

  test('USER-15 Save waits for the check: a free name is saved without another press, once', async () => {
    const user = openAt('/user_admin_add_users');
    await write(user, 'Username', 'newcomer');
    let release = (): void => undefined;
    const pending = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.post('*/commonloginverification', async () => {
        await pending;
        return HttpResponse.json({ user: { username: 'newcomer' } });
      }),
    );
    await act(async () => screen.getByRole('button', { name: 'Save' }).click());
    await save(user);
    expect(bodiesTo('/createclientuser')).toEqual([]);
    release();
    await expectPath('/user_admin_users');
    expect(bodiesTo('/createclientuser')).toHaveLength(1);
    expect(bodiesTo('/createclientuser')[0]).toMatchObject({ username: 'newcomer' });
  });
});
