import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { longTexts, noRecords, press } from '@/testing/harness/storySteps';
import { db } from '../../../mocks/db';
import {
  hangsOnce,
  loadsFail,
  respondsAlways,
  setScenario,
  worldWithQuotations,
} from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Overview/Overview',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_overview' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

export const Empty: Story = { beforeEach: noRecords };

export const Loading: Story = { beforeEach: () => hangsOnce('/viewpolicybinderlist') };

/** Balances need the list of binders only, and are shown. */
export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewpolicyquotationlist') };

export const LongTexts: Story = { beforeEach: longTexts };

export const OneRecord: Story = {
  args: { url: '/user_admin_overview?period=all' },
  beforeEach: () => {
    db.quotations = db.quotations.slice(0, 1);
  },
};

export const ManyRecords: Story = { beforeEach: () => worldWithQuotations(2000) };

export const AllDates: Story = { args: { url: '/user_admin_overview?period=all' } };

export const Filtered: Story = { args: { url: '/user_admin_overview?period=this-year&state=NY' } };

/** An old or damaged link. */
export const UnknownPeriod: Story = { args: { url: '/user_admin_overview?period=next-week&lob=MARINE' } };

export const UntidyData: Story = { beforeEach: () => setScenario('malformed') };

export const Tables: Story = {
  play: async () => {
    for (const heading of ['Premium by effective month', 'From quotation to policy', 'Premium by LOB'])
      await press(`Table of ${heading}`);
    await press('Table of Balances of binders by age');
    await press('Table of Premium by state');
  },
};

const home = { category: { name: 'Home', url: '/user_admin_home', menutype: '1' }, subMenu: [], id: 51 };
const binders = {
  category: { name: 'Binders', url: '/user_admin_policy_binder', menutype: '1' },
  subMenu: [],
  id: 52,
};

/** Staff whose menu has the list of binders only. */
export const StaffWithOneList: Story = {
  args: { as: 'staff' },
  beforeEach: () => respondsAlways('/viewmainmenuandsubmenuuser', { menuWithSubmenu: [home, binders] }),
};

export const StaffWithoutLists: Story = {
  args: { as: 'staff' },
  beforeEach: () => respondsAlways('/viewmainmenuandsubmenuuser', { menuWithSubmenu: [home] }),
};
