import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { db } from '../../../../mocks/db';
import { hangsOnce, isLate, loadsFail, losesAnswerOnce, savesFail } from '../../../../mocks/scenarios';

const received = '/client_user_BDX_filerecived';
const sent = '/client_user_BDX_fileupload';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Bordereau files/Carrier area',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: received, as: 'carrier' },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;
type Play = NonNullable<Story['play']>;

/** Opens the menu of the row of a file and chooses an entry, then answers its question with OK. */
function choose(fileName: RegExp, item: string): Play {
  return async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('row', { name: fileName });
    await userEvent.click(within(row).getByRole('button', { name: 'Actions' }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitem', { name: item }));
    await userEvent.click(await page.findByRole('button', { name: 'OK' }));
  };
}

export const FilesReceived: Story = {};

export const FilesReceivedEmpty: Story = {
  beforeEach: () => {
    db.bordereauFiles = [];
  },
};

export const FilesReceivedLoading: Story = { beforeEach: () => hangsOnce('/viewBDXInbound') };

export const FilesReceivedFailed: Story = {
  tags: ['logs-errors'],
  beforeEach: () => loadsFail('/viewBDXInbound', 400),
};

export const Importing: Story = {
  beforeEach: () => isLate('/brdxfileimporttomain', 60_000),
  play: choose(/premium-2026-08/, 'Import To Carrier'),
};

export const ImportRefused: Story = {
  tags: ['logs-errors'],
  beforeEach: () => savesFail('/brdxfileimporttomain', 400),
  play: choose(/premium-2026-08/, 'Import To Carrier'),
};

export const ImportUnconfirmed: Story = {
  tags: ['logs-errors'],
  beforeEach: () => losesAnswerOnce('/brdxfileimporttomain'),
  play: choose(/premium-2026-08/, 'Import To Carrier'),
};

export const FileUploads: Story = { args: { url: sent } };

export const FileUploadsEmpty: Story = {
  args: { url: sent },
  beforeEach: () => {
    db.bordereauFiles = [];
  },
};

export const FileUploadsLoading: Story = {
  args: { url: sent },
  beforeEach: () => hangsOnce('/viewBDXOutbound'),
};

export const FileUploadsFailed: Story = {
  args: { url: sent },
  beforeEach: () => loadsFail('/viewBDXOutbound'),
};

export const RemoveRefused: Story = {
  args: { url: sent },
  tags: ['logs-errors'],
  beforeEach: () => savesFail('/removebrdxfile', 400),
  play: choose(/claims-2026-10/, 'Remove'),
};

export const CreateUploadFile: Story = { args: { url: '/client_user_BDX_add_fileupload' } };

export const EditSlab: Story = { args: { url: '/client_user_BDX_edit_fileupload/672' } };

export const EditSlabLoading: Story = {
  args: { url: '/client_user_BDX_edit_fileupload/672' },
  beforeEach: () => hangsOnce('/editslab'),
};

export const EditSlabFailed: Story = {
  args: { url: '/client_user_BDX_edit_fileupload/99' },
  tags: ['logs-errors'],
};
