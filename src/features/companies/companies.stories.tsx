import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import {
  deleteAndFail,
  fillSaveAndFail,
  longTexts,
  noRecords,
  pressSaveAndFail,
} from '@/testing/harness/storySteps';
import { hangsOnce, loadsFail, savesFail } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Companies/Companies',
  parameters: { layout: 'fullscreen' },
  args: { url: '/company' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

export const Empty: Story = { beforeEach: noRecords };

export const Loading: Story = { beforeEach: () => hangsOnce('/viewcompany') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewcompany') };

export const LongTexts: Story = { beforeEach: longTexts };

export const SaveFails: Story = {
  beforeEach: () => savesFail('/removecompany'),
  play: () => deleteAndFail('Great Lakes Casualty'),
};

export const NewForm: Story = { args: { url: '/add_companies' } };

export const NewFormSaveFails: Story = {
  args: { url: '/add_companies' },
  beforeEach: () => savesFail('/company'),
  play: () => fillSaveAndFail({ 'Company Name': 'Lakeshore Indemnity', 'Owner Name': 'Ruth Alvarez' }),
};

export const Form: Story = { args: { url: '/edit_companies/201' } };

export const FormLoading: Story = {
  args: { url: '/edit_companies/201' },
  beforeEach: () => hangsOnce('/editcompany'),
};

export const FormCouldNotLoad: Story = {
  args: { url: '/edit_companies/201' },
  beforeEach: () => loadsFail('/editcompany'),
};

export const FormLongTexts: Story = { args: { url: '/edit_companies/201' }, beforeEach: longTexts };

export const FormSaveFails: Story = {
  args: { url: '/edit_companies/201' },
  beforeEach: () => savesFail('/updatecompany'),
  play: pressSaveAndFail,
};

export const Uploading: Story = {
  args: { url: '/add_companies' },
  beforeEach: () => hangsOnce('/company'),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const documents = await screen.findByLabelText('Document Upload');
    await userEvent.upload(documents, [
      new File(['%PDF'], 'licence.pdf'),
      new File(['%PDF'], 'agreement.pdf'),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('progressbar', { name: 'Upload' });
  },
};
