import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { keepInTab } from '@/testing/harness/signIns';
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

/** The user comes back to what was opened last in this tab. */
export const Continue: Story = {
  beforeEach: () => {
    const records = [
      {
        title: 'Quotation POL-2026-0043 · Rosa Benedetti',
        path: '/user_admin_view_policy_quotation/1043/551',
      },
      { title: 'Company Harborview Underwriters', path: '/edit_companies/201' },
    ];
    keepInTab('portal_recent_records', records);
  },
};

export const OfACarrier: Story = { args: { url: '/client_user_BDX_home', as: 'carrier' } };

export const OfACarrierDark: Story = {
  args: { url: '/client_user_BDX_home', as: 'carrier' },
  globals: { theme: 'dark' },
};

export const OfACarrierWithoutFiles: Story = {
  args: { url: '/client_user_BDX_home', as: 'carrier' },
  beforeEach: () => {
    setScenario('empty');
  },
};
