import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { hangsOnce, loadsFail, setScenario } from '../../../mocks/scenarios';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Home/Home',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_home' },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

export const Filled: Story = {};

export const FilledDark: Story = { globals: { theme: 'dark' } };

export const NothingToDo: Story = {
  beforeEach: () => {
    setScenario('empty');
  },
};

export const Loading: Story = {
  beforeEach: () => {
    hangsOnce('/viewpolicybinderlist');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewpolicyquotationlist');
  },
};
