import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { accounts } from '../../mocks/accounts';
import { hangsOnce } from '../../mocks/scenarios';
import { setDemoAccounts } from './demoAccounts';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Sign-in/Login',
  component: ScreenAt,
  parameters: { layout: 'fullscreen', a11y: { context: { exclude: [] } } },
  args: { url: '/kyubos_admin', as: 'nobody' },
  beforeEach: () => setDemoAccounts([]),
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

async function logIn(canvasElement: HTMLElement, username: string, password: string): Promise<void> {
  const screen = within(canvasElement);
  await userEvent.type(await screen.findByLabelText('Username'), username);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
}

export const Admin: Story = {};

export const WithDemoAccounts: Story = { beforeEach: () => setDemoAccounts(accounts) };

export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Log In' }));
    await screen.findByText('Enter your username.');
  },
};

export const SigningIn: Story = {
  beforeEach: () => hangsOnce('/commonlogin'),
  play: ({ canvasElement }) => logIn(canvasElement, 'admin', 'admin'),
};

/** Red for 3000 ms. */
export const Refused: Story = {
  tags: ['logs-errors'],
  play: async ({ canvasElement }) => {
    await logIn(canvasElement, 'admin', 'wrong');
    await within(canvasElement).findByRole('alert');
  },
};

/** After the alert: the same sentence, quietly, until the next input. */
export const RefusedBefore: Story = {
  tags: ['logs-errors'],
  play: async ({ canvasElement }) => {
    await logIn(canvasElement, 'admin', 'wrong');
    await within(canvasElement).findByText('Your last attempt failed.');
  },
};

export const Carrier: Story = { args: { url: '/BDX_Login' } };

export const ClientBdx: Story = { args: { url: '/Client_user_BDX_Login' } };
