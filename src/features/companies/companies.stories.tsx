import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { hangsOnce, loadsFail, savesFail, setScenario } from '../../../mocks/scenarios';
import { userEvent, within } from 'storybook/test';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Companies/Companies',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/company' },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

export const Filled: Story = {};

export const Empty: Story = {
  beforeEach: () => {
    setScenario('empty');
  },
};

export const Loading: Story = {
  beforeEach: () => {
    hangsOnce('/viewcompany');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewcompany');
  },
};

export const NewForm: Story = {
  args: { url: '/add_companies' },
};

export const Form: Story = {
  args: { url: '/edit_companies/201' },
};

export const FormLoading: Story = {
  args: { url: '/edit_companies/201' },
  beforeEach: () => {
    hangsOnce('/editcompany');
  },
};

export const FormCouldNotLoad: Story = {
  args: { url: '/edit_companies/201' },
  beforeEach: () => {
    loadsFail('/editcompany');
  },
};

export const SaveFails: Story = {
  args: { url: '/edit_companies/201' },
  beforeEach: () => {
    savesFail('/updatecompany');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByLabelText('Company Name');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
  },
};

export const Uploading: Story = {
  args: { url: '/add_companies' },
  beforeEach: () => {
    hangsOnce('/company');
  },
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
