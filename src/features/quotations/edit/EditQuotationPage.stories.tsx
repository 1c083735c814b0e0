import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { db } from '../../../../mocks/db';
import { hangsOnce, loadsFail, losesAnswerOnce, savesFail } from '../../../../mocks/scenarios';
import { ScreenAt } from '@/testing/harness/ScreenAt';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Quotations/Edit quotation',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/edit_intakeform_user_admin_policy/1041/551' },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

const plain = '/user_admin_edit_quotation_policies/1041';

async function pressSave(canvasElement: HTMLElement, name: string): Promise<void> {
  const button = await within(canvasElement).findByRole('button', { name });
  await waitFor(() => {
    if (button.hasAttribute('disabled')) throw new Error('still loading');
  });
  await userEvent.click(button);
}

export const WithHistory: Story = {};

export const WithHistoryDark: Story = { globals: { theme: 'dark' } };

export const WithReviews: Story = {
  args: { url: plain },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Review 1' }));
  },
};

export const History: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'History' }));
    const dialog = within(document.body);
    await userEvent.click(await dialog.findByRole('button', { name: 'Review 1' }));
  },
};

export const WorkersComp: Story = { args: { url: '/edit_intakeform_user_admin_policy/1038/554' } };

/** Both buttons wait, and say for what. */
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await fireEvent.change(await screen.findByLabelText('Last Name'), { target: { value: '' } });
    await fireEvent.change(await screen.findByLabelText('Make, row 2'), { target: { value: '' } });
    await screen.findByText(/Required and still empty/);
  },
};

export const AnswersUnreadable: Story = { args: { url: '/edit_intakeform_user_admin_policy/1035/551' } };

export const OlderList: Story = { args: { url: '/user_admin_edit_quotation_policies/1037' } };

export const CoveragesUnreadable: Story = {
  beforeEach: () => {
    Object.assign(db.quotations.find(({ id }) => id === 1041) ?? {}, { policycoverage: '[{"cover' });
  },
};

export const Loading: Story = {
  beforeEach: () => {
    hangsOnce('/viewpolicyquotation');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewpolicyquotation');
  },
};

export const ReviewsCouldNotLoad: Story = {
  args: { url: plain },
  beforeEach: () => {
    loadsFail('/viewpolicyquotationhistory');
  },
};

/** The logged line is what the documents ask for. */
export const NotSaved: Story = {
  tags: ['logs-errors'],
  beforeEach: () => {
    savesFail('/updatesavepolicyquotationlist', 400);
  },
  play: async ({ canvasElement }) => {
    await pressSave(canvasElement, 'Save');
    await within(canvasElement).findByText('Not saved');
  },
};

export const NotConfirmed: Story = {
  tags: ['logs-errors'],
  beforeEach: () => {
    losesAnswerOnce('/updatepolicyquotationlist');
  },
  play: async ({ canvasElement }) => {
    await pressSave(canvasElement, 'Generate Quotation');
    await within(canvasElement).findByText(/not confirmed/);
  },
};
