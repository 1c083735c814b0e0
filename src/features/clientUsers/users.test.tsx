import { screen, waitFor, within } from '@testing-library/react';
import { actionsCell, expectPath, findRow } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { planFault } from '../../../mocks/conditions';
import { db } from '../../../mocks/db';
import { takenMessage, field, write, save } from './users.fixture';

describe('the list', () => {
  test('USER-01 USER-02 USER-04 USER-05 CALL-036 the users are listed ten to a page under first and last name; Add and double click open the form', async () => {
    const user = openAt('/user_admin_users');
    await expectCells(db.clientUsers.slice(0, 10), {
      'First Name': ({ firstname }) => firstname,
      'Last Name': ({ lastname }) => lastname,
      Permissions: 'Permissions',
      Actions: 'Actions',
    });
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
    expect(bodiesTo('/viewclientuser')).toEqual([{ company_id: 7 }]);
    expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/user_admin_add_users');
    await user.dblClick(actionsCell(await findRow('Tobias')));
    await expectPath('/user_admin_edit_users/13');
  });

  test('PROD-04 USER-03 the Permissions column leads to the permissions of the user', async () => {
    const user = openAt('/user_admin_users');
    await user.click(within(await findRow('Tobias')).getByRole('link', { name: /Permissions/ }));
    await expectPath('/permissions/13');
    expect(await screen.findByRole('heading', { level: 1, name: 'Permissions' })).toBeVisible();
  });
});

describe('the form', () => {
  test('PROD-09 USER-06 USER-10 CALL-034 ENT-09 ROLE-10 a new user is sent with all fields, and the list is shown again', async () => {
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
    const { id } = db.clientUsers.find(({ username }) => username === 'alind')!;
    expect(await screen.findByRole('link', { name: 'Set permissions' })).toHaveAttribute(
      'href',
      `/permissions/${id}`,
    );
  });

  test('USER-07 USER-09 USER-12 CONST-13 CALL-003 CALL-035 ENT-09 Q-063 an edited user is sent whole, its phone as one of the US, its password as it is stored', async () => {
    const before = { ...db.clientUsers[2] };
    const user = openAt('/user_admin_edit_users/13');
    await write(user, 'First Name', 'Tobi');
    await write(user, 'Phone Number', '2125550199');
    expect(screen.getByTitle('Country of Phone Number')).toHaveValue('US');
    expect(screen.getByRole('heading', { level: 1, name: 'Edit User' })).toBeVisible();
    expect(bodiesTo('/editclientuser')).toContainEqual({ id: 13 });
    expect(field('Password')).toHaveValue('');
    expect(field('Password')).toHaveAttribute('type', 'password');
    expect(document.body).not.toHaveTextContent('welcome1');
    const sent = nextBody('/updateclientuser');
    await save(user);
    expect(await sent).toEqual({ ...before, firstname: 'Tobi', phonenumber: '12125550199' });
    expect(before.password).toBe('welcome1');
    await expectPath('/user_admin_users');
    await findRow('Tobi');
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

  test('USER-19 USER-20 the username is required, the email field is of type email, and Cancel leads to the users', async () => {
    const user = openAt('/user_admin_add_users');
    expect(await screen.findByLabelText('Username')).toBeRequired();
    expect(field('Email')).toHaveAttribute('type', 'email');
    await save(user);
    await waitFor(() => expect(field('Username')).toBeInvalid());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectPath('/user_admin_users');
    expect(bodiesTo('/createclientuser')).toEqual([]);
  });

  test('USER-10 USER-11 USER-13 USER-14 Agent offers the agents and copies three fields from one; Main clears them', async () => {
    const user = openAt('/user_admin_edit_users/13');
    const types = await screen.findByRole('radiogroup', { name: 'User Type' });
    expect(within(types).getByRole('radio', { name: 'Main' })).toBeChecked();
    expect(within(types).getAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByLabelText('Select Agent')).not.toBeInTheDocument();
    await user.click(within(types).getByRole('radio', { name: 'Agent' }));
    // The field of the agent comes last, so that it moves no other field.
    expect(screen.getAllByRole('combobox').at(-1)).toHaveAccessibleName('Select Agent');
    expect(field('Password').compareDocumentPosition(types)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
});

describe('the username', () => {
  test('USER-15 USER-16 USER-17 ERR-02 CALL-008 that is taken is refused once at the field, announced, and cleared', async () => {
    const user = openAt('/user_admin_add_users');
    await write(user, 'Username', 'tbrandt');
    expect(bodiesTo('/commonloginverification')).toEqual([]);
    await user.tab();
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(takenMessage));
    expect(field('Username')).toHaveValue('');
    const message = screen.getByText(takenMessage);
    expect(message.closest('[aria-live="polite"]')).not.toBeNull();
    expect(bodiesTo('/commonloginverification')).toEqual([{ username: 'tbrandt' }]);
  });

  test('USER-16 USER-17 Save waits for the check: a taken name is not sent', async () => {
    const user = openAt('/user_admin_add_users');
    await write(user, 'Username', 'tbrandt');
    planFault('/commonloginverification', { kind: 'late', ms: 200 });
    await save(user);
    expect(bodiesTo('/createclientuser')).toEqual([]);
    expect(await screen.findByRole('link', { name: takenMessage })).toBeVisible();
    expect(bodiesTo('/commonloginverification')).toHaveLength(1);
    expect(bodiesTo('/createclientuser')).toEqual([]);
  });
});
