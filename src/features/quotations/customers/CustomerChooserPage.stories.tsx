import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { hangsOnce, loadsFail, setScenario } from '../../../../mocks/scenarios';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { longTexts, noRecords } from '@/testing/harness/storySteps';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Quotations/Customer chooser',
  parameters: { layout: 'fullscreen' },
  args: { url: '/add_customer_for_user_admin_policy/552' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const NobodyChosen: Story = {};

export const Loading: Story = {
  beforeEach: () => {
    hangsOnce('/viewcustomerlist');
    hangsOnce('/viewincompleteintakeform');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewcustomerlist');
    loadsFail('/viewincompleteintakeform');
  },
};

export const Empty: Story = { beforeEach: noRecords };

export const LongTexts: Story = {
  beforeEach: longTexts,
  play: async () => {
    await userEvent.click(await screen.findByText(/^Whitfield/));
    await screen.findByRole('link', { name: 'POL-2026-0061' });
  },
};

export const Chosen: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText('Whitfield'));
    await screen.findByRole('link', { name: 'POL-2026-0061' });
  },
};

export const UntidyData: Story = { beforeEach: () => setScenario('malformed') };
