import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { chooseInRow, noRecords, expectNotSaved } from '@/testing/harness/storySteps';
import { planFault } from '../../../../mocks/conditions';
import { hangsOnce, loadsFail, refuses } from '../../../../mocks/scenarios';
import { longFileNames } from '../storySteps.fixture';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Bordereau files/Lists',
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

const create = { url: '/user_admin_bdx_create' };
const inbound = { url: '/user_admin_bdx_inbound' };
const imported = { url: '/client_user_brdx_importfile' };
const review = { url: '/user_admin_bdx_review' };
const send = { url: '/user_admin_bdx_send' };
const history = { url: '/user_admin_bdx_history' };
const historyView = { url: '/user_admin_bdx_history_view/308' };

export const Create: Story = { args: create };

export const CreateLoading: Story = { args: create, beforeEach: () => hangsOnce('/viewbrdxcreate') };

export const CreateCouldNotLoad: Story = { args: create, beforeEach: () => loadsFail('/viewbrdxcreate') };

export const CreateEmpty: Story = { args: create, beforeEach: noRecords };

export const CreateLongTexts: Story = { args: create, beforeEach: longFileNames };

export const Inbound: Story = { args: inbound };

export const InboundLoading: Story = { args: inbound, beforeEach: () => hangsOnce('/viewclientinbound') };

export const InboundCouldNotLoad: Story = {
  args: inbound,
  beforeEach: () => loadsFail('/viewclientinbound'),
};

export const InboundEmpty: Story = { args: inbound, beforeEach: noRecords };

export const InboundLongTexts: Story = { args: inbound, beforeEach: longFileNames };

export const InboundSaveFails: Story = {
  args: inbound,
  beforeEach: () => refuses('/Importedbdximport', 'The file is in use'),
  play: async () => {
    await chooseInRow('claims-2026-10.csv', 'Import');
    await expectNotSaved();
  },
};

export const InboundUnconfirmed: Story = {
  args: inbound,
  play: async () => {
    planFault('/Importedbdximport', { kind: 'unreachable' });
    await chooseInRow('claims-2026-10.csv', 'Import');
    await screen.findByRole('button', { name: 'Check again' });
  },
};

export const Imported: Story = { args: imported };

export const ImportedLoading: Story = { ...InboundLoading, args: imported };

export const ImportedCouldNotLoad: Story = { ...InboundCouldNotLoad, args: imported };

export const ImportedEmpty: Story = { args: imported, beforeEach: noRecords };

export const ImportedLongTexts: Story = { args: imported, beforeEach: longFileNames };

export const Review: Story = { args: review };

export const ReviewLoading: Story = { args: review, beforeEach: () => hangsOnce('/viewbrdxreview') };

export const ReviewCouldNotLoad: Story = { args: review, beforeEach: () => loadsFail('/viewbrdxreview') };

export const ReviewEmpty: Story = { args: review, beforeEach: noRecords };

export const ReviewLongTexts: Story = { args: review, beforeEach: longFileNames };

export const Send: Story = { args: send };

export const SendLoading: Story = { args: send, beforeEach: () => hangsOnce('/viewbrdxsend') };

export const SendCouldNotLoad: Story = { args: send, beforeEach: () => loadsFail('/viewbrdxsend') };

export const SendEmpty: Story = { args: send, beforeEach: noRecords };

export const SendLongTexts: Story = { args: send, beforeEach: longFileNames };

export const SendSaveFails: Story = {
  args: send,
  beforeEach: () => refuses('/sendbdx', 'The file is in use'),
  play: async () => {
    await chooseInRow('premium-2026-10.csv', 'Send');
    await expectNotSaved();
  },
};

export const SendUnconfirmedAndUnread: Story = {
  args: send,
  play: async () => {
    await screen.findByText('premium-2026-10.csv');
    planFault('/sendbdx', { kind: 'unreachable' });
    loadsFail('/viewbrdxsend');
    await chooseInRow('premium-2026-10.csv', 'Send');
    await screen.findByRole('button', { name: 'Check again' });
  },
};

export const History: Story = { args: history };

export const HistoryLoading: Story = { args: history, beforeEach: () => hangsOnce('/viewbrdxfile') };

export const HistoryCouldNotLoad: Story = { args: history, beforeEach: () => loadsFail('/viewbrdxfile') };

export const HistoryEmpty: Story = { args: history, beforeEach: noRecords };

export const HistoryLongTexts: Story = { args: history, beforeEach: longFileNames };

export const HistoryView: Story = { args: historyView };

export const HistoryViewLoading: Story = { args: historyView, beforeEach: () => hangsOnce('/editbrdxfile') };

export const HistoryViewCouldNotLoad: Story = {
  args: historyView,
  beforeEach: () => loadsFail('/editbrdxfile'),
};

export const HistoryViewLongTexts: Story = { args: historyView, beforeEach: longFileNames };
