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
  title: 'Screens/Intake/Packages',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_intakesubcategory/551' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

/** What its heading is about is not there either. */
export const Empty: Story = { tags: ['logs-errors'], beforeEach: noRecords };

export const Loading: Story = { beforeEach: () => hangsOnce('/viewclientintakesubcategory') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewclientintakesubcategory') };

export const LongTexts: Story = { beforeEach: longTexts };

export const SaveFails: Story = {
  beforeEach: () => savesFail('/removeclientintakesubcategory'),
  play: () => deleteAndFail('Liability Only'),
};

export const NewForm: Story = { args: { url: '/user_admin_add_intakesubcategory/551' } };

export const NewFormLoading: Story = {
  args: { url: '/user_admin_add_intakesubcategory/551' },
  beforeEach: () => hangsOnce('/editclientintakecategory'),
};

export const NewFormCouldNotLoad: Story = {
  args: { url: '/user_admin_add_intakesubcategory/551' },
  beforeEach: () => loadsFail('/editclientintakecategory'),
};

export const NewFormSaveFails: Story = {
  args: { url: '/user_admin_add_intakesubcategory/551' },
  beforeEach: () => savesFail('/createclientintakesubcategory'),
  play: () => fillSaveAndFail({ 'List Name': 'Collision Only' }),
};

export const NewFormLongTexts: Story = {
  args: { url: '/user_admin_add_intakesubcategory/551' },
  beforeEach: longTexts,
};

export const Form: Story = { args: { url: '/user_admin_edit_intakesubcategory/551/563' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_intakesubcategory/551/563' },
  beforeEach: () => hangsOnce('/editclientintakesubcategory'),
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_intakesubcategory/551/563' },
  beforeEach: () => loadsFail('/editclientintakesubcategory'),
};

export const FormLongTexts: Story = {
  args: { url: '/user_admin_edit_intakesubcategory/551/563' },
  beforeEach: longTexts,
};

export const FormSaveFails: Story = {
  args: { url: '/user_admin_edit_intakesubcategory/551/563' },
  beforeEach: () => savesFail('/updateclientintakesubcategory/'),
  play: pressSaveAndFail,
};

export const Coverage: Story = { args: { url: '/user_admin_intakecoverage/551/562' } };

export const CoverageLoading: Story = {
  args: { url: '/user_admin_intakecoverage/551/562' },
  beforeEach: () => hangsOnce('/editclientintakesubcategory'),
};

export const CoverageCouldNotLoad: Story = {
  args: { url: '/user_admin_intakecoverage/551/562' },
  beforeEach: () => loadsFail('/editclientintakesubcategory'),
};

export const CoverageLongTexts: Story = {
  args: { url: '/user_admin_intakecoverage/551/562' },
  beforeEach: longTexts,
};
