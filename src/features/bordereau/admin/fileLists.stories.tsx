import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent, within } from 'storybook/test';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { planFault } from '../../../../mocks/conditions';
import { hangsOnce, loadsFail, savesFail, setScenario } from '../../../../mocks/scenarios';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Bordereau files/Lists',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

/** Chooses an entry of a row's menu and confirms it. */
async function confirmed(canvas: HTMLElement, file: string, entry: string): Promise<void> {
  const row = (await within(canvas).findByText(file)).closest('tr');
  if (!row) throw new Error(`${file} is in no row`);
  await userEvent.click(within(row).getByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
}

export const Create: Story = { args: { url: '/user_admin_bdx_create' } };

export const CreateEmpty: Story = {
  args: { url: '/user_admin_bdx_create' },
  beforeEach: () => {
    setScenario('empty');
  },
};

export const CreateLoading: Story = {
  args: { url: '/user_admin_bdx_create' },
  beforeEach: () => {
    hangsOnce('/viewbrdxcreate');
  },
};

export const CreateCouldNotLoad: Story = {
  args: { url: '/user_admin_bdx_create' },
  beforeEach: () => {
    loadsFail('/viewbrdxcreate');
  },
};

export const Inbound: Story = { args: { url: '/user_admin_bdx_inbound' } };

export const InboundEmpty: Story = {
  args: { url: '/user_admin_bdx_inbound' },
  beforeEach: () => {
    setScenario('empty');
  },
};

export const InboundLoading: Story = {
  args: { url: '/user_admin_bdx_inbound' },
  beforeEach: () => {
    hangsOnce('/viewclientinbound');
  },
};

export const InboundCouldNotLoad: Story = {
  args: { url: '/user_admin_bdx_inbound' },
  beforeEach: () => {
    loadsFail('/viewclientinbound');
  },
};

export const InboundUnconfirmed: Story = {
  args: { url: '/user_admin_bdx_inbound' },
  play: async ({ canvasElement }) => {
    planFault('/Importedbdximport', { kind: 'unreachable' });
    await confirmed(canvasElement, 'claims-2026-10.csv', 'Import');
    await screen.findByRole('button', { name: 'Check again' });
  },
};

export const Imported: Story = { args: { url: '/client_user_brdx_importfile' } };

export const ImportedEmpty: Story = {
  args: { url: '/client_user_brdx_importfile' },
  beforeEach: () => {
    setScenario('empty');
  },
};

export const ImportedLoading: Story = {
  args: { url: '/client_user_brdx_importfile' },
  beforeEach: () => {
    hangsOnce('/viewclientinbound');
  },
};

export const ImportedCouldNotLoad: Story = {
  args: { url: '/client_user_brdx_importfile' },
  beforeEach: () => {
    loadsFail('/viewclientinbound');
  },
};

export const Review: Story = { args: { url: '/user_admin_bdx_review' } };

export const ReviewEmpty: Story = {
  args: { url: '/user_admin_bdx_review' },
  beforeEach: () => {
    setScenario('empty');
  },
};

export const ReviewLoading: Story = {
  args: { url: '/user_admin_bdx_review' },
  beforeEach: () => {
    hangsOnce('/viewbrdxreview');
  },
};

export const ReviewCouldNotLoad: Story = {
  args: { url: '/user_admin_bdx_review' },
  beforeEach: () => {
    loadsFail('/viewbrdxreview');
  },
};

export const Send: Story = { args: { url: '/user_admin_bdx_send' } };

export const SendEmpty: Story = {
  args: { url: '/user_admin_bdx_send' },
  beforeEach: () => {
    setScenario('empty');
  },
};

export const SendLoading: Story = {
  args: { url: '/user_admin_bdx_send' },
  beforeEach: () => {
    hangsOnce('/viewbrdxsend');
  },
};

export const SendCouldNotLoad: Story = {
  args: { url: '/user_admin_bdx_send' },
  beforeEach: () => {
    loadsFail('/viewbrdxsend');
  },
};

export const SendRefused: Story = {
  args: { url: '/user_admin_bdx_send' },
  beforeEach: () => {
    savesFail('/sendbdx', 400);
  },
  play: async ({ canvasElement }) => {
    await confirmed(canvasElement, 'premium-2026-10.csv', 'Send');
    await screen.findByText('Not saved');
  },
};

export const SendUnconfirmedAndUnread: Story = {
  args: { url: '/user_admin_bdx_send' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('premium-2026-10.csv');
    planFault('/sendbdx', { kind: 'unreachable' });
    loadsFail('/viewbrdxsend');
    await confirmed(canvasElement, 'premium-2026-10.csv', 'Send');
    await screen.findByRole('button', { name: 'Check again' });
  },
};

export const History: Story = { args: { url: '/user_admin_bdx_history' } };

export const HistoryEmpty: Story = {
  args: { url: '/user_admin_bdx_history' },
  beforeEach: () => {
    setScenario('empty');
  },
};

export const HistoryLoading: Story = {
  args: { url: '/user_admin_bdx_history' },
  beforeEach: () => {
    hangsOnce('/viewbrdxfile');
  },
};

export const HistoryCouldNotLoad: Story = {
  args: { url: '/user_admin_bdx_history' },
  beforeEach: () => {
    loadsFail('/viewbrdxfile');
  },
};

export const HistoryView: Story = { args: { url: '/user_admin_bdx_history_view/308' } };

export const HistoryViewLoading: Story = {
  args: { url: '/user_admin_bdx_history_view/308' },
  beforeEach: () => {
    hangsOnce('/editbrdxfile');
  },
};

export const HistoryViewCouldNotLoad: Story = {
  args: { url: '/user_admin_bdx_history_view/308' },
  beforeEach: () => {
    loadsFail('/editbrdxfile');
  },
};
