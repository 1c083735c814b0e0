import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { hangsOnce, loadsFail, savesFail, setScenario } from '../../../mocks/scenarios';
import { userEvent, within } from 'storybook/test';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Intake/Packages',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_intakesubcategory/551' },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

export const Filled: Story = {};

/** What its heading is about is not there either. */
export const Empty: Story = {
  tags: ['logs-errors'],
  beforeEach: () => {
    setScenario('empty');
  },
};

export const Loading: Story = {
  beforeEach: () => {
    hangsOnce('/viewclientintakesubcategory');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewclientintakesubcategory');
  },
};

export const NewForm: Story = { args: { url: '/user_admin_add_intakesubcategory/551' } };

export const Form: Story = {
  args: { url: '/user_admin_edit_intakesubcategory/551/562' },
};

export const SubListForm: Story = { args: { url: '/user_admin_edit_intakesubcategory/551/563' } };

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_intakesubcategory/551/563' },
  beforeEach: () => {
    hangsOnce('/editclientintakesubcategory');
  },
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_intakesubcategory/551/563' },
  beforeEach: () => {
    loadsFail('/editclientintakesubcategory');
  },
};

export const Coverage: Story = { args: { url: '/user_admin_intakecoverage/551/562' } };

export const CoverageLoading: Story = {
  args: { url: '/user_admin_intakecoverage/551/562' },
  beforeEach: () => {
    hangsOnce('/editclientintakesubcategory');
  },
};

export const CoverageCouldNotLoad: Story = {
  args: { url: '/user_admin_intakecoverage/551/562' },
  beforeEach: () => {
    loadsFail('/editclientintakesubcategory');
  },
};

export const SaveFails: Story = {
  args: { url: '/user_admin_edit_intakesubcategory/551/562' },
  beforeEach: () => {
    savesFail('/updateclientintakesubcategory/');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('List Name');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};
