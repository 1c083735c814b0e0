import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { answersAlways, hangsOnce, loadsFail, savesFail, setScenario } from '../../../mocks/scenarios';
import { userEvent, within } from 'storybook/test';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Partners/MGAs',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_mga' },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

export const Filled: Story = {};

export const Empty: Story = {
  beforeEach: () => {
    setScenario('empty');
  },
};

export const Loading: Story = {
  beforeEach: () => {
    hangsOnce('/viewclientMGA');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewclientMGA');
  },
};

export const NewForm: Story = {
  args: { url: '/user_admin_add_mga' },
};

export const Form: Story = {
  args: { url: '/user_admin_edit_mga/235' },
};

export const FormLoading: Story = {
  args: { url: '/user_admin_edit_mga/235' },
  beforeEach: () => {
    hangsOnce('/editclientTPA');
  },
};

export const FormCouldNotLoad: Story = {
  args: { url: '/user_admin_edit_mga/235' },
  beforeEach: () => {
    loadsFail('/editclientTPA');
  },
};

export const SaveFails: Story = {
  args: { url: '/user_admin_edit_mga/235' },
  beforeEach: () => {
    savesFail('/updateclientTPA');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('MGA Name');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};

export const KyubosForm: Story = {
  args: { url: '/user_admin_edit_mga/234' },
};

export const AnotherRecord: Story = {
  args: { url: '/user_admin_edit_mga/234' },
  beforeEach: () => {
    answersAlways('/editclientTPA', { TPA: { id: 234, TPAname: 'Prairie State Claims' } });
  },
};
