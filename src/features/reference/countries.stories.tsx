import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/ScreenAt';
import { planFault } from '../../../mocks/conditions';
import { setScenario } from '../../../mocks/scenarios';
import { userEvent, within } from 'storybook/test';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Reference/Countries',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_countries' },
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
    planFault('/viewcountry', { kind: 'hang' });
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    planFault('/viewcountry', { kind: 'answer', status: 500 }, 5);
  },
};

export const Form: Story = { args: { url: '/user_admin_edit_countries/1' } };

export const SaveFails: Story = {
  args: { url: '/user_admin_edit_countries/1' },
  beforeEach: () => {
    planFault('/updatecountry', { kind: 'answer', status: 500 });
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('Country Market Name', {}, { timeout: 5000 });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};
