import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { longTexts, expectNotSaved, press } from '@/testing/harness/storySteps';
import { planFault } from '../../../../mocks/conditions';
import { respondsAlways, hangsOnce, loadsFail, refuses } from '../../../../mocks/scenarios';
import { chooseFile, longFileNames } from '../storySteps.fixture';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Bordereau files/Upload, review and export',
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

const upload = { url: '/user_admin_add_bdxcreate' };
const fileReview = { url: '/user_admin_brdx_file_view/329' };
const received = { url: '/client_user_brdx_file_view/308' };
const exporting = { url: '/user_admin_bdx_export' };

const submit = (): Promise<void> => press('Submit');

export const Upload: Story = { args: upload };

export const UploadLoading: Story = { args: upload, beforeEach: () => hangsOnce('/editclient') };

export const UploadCouldNotLoad: Story = { args: upload, beforeEach: () => loadsFail('/editclient') };

export const UploadSaveFails: Story = {
  args: upload,
  beforeEach: () => refuses('/createbrdxsamplefile', 'The columns of the file are not known'),
  play: async () => {
    await chooseFile();
    await press('Save');
    await press('OK');
    await expectNotSaved();
  },
};

export const UploadChecked: Story = {
  args: upload,
  play: async () => {
    await chooseFile();
    await screen.findByText('Not checked');
  },
};

export const UploadCarriersCouldNotLoad: Story = {
  args: upload,
  beforeEach: () => loadsFail('/viewcarrier'),
};

export const Uploading: Story = {
  args: upload,
  beforeEach: () => hangsOnce('/createbrdxsamplefile'),
  play: async () => {
    await chooseFile();
    await press('Save');
    await screen.findByRole('progressbar', { name: 'Upload' });
  },
};

export const UploadNotConfirmed: Story = {
  args: upload,
  play: async () => {
    await chooseFile();
    planFault('/createbrdxsamplefile', { kind: 'answerLost' });
    await press('Save');
    await press('OK');
    await screen.findByText(/Not confirmed/);
  },
};

export const FileReview: Story = { args: fileReview };

export const FileReviewLoading: Story = {
  args: fileReview,
  beforeEach: () => hangsOnce('/editbrdxfileview'),
};

export const FileReviewCouldNotLoad: Story = {
  args: fileReview,
  beforeEach: () => loadsFail('/editbrdxfileview'),
};

export const FileReviewEmpty: Story = { args: { url: '/user_admin_brdx_file_view/331' } };

export const FileReviewLongTexts: Story = { args: fileReview, beforeEach: longFileNames };

export const FileReviewSaveFails: Story = {
  args: fileReview,
  beforeEach: () => refuses('/reviewdbdx', 'The file is in use'),
  play: async () => {
    await press('Approve');
    await press('OK');
    await expectNotSaved();
  },
};

export const FileOfAnotherSite: Story = {
  args: { url: '/user_admin_brdx_file_view/331' },
  beforeEach: () =>
    respondsAlways('/editbrdxfileview', {
      brdxList: { id: 331, file_name: 'premium-2026-11.csv' },
      mappedRows: [],
      url: 'https://files.example.com/bordereaux/2026/11/premium-2026-11.csv?expires=1795305600&signature=9f2c',
    }),
};

export const FileApproved: Story = { args: { url: '/user_admin_brdx_file_view/327' } };

export const ApprovalUnconfirmed: Story = {
  args: fileReview,
  play: async () => {
    planFault('/reviewdbdx', { kind: 'answerLost' });
    await press('Approve');
    await press('OK');
    await screen.findByText('This file is approved already.');
  },
};

export const ReceivedFile: Story = { args: received };

export const ReceivedFileLoading: Story = { ...FileReviewLoading, args: received };

export const ReceivedFileCouldNotLoad: Story = { ...FileReviewCouldNotLoad, args: received };

export const ReceivedFileEmpty: Story = { args: { url: '/client_user_brdx_file_view/320' } };

export const ReceivedFileLongTexts: Story = { args: received, beforeEach: longFileNames };

export const Export: Story = { args: exporting };

export const ExportLoading: Story = {
  args: exporting,
  beforeEach: () => hangsOnce('/fileExportdata'),
  play: submit,
};

export const ExportCouldNotLoad: Story = {
  args: exporting,
  beforeEach: () => loadsFail('/fileExportdata'),
  play: async () => {
    await submit();
    await screen.findByText('Could not load');
  },
};

export const ExportEmpty: Story = {
  args: exporting,
  beforeEach: () => respondsAlways('/fileExportdata', { exportdata: [] }),
  play: submit,
};

export const ExportLongTexts: Story = { args: exporting, beforeEach: longTexts, play: submit };

export const ExportSaveFails: Story = {
  args: exporting,
  beforeEach: () => refuses('/createfileExport', 'The period is closed'),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Period'), '102026');
    await submit();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await press('Export');
    await press('OK');
    await expectNotSaved();
  },
};

export const ExportRows: Story = {
  args: exporting,
  play: async () => {
    await submit();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Select row 2,/ }));
  },
};
