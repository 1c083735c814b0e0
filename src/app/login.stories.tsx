import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { fill, press } from '@/testing/harness/storySteps';
import { accounts } from '../../mocks/accounts';
import { hangsOnce } from '../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Sign-in/Login',
  parameters: { layout: 'fullscreen', a11y: { context: { exclude: [] } } },
  args: { url: '/kyubos_admin', as: 'signedOut' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

const carrier = { url: '/BDX_Login' };
const clientBdx = { url: '/Client_user_BDX_Login' };

async function logIn(username: string, password: string): Promise<void> {
  await fill('Username', username);
  await fill('Password', password);
  await press('Log In');
}

export const Admin: Story = {};

/** Red for 3000 ms. */
export const SaveFails: Story = {
  tags: ['logs-errors'],
  play: async () => {
    await logIn('admin', 'wrong');
    await screen.findByRole('alert');
  },
};

/** After the alert: the same sentence, quietly, until the next input. */
export const RefusedBefore: Story = {
  tags: ['logs-errors'],
  play: async () => {
    await logIn('admin', 'wrong');
    await screen.findByText('Your last attempt failed.');
  },
};

export const WithDemoAccounts: Story = { args: { demoAccounts: accounts } };

export const Missing: Story = {
  play: async () => {
    await press('Log In');
    await screen.findByText('Enter your username.');
  },
};

export const SigningIn: Story = {
  beforeEach: () => hangsOnce('/commonlogin'),
  play: () => logIn('admin', 'admin'),
};

export const Carrier: Story = { args: carrier };

export const CarrierSaveFails: Story = { ...SaveFails, tags: ['logs-errors'], args: carrier };

export const ClientBdx: Story = { args: clientBdx };

export const ClientBdxSaveFails: Story = { ...SaveFails, tags: ['logs-errors'], args: clientBdx };
