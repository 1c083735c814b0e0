import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { hangsOnce, loadsFail, setScenario } from '../../../../mocks/scenarios';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { longTexts, noRecords } from '@/testing/harness/storySteps';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Quotations/Lists',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_policy_quotations' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

const binders = { url: '/user_admin_policy_binder' };
const policies = { url: '/user_admin_policies' };

/** Shows binders as cards, as a user of the list chose earlier. */
function asCards(): void {
  localStorage.setItem('viewType', 'grid');
}

export const Quotations: Story = {};

export const QuotationsLoading: Story = { beforeEach: () => hangsOnce('/viewpolicyquotationlist') };

export const QuotationsCouldNotLoad: Story = { beforeEach: () => loadsFail('/viewpolicyquotationlist') };

export const QuotationsEmpty: Story = { beforeEach: noRecords };

export const QuotationsLongTexts: Story = { beforeEach: longTexts };

export const Filtering: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('POL-2026-0072');
    await userEvent.click(screen.getByRole('button', { name: 'LOB' }));
    await userEvent.keyboard('home');
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  },
};

export const ChoosingACategory: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const [first] = await screen.findAllByRole('button', { name: 'New quotation' });
    if (first) await userEvent.click(first);
    await within(document.body).findByRole('link', { name: 'PERSONAL AUTO' });
  },
};

export const UntidyData: Story = { beforeEach: () => setScenario('malformed') };

export const Binders: Story = { args: binders };

export const BindersLoading: Story = { args: binders, beforeEach: () => hangsOnce('/viewpolicybinderlist') };

export const BindersCouldNotLoad: Story = {
  args: binders,
  beforeEach: () => loadsFail('/viewpolicybinderlist'),
};

export const BindersEmpty: Story = { args: binders, beforeEach: noRecords };

export const BindersLongTexts: Story = { args: binders, beforeEach: longTexts };

export const Cards: Story = { args: binders, beforeEach: asCards };

export const CardsLoading: Story = {
  args: binders,
  beforeEach: () => {
    asCards();
    return hangsOnce('/viewpolicybinderlist');
  },
};

export const CardsCouldNotLoad: Story = {
  args: binders,
  beforeEach: () => {
    asCards();
    return loadsFail('/viewpolicybinderlist');
  },
};

export const CardsEmpty: Story = {
  args: binders,
  beforeEach: () => {
    asCards();
    noRecords();
  },
};

export const CardsLongTexts: Story = {
  args: binders,
  beforeEach: () => {
    asCards();
    longTexts();
  },
};

export const Policies: Story = { args: policies };

export const PoliciesLoading: Story = { args: policies, beforeEach: () => hangsOnce('/policyquotationlist') };

export const PoliciesCouldNotLoad: Story = {
  args: policies,
  beforeEach: () => loadsFail('/policyquotationlist'),
};

export const PoliciesEmpty: Story = { args: policies, beforeEach: noRecords };

export const PoliciesLongTexts: Story = { args: policies, beforeEach: longTexts };
