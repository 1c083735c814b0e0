import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { fillSaveAndFail, longTexts, noRecords, pressSaveAndFail } from '@/testing/harness/storySteps';
import { respondsAlways, hangsOnce, loadsFail, savesFail } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Client users/Users',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_users' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

/** The form loads the agents only for a user of the type Agent. */
const chooseAgent: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByLabelText('Agent'));
};

export const Filled: Story = {};

export const Empty: Story = { beforeEach: noRecords };

export const Loading: Story = { beforeEach: () => hangsOnce('/viewclientuser') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewclientuser') };

export const LongTexts: Story = { beforeEach: longTexts };

export const NewForm: Story = { args: { url: '/user_admin_add_users' } };

export const NewFormLoading: Story = {
  args: { url: '/user_admin_add_users' },
  beforeEach: () => hangsOnce('/viewclientagent'),
  play: chooseAgent,
};

export const NewFormCouldNotLoad: Story = {
  args: { url: '/user_admin_add_users' },
  beforeEach: () => loadsFail('/viewclientagent'),
  play: chooseAgent,
};

export const NewFormSaveFails: Story = {
  args: { url: '/user_admin_add_users' },
  beforeEach: () => savesFail('/createclientuser'),
  play: () =>
    fillSaveAndFail({
      'First Name': 'Ines',
      'Last Name': 'Duarte',
      Email: 'ines.duarte@atlantic.example.com',
      Username: 'iduarte',
    }),
};

export const Form: Story = { args: { url: '/user_admin_edit_users/13' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_users/13' },
  beforeEach: () => hangsOnce('/editclientuser'),
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_users/13' },
  beforeEach: () => loadsFail('/editclientuser'),
};

export const FormLongTexts: Story = { args: { url: '/user_admin_edit_users/13' }, beforeEach: longTexts };

export const FormSaveFails: Story = {
  args: { url: '/user_admin_edit_users/13' },
  beforeEach: () => savesFail('/updateclientuser'),
  play: pressSaveAndFail,
};

export const FormOfAnAgent: Story = { args: { url: '/user_admin_edit_users/14' } };

/** The response has the fields without a `user` record around them. */
export const FormOfBareFields: Story = {
  args: { url: '/user_admin_edit_users/13' },
  beforeEach: () => respondsAlways('/editclientuser', { firstname: 'Tobias', usertype: 'Main' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^The server did not send: Last Name,/);
  },
};

export const UsernameTaken: Story = {
  args: { url: '/user_admin_add_users' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByLabelText('Username'), 'tbrandt');
    await userEvent.tab();
    await screen.findAllByText('Sorry, that username is already taken');
  },
};
