import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { storeInTab } from '@/testing/harness/signIns';
import { longTexts, noRecords } from '@/testing/harness/storySteps';
import { hangsOnce, loadsFail } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Home/Home',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_home' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

export const Empty: Story = { beforeEach: noRecords };

export const Loading: Story = { beforeEach: () => hangsOnce('/viewpolicybinderlist') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewpolicyquotationlist') };

export const LongTexts: Story = { beforeEach: longTexts };

/** The records that were opened last in this tab. */
export const Continue: Story = {
  beforeEach: () => {
    const records = [
      {
        title: 'Quotation POL-2026-0043 · Rosa Benedetti',
        path: '/user_admin_view_policy_quotation/1043/551',
      },
      { title: 'Company Harborview Underwriters', path: '/edit_companies/201' },
    ];
    storeInTab('portal_recent_records', records);
  },
};

export const Carrier: Story = { args: { url: '/client_user_BDX_home', as: 'carrier' } };

export const CarrierEmpty: Story = {
  args: { url: '/client_user_BDX_home', as: 'carrier' },
  beforeEach: noRecords,
};

export const CarrierLoading: Story = {
  args: { url: '/client_user_BDX_home', as: 'carrier' },
  beforeEach: () => hangsOnce('/viewBDXInbound'),
};

export const CarrierCouldNotLoad: Story = {
  args: { url: '/client_user_BDX_home', as: 'carrier' },
  beforeEach: () => loadsFail('/viewBDXInbound'),
};

export const CarrierLongTexts: Story = {
  args: { url: '/client_user_BDX_home', as: 'carrier' },
  beforeEach: longTexts,
};
