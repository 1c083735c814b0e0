import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { answersAlways, hangsOnce, loadsFail } from '../../../../mocks/scenarios';
import { ScreenAt } from '@/testing/harness/ScreenAt';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Quotations/History',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_policies_history_list/1041/551' },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

export const Three: Story = {};

export const ThreeDark: Story = { globals: { theme: 'dark' } };

export const None: Story = { args: { url: '/user_admin_policies_history_list/1072/556' } };

export const Loading: Story = {
  beforeEach: () => {
    hangsOnce('/viewpolicyquotationhistory');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewpolicyquotationhistory');
  },
};

async function compare(canvasElement: HTMLElement, result: string): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Compare versions' }));
  await within(document.body).findByText(result);
}

export const Compared: Story = {
  play: ({ canvasElement }) => compare(canvasElement, '2 differences'),
};

export const ComparedDark: Story = { ...Compared, globals: { theme: 'dark' } };

export const UnreadableVersion: Story = {
  beforeEach: () => {
    answersAlways('/viewpolicyquotationhistory', {
      policyquotationhistory: [{ id: 1, quotation_id: 1041, intake_id: 551, policydetails: '{"7":' }],
    });
  },
  play: ({ canvasElement }) =>
    compare(canvasElement, 'The answers of one version cannot be read, so they are not compared.'),
};
