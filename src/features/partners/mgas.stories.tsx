import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import {
  deleteAndFail,
  fillSaveAndFail,
  longTexts,
  noRecords,
  pressSaveAndFail,
} from '@/testing/harness/storySteps';
import { respondsAlways, hangsOnce, loadsFail, savesFail } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Partners/MGAs',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_mga' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

export const Empty: Story = { beforeEach: noRecords };

export const Loading: Story = { beforeEach: () => hangsOnce('/viewclientMGA') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewclientMGA') };

export const LongTexts: Story = { beforeEach: longTexts };

export const SaveFails: Story = {
  beforeEach: () => savesFail('/removeclientMGA'),
  play: () => deleteAndFail('Cascade Specialty'),
};

export const NewForm: Story = { args: { url: '/user_admin_add_mga' } };

export const NewFormSaveFails: Story = {
  args: { url: '/user_admin_add_mga' },
  beforeEach: () => savesFail('/createclientMGA'),
  play: () =>
    fillSaveAndFail({ 'MGA Name': 'Bayou Specialty', Address: '210 Harbor Street', City: 'Mobile' }),
};

export const Form: Story = { args: { url: '/user_admin_edit_mga/235' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_mga/235' },
  beforeEach: () => hangsOnce('/editclientTPA'),
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_mga/235' },
  beforeEach: () => loadsFail('/editclientTPA'),
};

export const FormLongTexts: Story = { args: { url: '/user_admin_edit_mga/235' }, beforeEach: longTexts };

export const FormSaveFails: Story = {
  args: { url: '/user_admin_edit_mga/235' },
  beforeEach: () => savesFail('/updateclientTPA'),
  play: pressSaveAndFail,
};

export const KyubosForm: Story = { args: { url: '/user_admin_edit_mga/234' } };

export const AnotherRecord: Story = {
  args: { url: '/user_admin_edit_mga/234' },
  beforeEach: () => respondsAlways('/editclientTPA', { TPA: { id: 234, TPAname: 'Prairie State Claims' } }),
};
