import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UploadProgress } from './UploadProgress';

const meta = {
  title: 'Components/Feedback/UploadProgress',
  component: UploadProgress,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Beside Save while files are sent: how much of them has left, and a way to stop. Use it only for files; other saves show a busy button. At 100% the server still saves. Tab reaches Cancel upload.',
      },
    },
  },
  argTypes: {
    share: {
      control: { type: 'range', min: 0, max: 1, step: 0.01 },
      description: 'The share of the files that has left, from 0 to 1.',
    },
    onCancel: { table: { disable: true } },
  },
  decorators: [
    (Story) => (
      <>
        <h1>Create Upload File</h1>
        <Story />
      </>
    ),
  ],
  args: { share: 0.4, onCancel: () => undefined },
} satisfies Meta<typeof UploadProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Uploading: Story = {};

export const Uploaded: Story = { args: { share: 1 } };
