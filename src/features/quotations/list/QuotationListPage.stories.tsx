import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { hangsOnce, loadsFail, setScenario } from '../../../../mocks/scenarios';
import { ScreenAt } from '@/testing/harness/ScreenAt';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Quotations/Lists',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_policy_quotations' },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

export const Quotations: Story = {};

export const QuotationsDark: Story = { globals: { theme: 'dark' } };

export const Binders: Story = { args: { url: '/user_admin_policy_binder' } };

export const BindersAsCards: Story = {
  args: { url: '/user_admin_policy_binder' },
  beforeEach: () => {
    localStorage.setItem('viewType', 'grid');
  },
};

export const Policies: Story = { args: { url: '/user_admin_policies' } };

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

export const Empty: Story = {
  beforeEach: () => {
    setScenario('empty');
  },
};

export const Loading: Story = {
  beforeEach: () => {
    hangsOnce('/viewpolicyquotationlist');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewpolicyquotationlist');
  },
};

export const BindersEmpty: Story = {
  args: { url: '/user_admin_policy_binder' },
  beforeEach: () => {
    setScenario('empty');
  },
};

export const BindersLoading: Story = {
  args: { url: '/user_admin_policy_binder' },
  beforeEach: () => {
    hangsOnce('/viewpolicybinderlist');
  },
};

export const BindersCouldNotLoad: Story = {
  args: { url: '/user_admin_policy_binder' },
  beforeEach: () => {
    loadsFail('/viewpolicybinderlist');
  },
};

export const PoliciesEmpty: Story = {
  args: { url: '/user_admin_policies' },
  beforeEach: () => {
    setScenario('empty');
  },
};

export const PoliciesLoading: Story = {
  args: { url: '/user_admin_policies' },
  beforeEach: () => {
    hangsOnce('/policyquotationlist');
  },
};

export const PoliciesCouldNotLoad: Story = {
  args: { url: '/user_admin_policies' },
  beforeEach: () => {
    loadsFail('/policyquotationlist');
  },
};

export const CardsEmpty: Story = {
  args: { url: '/user_admin_policy_binder' },
  beforeEach: () => {
    setScenario('empty');
    localStorage.setItem('viewType', 'grid');
  },
};

export const CardsLoading: Story = {
  args: { url: '/user_admin_policy_binder' },
  beforeEach: () => {
    hangsOnce('/viewpolicybinderlist');
    localStorage.setItem('viewType', 'grid');
  },
};

export const CardsCouldNotLoad: Story = {
  args: { url: '/user_admin_policy_binder' },
  beforeEach: () => {
    loadsFail('/viewpolicybinderlist');
    localStorage.setItem('viewType', 'grid');
  },
};

export const UntidyData: Story = {
  beforeEach: () => {
    setScenario('untidy');
  },
};
