import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { actionsCell, blankRow, expectPath, rowWith } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { recordedCalls } from '../../../mocks/callLog';
import { allowPartialUpdates, planFault } from '../../../mocks/conditions';
import { db } from '../../../mocks/db';
import { server } from '../../../mocks/node';
import { answersAlways, omitsKeys } from '../../../mocks/scenarios';

const taken = 'Sorry, that username is already taken';

function field(label: string): HTMLElement {
  return screen.getByLabelText(label);
}

async function write(user: UserEvent, label: string, text: string): Promise<void> {
  const box = await screen.findByLabelText(label);
  await user.clear(box);
  await user.paste(text);
}

async function save(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

/** The first calls to a path have been answered. */
async function answered(path: string, count: number): Promise<void> {
  await waitFor(() => {
    const calls = recordedCalls.filter((call) => call.path === path);
    expect(calls.slice(0, count).map(({ status }) => status)).toEqual(Array(count).fill(200));
  });
}

describe('the list', () => {
  test('USER-01 USER-02 CALL-036 the users stand ten a page under first and last name', async () => {
    openAt('/user_admin_users');
    await expectCells(db.clientUsers.slice(0, 10), {
      'First Name': ({ firstname }) => firstname,
      'Last Name': ({ lastname }) => lastname,
      Permissions: 'Permissions',
      Actions: 'Actions',
    });
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
    expect(bodiesTo('/viewclientuser')).toEqual([{ company_id: 7 }]);
  });

  test('PROD-04 USER-03 the Permissions column leads to the permissions of the user', async () => {
    const user = openAt('/user_admin_users');
    await user.click(within(await rowWith('Tobias')).getByRole('link', { name: /Permissions/ }));
    await expectPath('/permissions/13');
    expect(await screen.findByRole('heading', { level: 1, name: 'Permissions' })).toBeVisible();
  });

  test('USER-04 USER-07 Edit and double click on its actions open a user', async () => {
    const user = openAt('/user_admin_users');
    await user.click(within(await rowWith('Tobias')).getByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expectPath('/user_admin_edit_users/13');
    const again = openAt('/user_admin_users');
    await again.dblClick(actionsCell(await rowWith('Tobias')));
    await expectPath('/user_admin_edit_users/13');
  });

  test('USER-05 Add and the blank last row open the add screen', async () => {
    const user = openAt('/user_admin_users');
    await rowWith('Helena');
    expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/user_admin_add_users');
    await user.dblClick(within(blankRow()).getAllByRole('cell')[1] ?? blankRow());
    await expectPath('/user_admin_add_users');
  });
});

describe('the form', () => {
  test('PROD-09 USER-06 USER-10 CALL-034 ENT-09 ROLE-10 a new user is sent with all fields, and the list comes back', async () => {
    const user = openAt('/user_admin_add_users');
    await write(user, 'First Name', 'Ada');
    expect(screen.getByRole('heading', { level: 1, name: 'Create User' })).toBeVisible();
    await write(user, 'Last Name', 'Lind');
    await write(user, 'Phone Number', '(212) 555-0199');
    await write(user, 'Email', 'ada@example.com');
    await write(user, 'Username', 'alind');
    await write(user, 'Password', 'secret-7');
    const sent = nextBody('/createclientuser');
    await save(user);
    expect(await sent).toEqual({
      company_id: 7,
      firstname: 'Ada',
      lastname: 'Lind',
      phonenumber: '12125550199',
      email: 'ada@example.com',
      category_id: '',
      username: 'alind',
      password: 'secret-7',
      usertype: 'Main',
      agent_id: '',
      agent_code: '',
      agent_name: '',
    });
    await expectPath('/user_admin_users');
  });

  test('USER-07 USER-12 CALL-003 CALL-035 ENT-09 Q-063 an edited user is sent whole, its password as it is stored', async () => {
    const before = { ...db.clientUsers[2] };
    const user = openAt('/user_admin_edit_users/13');
    await write(user, 'First Name', 'Tobi');
    expect(screen.getByRole('heading', { level: 1, name: 'Edit User' })).toBeVisible();
    expect(bodiesTo('/editclientuser')).toContainEqual({ id: 13 });
    expect(field('Password')).toHaveValue('');
    expect(field('Password')).toHaveAttribute('type', 'password');
    expect(document.body).not.toHaveTextContent('welcome1');
    const sent = nextBody('/updateclientuser');
    await save(user);
    expect(await sent).toEqual({ ...before, firstname: 'Tobi' });
    expect(before.password).toBe('welcome1');
    await expectPath('/user_admin_users');
    await rowWith('Tobi');
  });

  test('USER-08 the edit form holds the fields of the user, the password left blank', async () => {
    const user = db.clientUsers.find(({ id }) => id === 14)!;
    openAt('/user_admin_edit_users/14');
    expect(await screen.findByLabelText('First Name')).toHaveValue(user.firstname);
    expect(field('Last Name')).toHaveValue(user.lastname);
    expect(field('Phone Number')).toHaveValue('(212) 555-0213');
    expect(field('Email')).toHaveValue(user.email);
    const types = screen.getByRole('radiogroup', { name: 'User Type' });
    expect(within(types).getByRole('radio', { checked: true })).toHaveAccessibleName('Agent');
    await waitFor(() => expect(field('Select Agent')).toHaveDisplayValue('Lakeshore Brokers'));
    expect(field('Username')).toHaveValue(user.username);
    expect(field('Password')).toHaveValue('');
  });

  test.each(['/user_admin_add_users', '/user_admin_edit_users/13'])(
    'Cancel at %s leads to the users',
    async (url) => {
      const user = openAt(url);
      await user.click(await screen.findByRole('button', { name: 'Cancel' }));
      await expectPath('/user_admin_users');
    },
  );

  test('USER-19 USER-20 the username is required, the email box is one for emails', async () => {
    const user = openAt('/user_admin_add_users');
    expect(await screen.findByLabelText('Username')).toBeRequired();
    expect(field('Email')).toHaveAttribute('type', 'email');
    await save(user);
    await waitFor(() => expect(field('Username')).toBeInvalid());
    expect(bodiesTo('/createclientuser')).toEqual([]);
  });

  test.each(['+12125550199', '2125550199', '(212) 555-0199'])(
    'USER-09 CONST-13 a phone is of the US unless it says otherwise: %s is stored as 12125550199',
    async (text) => {
      const user = openAt('/user_admin_edit_users/13');
      await write(user, 'Phone Number', text);
      expect(screen.getByTitle('Country of Phone Number')).toHaveValue('US');
      const sent = nextBody('/updateclientuser');
      await save(user);
      expect(await sent).toMatchObject({ phonenumber: '12125550199' });
    },
  );

  test('USER-21 CONST-13 a phone takes fifteen digits and no more', async () => {
    const user = openAt('/user_admin_edit_users/13');
    await write(user, 'Phone Number', '+49123456789012345678');
    const sent = nextBody('/updateclientuser');
    await save(user);
    expect(await sent).toMatchObject({ phonenumber: '491234567890123' });
  });

  test('USER-10 USER-11 USER-13 USER-14 Agent shows the agents and takes three fields from one; Main clears them', async () => {
    const user = openAt('/user_admin_edit_users/13');
    const types = await screen.findByRole('radiogroup', { name: 'User Type' });
    expect(within(types).getByRole('radio', { name: 'Main' })).toBeChecked();
    expect(within(types).getAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByLabelText('Select Agent')).not.toBeInTheDocument();
    await user.click(within(types).getByRole('radio', { name: 'Agent' }));
    await screen.findByRole('option', { name: 'Hill Country Coverage' });
    await user.selectOptions(field('Select Agent'), 'Hill Country Coverage');
    const sent = nextBody('/updateclientuser');
    await save(user);
    expect(await sent).toMatchObject({
      usertype: 'Agent',
      agent_id: 243,
      agent_code: 'AG-102',
      agent_name: 'Hill Country Coverage',
    });
    const again = openAt('/user_admin_edit_users/13');
    await again.click(await screen.findByRole('radio', { name: 'Main' }));
    expect(screen.queryByLabelText('Select Agent')).not.toBeInTheDocument();
    const cleared = nextBody('/updateclientuser');
    await save(again);
    expect(await cleared).toMatchObject({ usertype: 'Main', agent_id: '', agent_code: '', agent_name: '' });
  });

  test.each(['agent', ' AGENT ', 'main', 'MAIN'])(
    'USER-10 USER-11 the user type %p is marked in any case, and goes back as it is stored',
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
  ])('an agent %p, %p that is gone is shown as %p', async (agent_name, agent_code, shown) => {
    Object.assign(db.clientUsers[2]!, { usertype: 'Agent', agent_id: 987654, agent_name, agent_code });
    const before = { ...db.clientUsers[2]! };
    db.agents[0]!.agentname = '';
    const user = openAt('/user_admin_edit_users/13');
    const agent = await screen.findByLabelText('Select Agent');
    await waitFor(() => expect(agent).toHaveDisplayValue(`${shown} (no longer in the list)`));
    expect(within(agent).getByRole('option', { name: db.agents[0]!.agentcode })).toBeInTheDocument();
    await write(user, 'First Name', 'Tobi');
    const sent = nextBody('/updateclientuser');
    await save(user);
    expect(await sent).toEqual({ ...before, firstname: 'Tobi' });
  });

  describe('an answer of /editclientuser with a record, bare fields, or both', () => {
    const bareKeys = ['firstname', 'usertype', 'agent_id', 'agent_code', 'agent_name'] as const;
    const stored = (): (typeof db.clientUsers)[number] => db.clientUsers.find(({ id }) => id === 13)!;
    const bare = (): Record<string, unknown> =>
      Object.fromEntries(bareKeys.map((key) => [key, stored()[key]]));

    test('CALL-003 CALL-120 USER-12 of both, the record is shown and goes back whole', async () => {
      answersAlways('/editclientuser', { user: stored(), ...bare(), firstname: 'Stale', id: 13 });
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
      answersAlways('/editclientuser', { user: [{ ...record, agent_name: null }], ...bare() });
      const before = { ...stored() };
      const user = openAt('/user_admin_edit_users/13');
      expect(await screen.findByRole('radio', { name: 'Agent' })).toBeChecked();
      const sent = nextBody('/updateclientuser');
      await save(user);
      expect(await sent).toEqual(before);
    });

    test('CALL-120 USER-12 USER-15 bare fields alone are saved without a blank for what is not known', async () => {
      allowPartialUpdates();
      answersAlways('/editclientuser', bare());
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

    test('USER-12 what is typed into a field that was not sent is saved', async () => {
      omitsKeys('/editclientuser', ['lastname', 'password', 'email']);
      const user = openAt('/user_admin_edit_users/13');
      await write(user, 'Last Name', 'Brand');
      await write(user, 'Password', 'secret-8');
      const sent = nextBody('/updateclientuser');
      await save(user);
      const { email: _, ...rest } = { ...stored(), lastname: 'Brand', password: 'secret-8' };
      expect(await sent).toEqual(rest);
    });

    test('USER-14 Main clears the agent even where the answer did not send it', async () => {
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
    ])('an answer %s is refused', async (_which, answer) => {
      answersAlways('/editclientuser', answer);
      openAt('/user_admin_edit_users/13');
      expect(await screen.findByText('Could not load')).toBeVisible();
    });
  });
});

describe('the username', () => {
  test('USER-15 USER-16 USER-17 ERR-02 CALL-008 one that is taken is refused beside the field, and cleared', async () => {
    const user = openAt('/user_admin_add_users');
    await write(user, 'Username', 'tbrandt');
    expect(bodiesTo('/commonloginverification')).toEqual([]);
    await user.tab();
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(taken));
    expect(field('Username')).toHaveValue('');
    expect(bodiesTo('/commonloginverification')).toEqual([{ username: 'tbrandt' }]);
  });

  test('USER-16 ERR-02 the message stands on the page once, where it is also read out', async () => {
    const user = openAt('/user_admin_add_users');
    await write(user, 'Username', 'tbrandt');
    await user.tab();
    const message = await screen.findByText(taken);
    expect(message.closest('[aria-live="polite"]')).not.toBeNull();
    expect(screen.getAllByText(taken)).toEqual([message]);
  });

  test('USER-15 CALL-008 one that is free stays, without a message', async () => {
    const user = openAt('/user_admin_add_users');
    await write(user, 'Username', 'newcomer');
    await user.tab();
    await answered('/commonloginverification', 1);
    expect(field('Username')).toHaveValue('newcomer');
    expect(screen.queryByText(taken)).not.toBeInTheDocument();
  });

  test('USER-18 a check that fails clears the message and keeps the name', async () => {
    const user = openAt('/user_admin_add_users');
    await write(user, 'Username', 'tbrandt');
    await user.tab();
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(taken));
    planFault('/commonloginverification', { kind: 'answer', status: 500 });
    await write(user, 'Username', 'tbrandt2');
    await user.tab();
    await waitFor(() => expect(recordedCalls.at(-1)).toMatchObject({ status: 500 }));
    await waitFor(() => expect(screen.queryByText('Checking…')).not.toBeInTheDocument());
    expect(screen.queryByText(taken)).not.toBeInTheDocument();
    expect(field('Username')).toBeValid();
    expect(field('Username')).toHaveValue('tbrandt2');
  });

  const trimmed = 'Blanks at the ends were left out.';

  test('USER-15 a new one is asked for and sent without the blanks at its ends, and the field says so', async () => {
    const user = openAt('/user_admin_add_users');
    await write(user, 'Username', ' new comer ');
    await user.tab();
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(trimmed));
    expect(field('Username')).toHaveValue('new comer');
    await answered('/commonloginverification', 1);
    const sent = nextBody('/createclientuser');
    await save(user);
    expect(await sent).toMatchObject({ username: 'new comer' });
    expect(bodiesTo('/commonloginverification')).toEqual([{ username: 'new comer' }]);
  });

  test('USER-15 one that is sent with Enter loses its blanks, too', async () => {
    const user = openAt('/user_admin_add_users');
    await write(user, 'Username', ' newcomer ');
    const sent = nextBody('/createclientuser');
    await user.keyboard('{Enter}');
    expect(await sent).toMatchObject({ username: 'newcomer' });
    expect(bodiesTo('/commonloginverification')).toEqual([{ username: 'newcomer' }]);
  });

  test('a stored one keeps its blanks until it is changed', async () => {
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

  test('USER-15 Q-061 one’s own stored name with blanks around it is not asked about', async () => {
    const user = openAt('/user_admin_edit_users/13');
    await write(user, 'Username', ' tbrandt ');
    const sent = nextBody('/updateclientuser');
    await user.keyboard('{Enter}');
    expect(await sent).toMatchObject({ username: 'tbrandt' });
    expect(bodiesTo('/commonloginverification')).toEqual([]);
  });

  test('USER-15 Q-061 one’s own stored name is never asked about', async () => {
    const user = openAt('/user_admin_edit_users/13');
    await user.click(await screen.findByLabelText('Username'));
    await user.tab();
    await save(user);
    await expectPath('/user_admin_users');
    expect(bodiesTo('/commonloginverification')).toEqual([]);
  });

  test('USER-17 an answer that comes late, about a name typed before, is ignored', async () => {
    const user = openAt('/user_admin_add_users');
    await write(user, 'Username', 'tbrandt');
    planFault('/commonloginverification', { kind: 'late', ms: 400 });
    await user.tab();
    await write(user, 'Username', 'newcomer');
    await user.tab();
    await answered('/commonloginverification', 2);
    // The answers have left; the screen has read them when the next one is through, too.
    await write(user, 'Username', 'newcomer2');
    await user.tab();
    await answered('/commonloginverification', 3);
    expect(bodiesTo('/commonloginverification')).toHaveLength(3);
    expect(field('Username')).toHaveValue('newcomer2');
    expect(screen.queryByText(taken)).not.toBeInTheDocument();
  });

  test('USER-16 USER-17 Save waits for the check: a taken name is not sent', async () => {
    const user = openAt('/user_admin_add_users');
    await write(user, 'Username', 'tbrandt');
    planFault('/commonloginverification', { kind: 'late', ms: 200 });
    await save(user);
    expect(bodiesTo('/createclientuser')).toEqual([]);
    expect(await screen.findByRole('link', { name: taken })).toBeVisible();
    expect(bodiesTo('/commonloginverification')).toHaveLength(1);
    expect(bodiesTo('/createclientuser')).toEqual([]);
  });

  test('USER-15 Save waits for the check: a free name is sent by itself, once', async () => {
    const user = openAt('/user_admin_add_users');
    await write(user, 'Username', 'newcomer');
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.post('*/commonloginverification', async () => {
        await asked;
        return HttpResponse.json({ user: { username: 'newcomer' } });
      }),
    );
    await act(async () => screen.getByRole('button', { name: 'Save' }).click());
    await save(user);
    expect(bodiesTo('/createclientuser')).toEqual([]);
    answer();
    await expectPath('/user_admin_users');
    expect(bodiesTo('/createclientuser')).toHaveLength(1);
    expect(bodiesTo('/createclientuser')[0]).toMatchObject({ username: 'newcomer' });
  });
});
