import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import {
  chooseInRow,
  longTexts,
  expectNotSaved,
  press,
  pressSaveAndFail,
} from '@/testing/harness/storySteps';
import { db } from '../../../../mocks/db';
import { hangsOnce, isLate, loadsFail, losesResponseOnce, refuses } from '../../../../mocks/scenarios';
import { chooseFile, longFileNames } from '../storySteps.fixture';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Bordereau files/Carrier area',
  parameters: { layout: 'fullscreen' },
  args: { url: '/client_user_BDX_filerecived', as: 'carrier' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

const sent = { url: '/client_user_BDX_fileupload' };
const upload = { url: '/client_user_BDX_add_fileupload' };
const slab = { url: '/client_user_BDX_edit_fileupload/672' };

function noFiles(): void {
  db.bordereauFiles = [];
}

const importFile = (): Promise<void> => chooseInRow('premium-2026-08.csv', 'Import To Carrier');

export const FilesReceived: Story = {};

export const FilesReceivedLoading: Story = { beforeEach: () => hangsOnce('/viewBDXInbound') };

export const FilesReceivedCouldNotLoad: Story = { beforeEach: () => loadsFail('/viewBDXInbound') };

export const FilesReceivedEmpty: Story = { beforeEach: noFiles };

export const FilesReceivedLongTexts: Story = { beforeEach: longFileNames };

export const FilesReceivedSaveFails: Story = {
  beforeEach: () => refuses('/brdxfileimporttomain', 'The file is in use'),
  play: async () => {
    await importFile();
    await expectNotSaved();
  },
};

export const Importing: Story = {
  beforeEach: () => isLate('/brdxfileimporttomain', 60_000),
  play: importFile,
};

export const ImportUnconfirmed: Story = {
  tags: ['logs-errors'],
  beforeEach: () => losesResponseOnce('/brdxfileimporttomain'),
  play: importFile,
};

export const FileUploads: Story = { args: sent };

export const FileUploadsLoading: Story = { args: sent, beforeEach: () => hangsOnce('/viewBDXOutbound') };

export const FileUploadsCouldNotLoad: Story = { args: sent, beforeEach: () => loadsFail('/viewBDXOutbound') };

export const FileUploadsEmpty: Story = { args: sent, beforeEach: noFiles };

export const FileUploadsLongTexts: Story = { args: sent, beforeEach: longFileNames };

export const FileUploadsSaveFails: Story = {
  args: sent,
  beforeEach: () => refuses('/removebrdxfile', 'The file is in use'),
  play: async () => {
    await chooseInRow('claims-2026-10.csv', 'Remove');
    await expectNotSaved();
  },
};

export const CreateUploadFile: Story = { args: upload };

export const CreateUploadFileLoading: Story = { args: upload, beforeEach: () => hangsOnce('/editcarrier') };

export const CreateUploadFileCouldNotLoad: Story = {
  args: upload,
  beforeEach: () => loadsFail('/editcarrier'),
};

export const CreateUploadFileLongTexts: Story = { args: upload, beforeEach: longTexts };

export const CreateUploadFileSaveFails: Story = {
  args: upload,
  beforeEach: () => refuses('/createbybdx', 'The columns of the file are not known'),
  play: async () => {
    await chooseFile();
    await press('Save');
    await press('OK');
    await expectNotSaved();
  },
};

export const EditSlab: Story = { args: slab };

export const EditSlabLoading: Story = { args: slab, beforeEach: () => hangsOnce('/editslab') };

export const EditSlabCouldNotLoad: Story = { args: slab, beforeEach: () => loadsFail('/editslab') };

export const EditSlabLongTexts: Story = { args: slab, beforeEach: longTexts };

export const EditSlabSaveFails: Story = {
  args: slab,
  beforeEach: () => refuses('/updateslab', 'The limits overlap'),
  play: pressSaveAndFail,
};
