import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { userEvent, within } from 'storybook/test';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { tokenUntil } from '@/testing/builders/tokens';
import { signInAs } from '@/testing/harness/signIns';
import { SessionNoticeList } from '@/app/shell/sessionNotices/SessionNoticeList';

/** The notices of the frame about the session, the clock, the network and a panel that failed to render. */
const meta: Meta<ScreenArgs> = {
  title: 'Screens/Shell/Notices',
  parameters: { layout: 'fullscreen', a11y: { context: { exclude: [] } } },
  args: { url: '/user_admin_countries' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

/** The browser is offline from the start to the end of a story. */
function isOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
  };
}

export const Offline: Story = { beforeEach: isOffline };

/** The line is below the bar with Save. */
export const OfflineInForm: Story = {
  args: { url: '/user_admin_edit_countries/402' },
  beforeEach: isOffline,
};

export const OfflineAtLogin: Story = {
  args: { url: '/kyubos_admin', as: 'signedOut' },
  beforeEach: isOffline,
};

export const TakenOver: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('button', { name: 'Hi admin - Admin' });
    signInAs('staff');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user_token' }));
    await screen.findByText(/^Another user has signed in in another tab\./);
  },
};

export const WrongClock: Story = {
  args: { url: '' },
  render: () => (
    <SessionNoticeList
      area="admin"
      isTakenOver={false}
      isClockWrong
      isStorageLost={false}
      isSessionLost={false}
      nearEnd={undefined}
    />
  ),
};

/** Both notices, one above the other. */
export const TakenOverAndWrongClock: Story = {
  args: { url: '' },
  render: () => (
    <SessionNoticeList
      area="admin"
      isTakenOver
      isClockWrong
      isStorageLost={false}
      isSessionLost={false}
      nearEnd={undefined}
    />
  ),
};

/** The session ends soon: the line, and the dialog over the screen. */
export const SessionEndsSoon: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Hi admin - Admin' });
    signInAs('admin', tokenUntil(Date.now() + 4.5 * 60_000));
    window.dispatchEvent(new StorageEvent('storage', { key: 'user_token' }));
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Stay signed in' }));
    await within(document.body).findByRole('dialog', { name: 'Stay signed in' });
  },
};

function Breaks(): ReactElement {
  throw new Error('A panel broke');
}

export const BrokenPanel: Story = {
  tags: ['logs-errors'],
  args: { url: '' },
  render: () => (
    <ErrorBoundary>
      <Breaks />
    </ErrorBoundary>
  ),
};
