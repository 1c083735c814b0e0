import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hangsOnce, loadsFail, losesAnswerOnce, savesFail, setScenario } from '../../../../mocks/scenarios';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { keepInTab } from '@/testing/harness/signIns';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Quotations/New quotation',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_policy/552' },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

export const Opened: Story = {};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('option', { name: 'Homeowners Standard' });
    await userEvent.selectOptions(screen.getByLabelText('Program'), 'Homeowners Standard');
    await userEvent.selectOptions(screen.getByLabelText('Policy Schedule'), '3 Months');
    await userEvent.type(await screen.findByLabelText('First Name'), 'Ann');
    await userEvent.type(screen.getByLabelText('Last Name'), 'Marble');
    await userEvent.type(await screen.findByLabelText('Zip Code'), '84003');
    await userEvent.tab();
    await screen.findByRole('group', { name: 'City for 84003' });
  },
};

export const FilledDark: Story = { ...Filled, globals: { theme: 'dark' } };

export const WorkersComp: Story = { args: { url: '/user_admin_policy/554' } };

export const ForACustomer: Story = {
  beforeEach: () => {
    const customer = { customer_id: 511, firstname: 'Daniel', lastname: 'Kim', city: 'Phoenix' };
    keepInTab('selectedDataArray', [customer]);
  },
};

export const Loading: Story = {
  beforeEach: () => {
    hangsOnce('/editclientintakecategorymain');
  },
};

export const GroupLoading: Story = {
  beforeEach: () => {
    hangsOnce('/viewactiveattributemain');
  },
};

export const GroupsCouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewactiveattributemain');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/editclientintakecategorymain');
  },
};

export const UntidyData: Story = {
  beforeEach: () => {
    setScenario('untidy');
  },
};

/** The logged line is what the documents ask for. */
export const NotSaved: Story = {
  tags: ['logs-errors'],
  beforeEach: () => {
    savesFail('/savepolicyquoation');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const save = await screen.findByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await screen.findByText('Not saved');
  },
};

/** Locked after a lost answer, until the user allows another try. */
export const NotConfirmed: Story = {
  tags: ['logs-errors'],
  beforeEach: () => {
    losesAnswerOnce('/savepolicyquoation');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const save = await screen.findByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await screen.findByText(/^Not confirmed/);
  },
};

export const NotConfirmedDark: Story = {
  ...NotConfirmed,
  tags: ['logs-errors'],
  globals: { theme: 'dark' },
};

/** Its answer was lost, and the list shows it since. */
export const RecordedAfterAll: Story = {
  tags: ['logs-errors'],
  beforeEach: () => {
    losesAnswerOnce('/savepolicyquoation');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByLabelText('First Name'), 'Ann');
    await userEvent.type(screen.getByLabelText('Last Name'), 'Marble');
    const save = await screen.findByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await within(document.body).findByRole('alertdialog', { name: /is recorded\.$/ });
  },
};

/** The prompt after a click beside the form. */
export const ClickedOutside: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByLabelText('First Name'), 'Ann');
    await userEvent.click(screen.getByRole('heading', { level: 1, name: 'New Quotation' }));
    await within(document.body).findByRole('alertdialog');
  },
};
