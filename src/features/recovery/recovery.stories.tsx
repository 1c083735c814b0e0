import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { answersAlways, hangsOnce, refuses } from '../../../mocks/scenarios';

const code = '/client_user_BDX_forgototpcheck';

/** A recovery whose code was checked, and which holds until then. */
const checked = Date.UTC(2099, 0);
const passwordChange = { url: '/client_user_BDX_forgotpassswordchange', state: { area: 'bdx', checked } };

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Sign-in/Recovery',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/client_user_BDX_forgotpassword', as: 'nobody' },
  beforeEach: () => {
    sessionStorage.setItem('forgot_client_user_select', 'Email');
    sessionStorage.setItem('forgot_client_user_id', '1');
    sessionStorage.setItem('forgot_client_user_email', 'bor*******@atlantic.example.com');
    sessionStorage.setItem('forgot_client_user_until', String(checked));
    return () => sessionStorage.clear();
  },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

async function giveLoginId(canvasElement: HTMLElement): Promise<void> {
  const screen = within(canvasElement);
  await userEvent.type(await screen.findByLabelText('Login Id'), 'bdxuser');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
}

export const LoginId: Story = {};

export const LoginIdSending: Story = {
  beforeEach: () => hangsOnce('/clientusertforgetvalidate'),
  play: ({ canvasElement }) => giveLoginId(canvasElement),
};

/** Red for 3000 ms. */
export const LoginIdRefused: Story = {
  tags: ['logs-errors'],
  beforeEach: () => refuses('/clientusertforgetvalidate', 'This login id is not known'),
  play: async ({ canvasElement }) => {
    await giveLoginId(canvasElement);
    await within(canvasElement).findByRole('alert');
  },
};

export const LoginIdMissing: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    await screen.findByText('Enter your login id.');
  },
};

export const ChannelChoice: Story = {
  play: async ({ canvasElement }) => {
    await giveLoginId(canvasElement);
    await within(canvasElement).findByRole('radio', { name: /^Email/ });
  },
};

export const NoEmailOnRecord: Story = {
  beforeEach: () => answersAlways('/clientusertforgetvalidate', { id: 1, Phonenumber: '12125550177' }),
  play: async ({ canvasElement }) => {
    await giveLoginId(canvasElement);
    await within(canvasElement).findByRole('radio', { name: /^Phone/ });
  },
};

export const NowhereToSend: Story = {
  beforeEach: () => answersAlways('/clientusertforgetvalidate', { id: 1 }),
  play: async ({ canvasElement }) => {
    await giveLoginId(canvasElement);
    await within(canvasElement).findByText(/no code can be sent/);
  },
};

export const Code: Story = { args: { url: code } };

export const CodeIncomplete: Story = {
  args: { url: code },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByLabelText('Character 1 of 4'), 'A7');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Enter all four characters.');
  },
};

/** Red for 3000 ms. */
export const CodeRefused: Story = {
  args: { url: code },
  tags: ['logs-errors'],
  beforeEach: () => refuses('/clientuserforgetpasswordotpcheck', 'The code is not right'),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByLabelText('Character 1 of 4'), '9999');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('alert');
  },
};

export const PasswordChange: Story = { args: passwordChange };

/** Red for 3000 ms. */
export const PasswordRefused: Story = {
  args: passwordChange,
  tags: ['logs-errors'],
  beforeEach: () => refuses('/clientuserforgotpasswordchange', 'The passwords do not match'),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByLabelText('New Password'), 'one');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'another');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('alert');
  },
};

export const PasswordsMissing: Story = {
  args: passwordChange,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    await screen.findByText('Enter a new password.');
  },
};

export const ForgotLoginId: Story = { args: { url: '/client_user_BDX_forgotloginid' } };

export const PhoneMissing: Story = {
  args: { url: '/client_user_BDX_forgotloginid' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    await screen.findByText('Enter your phone number.');
  },
};

export const AdminForgotPassword: Story = { args: { url: '/user_admin_forgotpassword' } };
