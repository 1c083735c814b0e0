import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent, within } from 'storybook/test';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { planFault } from '../../../../mocks/conditions';
import { answersAlways, hangsOnce, loadsFail, savesFail } from '../../../../mocks/scenarios';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Bordereau files/Upload, review and export',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

const uploadUrl = '/user_admin_add_bdxcreate';
const reviewUrl = '/user_admin_brdx_file_view/329';
const exportUrl = '/user_admin_bdx_export';

const premium = 'Policy Number,Insured,Gross Premium\nP-1,"Whitfield, Ann",60.50\nP-2,,39.50\nP-2,Ann,TBA\n';

async function chooseFile(canvas: HTMLElement, text = premium): Promise<void> {
  const box = await within(canvas).findByLabelText('File');
  await userEvent.upload(box, new File([text], 'premium.csv', { type: 'text/csv' }));
}

async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

export const Upload: Story = { args: { url: uploadUrl } };

export const UploadChecked: Story = {
  args: { url: uploadUrl },
  play: async ({ canvasElement }) => {
    await chooseFile(canvasElement);
    await screen.findByText('Not checked');
  },
};

export const UploadCouldNotLoad: Story = {
  args: { url: uploadUrl },
  beforeEach: () => {
    loadsFail('/viewcarrier');
  },
};

export const Uploading: Story = {
  args: { url: uploadUrl },
  beforeEach: () => {
    hangsOnce('/createbrdxsamplefile');
  },
  play: async ({ canvasElement }) => {
    await chooseFile(canvasElement);
    await press('Save');
    await screen.findByRole('progressbar', { name: 'Upload' });
  },
};

export const UploadFailed: Story = {
  args: { url: uploadUrl },
  beforeEach: () => {
    savesFail('/createbrdxsamplefile');
  },
  play: async ({ canvasElement }) => {
    await chooseFile(canvasElement);
    await press('Save');
    await press('OK');
    await screen.findByText('Not saved');
  },
};

export const UploadNotConfirmed: Story = {
  args: { url: uploadUrl },
  play: async ({ canvasElement }) => {
    await chooseFile(canvasElement);
    planFault('/createbrdxsamplefile', { kind: 'answerLost' });
    await press('Save');
    await press('OK');
    await screen.findByText(/Not confirmed/);
  },
};

export const FileReview: Story = { args: { url: reviewUrl } };

export const FileReviewLoading: Story = {
  args: { url: reviewUrl },
  beforeEach: () => {
    hangsOnce('/editbrdxfileview');
  },
};

export const FileReviewCouldNotLoad: Story = {
  args: { url: reviewUrl },
  beforeEach: () => {
    loadsFail('/editbrdxfileview');
  },
};

export const FileReviewWithoutRows: Story = { args: { url: '/user_admin_brdx_file_view/331' } };

export const FileOfAnotherSite: Story = {
  args: { url: '/user_admin_brdx_file_view/331' },
  beforeEach: () => {
    answersAlways('/editbrdxfileview', {
      brdxList: { id: 331, file_name: 'premium-2026-11.csv' },
      mappedRows: [],
      url: 'https://files.example.com/bordereaux/2026/11/premium-2026-11.csv?expires=1795305600&signature=9f2c',
    });
  },
};

export const FileApproved: Story = { args: { url: '/user_admin_brdx_file_view/327' } };

export const ApprovalUnconfirmed: Story = {
  args: { url: reviewUrl },
  play: async () => {
    planFault('/reviewdbdx', { kind: 'answerLost' });
    await press('Approve');
    await press('OK');
    await screen.findByText('This file is approved already.');
  },
};

export const ReceivedFile: Story = { args: { url: '/client_user_brdx_file_view/308' } };

export const ReceivedFileLoading: Story = {
  args: { url: '/client_user_brdx_file_view/308' },
  beforeEach: () => {
    hangsOnce('/editbrdxfileview');
  },
};

export const ReceivedFileCouldNotLoad: Story = {
  args: { url: '/client_user_brdx_file_view/308' },
  beforeEach: () => {
    loadsFail('/editbrdxfileview');
  },
};

export const Export: Story = { args: { url: exportUrl } };

export const ExportRows: Story = {
  args: { url: exportUrl },
  play: async () => {
    await press('Submit');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Select row 2,/ }));
  },
};

export const ExportEmpty: Story = {
  args: { url: exportUrl },
  beforeEach: () => {
    answersAlways('/fileExportdata', { exportdata: [] });
  },
  play: () => press('Submit'),
};

export const ExportLoading: Story = {
  args: { url: exportUrl },
  beforeEach: () => {
    hangsOnce('/fileExportdata');
  },
  play: () => press('Submit'),
};

export const ExportCouldNotLoad: Story = {
  args: { url: exportUrl },
  beforeEach: () => {
    loadsFail('/fileExportdata');
  },
  play: async () => {
    await press('Submit');
    await screen.findByText('Could not load');
  },
};

export const ExportFailed: Story = {
  args: { url: exportUrl },
  beforeEach: () => {
    savesFail('/createfileExport');
  },
  play: async () => {
    await press('Submit');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await press('Export');
    await press('OK');
    await screen.findByText('Not saved');
  },
};
