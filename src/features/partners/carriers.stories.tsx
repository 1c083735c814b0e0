import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import {
  deleteAndFail,
  fillSaveAndFail,
  longTexts,
  noRecords,
  pressSaveAndFail,
} from '@/testing/harness/storySteps';
import { hangsOnce, loadsFail, savesFail } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Partners/Carriers',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_carrier' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

export const Empty: Story = { beforeEach: noRecords };

export const Loading: Story = { beforeEach: () => hangsOnce('/viewcarrier') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewcarrier') };

export const LongTexts: Story = { beforeEach: longTexts };

export const SaveFails: Story = {
  beforeEach: () => savesFail('/removecarrier'),
  play: () => deleteAndFail('Copper Basin Insurance'),
};

export const NewForm: Story = { args: { url: '/user_admin_add_carrier' } };

export const NewFormSaveFails: Story = {
  args: { url: '/user_admin_add_carrier' },
  beforeEach: () => savesFail('/createcarrier'),
  play: () =>
    fillSaveAndFail({ 'Carrier Name': 'Gulf Coast Mutual', Address: '210 Harbor Street', City: 'Mobile' }),
};

export const Form: Story = { args: { url: '/user_admin_edit_carrier/35' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_carrier/35' },
  beforeEach: () => hangsOnce('/editcarrier'),
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_carrier/35' },
  beforeEach: () => loadsFail('/editcarrier'),
};

export const FormLongTexts: Story = { args: { url: '/user_admin_edit_carrier/35' }, beforeEach: longTexts };

export const FormSaveFails: Story = {
  args: { url: '/user_admin_edit_carrier/35' },
  beforeEach: () => savesFail('/updatecarrier'),
  play: pressSaveAndFail,
};

export const KyubosForm: Story = { args: { url: '/user_admin_edit_carrier/32' } };

export const InvalidKyubosId: Story = {
  tags: ['logs-errors'],
  args: { url: '/user_admin_add_carrier' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const type = await screen.findByLabelText('Type');
    await userEvent.selectOptions(type, 'Kyubos');
    await userEvent.type(screen.getByLabelText('Kyubos Pointing Id'), 'KYB-0000');
    await userEvent.tab();
    await within(document.body).findByRole('alertdialog');
  },
};
