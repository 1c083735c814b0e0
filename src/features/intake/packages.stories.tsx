import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/ScreenAt';
import { loadsFail, savesFail, setScenario } from '../../../mocks/scenarios';
import { userEvent, within } from 'storybook/test';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Intake/Packages',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_intakesubcategory/1' },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

export const Filled: Story = {};

export const Empty: Story = {
  beforeEach: () => {
    setScenario('empty');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewclientintakesubcategory');
  },
};

export const NewForm: Story = { args: { url: '/user_admin_add_intakesubcategory/1' } };

export const SubListForm: Story = { args: { url: '/user_admin_edit_intakesubcategory/1/3' } };

export const Coverage: Story = { args: { url: '/user_admin_intakecoverage/1/2' } };

export const SaveFails: Story = {
  args: { url: '/user_admin_edit_intakesubcategory/1/2' },
  beforeEach: () => {
    savesFail('/updateclientintakesubcategory/');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('List Name', {}, { timeout: 5000 });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};
