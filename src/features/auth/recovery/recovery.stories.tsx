import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { fill, press } from '@/testing/harness/storySteps';
import { respondsAlways, hangsOnce, refuses } from '../../../../mocks/scenarios';

const adminLoginId = { url: '/user_admin_forgotloginid' };
const adminPassword = { url: '/user_admin_forgotpassword' };
const loginId = { url: '/client_user_BDX_forgotloginid' };
const code = { url: '/client_user_BDX_forgototpcheck' };

/** A recovery whose code was checked, with its expiry. */
const checked = Date.UTC(2099, 0);
const passwordChange = { url: '/client_user_BDX_forgotpassswordchange', state: { area: 'bdx', checked } };

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Sign-in/Recovery',
  parameters: { layout: 'fullscreen' },
  args: { url: '/client_user_BDX_forgotpassword', as: 'signedOut' },
  beforeEach: () => {
    sessionStorage.setItem('forgot_client_user_select', 'Email');
    sessionStorage.setItem('forgot_client_user_id', '1');
    sessionStorage.setItem('forgot_client_user_email', 'bor*******@atlantic.example.com');
    sessionStorage.setItem('forgot_client_user_until', String(checked));
    return () => sessionStorage.clear();
  },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

const longDomain = 'atlantic-mutual-insurance-and-reinsurance-company-of-north-america.example.com';

/** Presses Submit, and waits for a text of the next state. */
async function submit(words: string | RegExp): Promise<void> {
  await press('Submit');
  await screen.findByText(words);
}

/** Presses Submit, and waits until the step reports that it was refused: red for 3000 ms. */
async function submitInVain(): Promise<void> {
  await press('Submit');
  await screen.findByRole('alert');
}

/** Gives a login id, so that the step after the first is shown. */
async function giveLoginId(): Promise<void> {
  await fill('Login Id', 'bdxuser');
  await press('Submit');
}

export const LoginId: Story = {};

export const LoginIdSending: Story = {
  beforeEach: () => hangsOnce('/clientusertforgetvalidate'),
  play: giveLoginId,
};

export const LoginIdSaveFails: Story = {
  beforeEach: () => refuses('/clientusertforgetvalidate', 'This login id is not known'),
  play: async () => {
    await fill('Login Id', 'bdxuser');
    await submitInVain();
  },
};

export const LoginIdMissing: Story = { play: () => submit('Enter your login id.') };

export const ChannelChoice: Story = {
  play: async () => {
    await giveLoginId();
    await screen.findByRole('radio', { name: /^Email/ });
  },
};

export const ChannelChoiceLongTexts: Story = {
  beforeEach: () =>
    respondsAlways('/clientusertforgetvalidate', {
      id: 1,
      Email: `bordereaux@${longDomain}`,
      Phonenumber: '12125550177',
    }),
  play: async () => {
    await giveLoginId();
    await screen.findByRole('radio', { name: /^Email/ });
  },
};

export const NoEmailOnRecord: Story = {
  beforeEach: () => respondsAlways('/clientusertforgetvalidate', { id: 1, Phonenumber: '12125550177' }),
  play: async () => {
    await giveLoginId();
    await screen.findByRole('radio', { name: /^Phone/ });
  },
};

export const NowhereToSend: Story = {
  beforeEach: () => respondsAlways('/clientusertforgetvalidate', { id: 1 }),
  play: async () => {
    await giveLoginId();
    await screen.findByText(/no code can be sent/);
  },
};

export const Code: Story = { args: code };

export const CodeLongTexts: Story = {
  args: code,
  beforeEach: () => sessionStorage.setItem('forgot_client_user_email', `bor*******@${longDomain}`),
};

export const CodeSaveFails: Story = {
  args: code,
  beforeEach: () => refuses('/clientuserforgetpasswordotpcheck', 'The code is wrong'),
  play: async () => {
    await fill('Character 1 of 4', '9999');
    await submitInVain();
  },
};

export const CodeIncomplete: Story = {
  args: code,
  play: async () => {
    await fill('Character 1 of 4', 'A7');
    await submit('Enter all four characters.');
  },
};

export const PasswordChange: Story = { args: passwordChange };

export const PasswordChangeSaveFails: Story = {
  args: passwordChange,
  beforeEach: () => refuses('/clientuserforgotpasswordchange', 'The passwords do not match'),
  play: async () => {
    await fill('New Password', 'one');
    await fill('Confirm Password', 'another');
    await submitInVain();
  },
};

export const PasswordsMissing: Story = { args: passwordChange, play: () => submit('Enter a new password.') };

export const ForgotLoginId: Story = { args: loginId };

export const ForgotLoginIdSaveFails: Story = {
  args: loginId,
  beforeEach: () => refuses('/clientuserforgotlogin', 'This phone number is not known'),
  play: async () => {
    await fill('Phonenumber', '2125550177');
    await submitInVain();
  },
};

export const PhoneMissing: Story = { args: loginId, play: () => submit('Enter your phone number.') };

export const AdminForgotPassword: Story = { args: adminPassword };

export const AdminForgotPasswordSaveFails: Story = { ...LoginIdSaveFails, args: adminPassword };

export const AdminChannelChoiceLongTexts: Story = { ...ChannelChoiceLongTexts, args: adminPassword };

export const AdminForgotLoginId: Story = { args: adminLoginId };

export const AdminForgotLoginIdSaveFails: Story = { ...ForgotLoginIdSaveFails, args: adminLoginId };
