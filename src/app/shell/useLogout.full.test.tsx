import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openAt } from '@/app/openAt.fixture';
import { answer } from '@/testing/harness/at';

const form = '/user_admin_edit_countries/402';
const question = 'Another tab has unsaved changes. Log out and lose them?';

/**
 * Another tab of the product, in which a form has unsaved changes; it records the messages that it receives.
 */
let otherTab: BroadcastChannel;
let messages: unknown[] = [];

function otherTabHasUnsaved(area: 'admin' | 'bdx' | undefined): void {
  otherTab.onmessage = ({ data }: MessageEvent<unknown>) => {
    messages.push(data);
    if (area !== undefined && String(data).startsWith(`ask ${area} `))
      otherTab.postMessage(`unsaved ${area}`);
  };
}

beforeEach(() => {
  messages = [];
  otherTab = new BroadcastChannel('portal_unsaved_work');
});
afterEach(() => otherTab.close());

async function pressLogout(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Hi admin - Admin' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
}

const isLoggedOut = () => screen.findByRole('heading', { name: 'User Log In' });

test('SHELL-12 P4 Logout asks first if another tab has unsaved changes; Stay keeps the session', async () => {
  otherTabHasUnsaved('admin');
  const user = openAt('/user_admin_countries');
  await pressLogout(user);
  await answer(user, question, 'Stay');
  expect(localStorage.getItem('user_token')).toBeTruthy();
  await pressLogout(user);
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await isLoggedOut();
  expect(localStorage.getItem('user_token')).toBeNull();
});

test.each(['bdx', undefined] as const)(
  'SHELL-12 if no other tab has unsaved changes of the area (%s), Logout asks nothing',
  async (area) => {
    otherTabHasUnsaved(area);
    const user = openAt('/user_admin_countries');
    await pressLogout(user);
    await isLoggedOut();
    expect(messages).toEqual([expect.stringMatching(/^ask admin /)]);
  },
);

test('P4 a form with unsaved changes responds to another tab, one without does not', async () => {
  otherTabHasUnsaved(undefined);
  const user = openAt(form);
  const name = await screen.findByRole('textbox', { name: 'Country Name' });
  await waitFor(() => expect(name).toHaveValue('Canada'));
  otherTab.postMessage('ask admin 1');
  await user.type(name, '!');
  expect(messages).toEqual([]);
  otherTab.postMessage('ask bdx 1');
  otherTab.postMessage('ask admin 1');
  await waitFor(() => expect(messages).toEqual(['unsaved admin']));
});
