import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { longCopy } from '../../../../mocks/longTexts';
import { hangsOnce, loadsFail, losesResponseOnce, refuses, setScenario } from '../../../../mocks/scenarios';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { storeInTab } from '@/testing/harness/signIns';
import { fill, longTexts, press, pressSaveAndFail } from '@/testing/harness/storySteps';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Quotations/New quotation',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_policy/552' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

/** For a customer whom the user chose on the screen before. */
const forCustomer = { url: '/user_admin_policy_based_on_user_creation/552' };

const customer = { customer_id: 511, firstname: 'Daniel', lastname: 'Kim', city: 'Phoenix' };

export const Opened: Story = {};

export const Loading: Story = { beforeEach: () => hangsOnce('/editclientintakecategorymain') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/editclientintakecategorymain') };

export const LongTexts: Story = { beforeEach: longTexts };

/** The logged line is what the documents ask for. */
export const SaveFails: Story = {
  tags: ['logs-errors'],
  beforeEach: () => refuses('/savepolicyquoation', 'The effective date has passed'),
  play: pressSaveAndFail,
};

export const Filled: Story = {
  play: async () => {
    await screen.findByRole('option', { name: 'Homeowners Standard' });
    await userEvent.selectOptions(screen.getByLabelText('Program'), 'Homeowners Standard');
    await userEvent.selectOptions(screen.getByLabelText('Policy Schedule'), '3 Months');
    await fill('First Name', 'Ann');
    await fill('Last Name', 'Marble');
    await fill('Zip Code', '84003');
    await userEvent.tab();
    await screen.findByRole('group', { name: 'City for 84003' });
  },
};

export const WorkersComp: Story = { args: { url: '/user_admin_policy/554' } };

export const GroupLoading: Story = { beforeEach: () => hangsOnce('/viewactiveattributemain') };

export const GroupsCouldNotLoad: Story = { beforeEach: () => loadsFail('/viewactiveattributemain') };

export const UntidyData: Story = { beforeEach: () => setScenario('malformed') };

/** Locked after a lost response, until the user allows another try. */
export const NotConfirmed: Story = {
  tags: ['logs-errors'],
  beforeEach: () => losesResponseOnce('/savepolicyquoation'),
  play: async () => {
    await press('Save');
    await screen.findByText(/^Not confirmed/);
  },
};

/** Its response was lost, and the list shows it now. */
export const RecordedAfterAll: Story = {
  tags: ['logs-errors'],
  beforeEach: () => losesResponseOnce('/savepolicyquoation'),
  play: async () => {
    await fill('First Name', 'Ann');
    await fill('Last Name', 'Marble');
    await press('Save');
    await screen.findByRole('alertdialog', { name: /is recorded\.$/ });
  },
};

/** The prompt after a click outside the form. */
export const ClickedOutside: Story = {
  play: async () => {
    await fill('First Name', 'Ann');
    await userEvent.click(screen.getByRole('heading', { level: 1, name: 'New Quotation' }));
    await screen.findByRole('alertdialog');
  },
};

export const ForACustomer: Story = {
  args: forCustomer,
  beforeEach: () => storeInTab('selectedDataArray', [customer]),
};

/** A customer who was selected in a list. */
export const OfferedCustomer: Story = { beforeEach: () => storeInTab('selectedDataArray', [customer]) };

export const ForACustomerLoading: Story = { ...Loading, args: forCustomer };

export const ForACustomerCouldNotLoad: Story = { ...CouldNotLoad, args: forCustomer };

export const ForACustomerLongTexts: Story = {
  args: forCustomer,
  beforeEach: () => {
    longTexts();
    storeInTab('selectedDataArray', [longCopy(customer)]);
  },
};

export const ForACustomerSaveFails: Story = { ...SaveFails, tags: ['logs-errors'], args: forCustomer };
