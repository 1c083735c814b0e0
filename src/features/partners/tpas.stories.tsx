import type { Meta, StoryObj } from '@storybook/react-webpack5';
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
  title: 'Screens/Partners/TPAs',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_tpa' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

export const Empty: Story = { beforeEach: noRecords };

export const Loading: Story = { beforeEach: () => hangsOnce('/viewclientTPA') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewclientTPA') };

export const LongTexts: Story = { beforeEach: longTexts };

export const SaveFails: Story = {
  beforeEach: () => savesFail('/removeclientTPA'),
  play: () => deleteAndFail('Wasatch Benefit Group'),
};

export const NewForm: Story = { args: { url: '/user_admin_add_tpa' } };

export const NewFormSaveFails: Story = {
  args: { url: '/user_admin_add_tpa' },
  beforeEach: () => savesFail('/createclientTPA'),
  play: () =>
    fillSaveAndFail({
      'TPA Name': 'Great Plains Administrators',
      Address: '210 Harbor Street',
      City: 'Mobile',
    }),
};

export const Form: Story = { args: { url: '/user_admin_edit_tpa/232' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_tpa/232' },
  beforeEach: () => hangsOnce('/editclientTPA'),
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_tpa/232' },
  beforeEach: () => loadsFail('/editclientTPA'),
};

export const FormLongTexts: Story = { args: { url: '/user_admin_edit_tpa/232' }, beforeEach: longTexts };

export const FormSaveFails: Story = {
  args: { url: '/user_admin_edit_tpa/232' },
  beforeEach: () => savesFail('/updateclientTPA'),
  play: pressSaveAndFail,
};

export const KyubosForm: Story = { args: { url: '/user_admin_edit_tpa/231' } };
