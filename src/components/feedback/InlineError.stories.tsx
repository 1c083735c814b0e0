import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryFrame } from '@/testing/harness/StoryFrame';
import { InlineError } from './InlineError';

const meta = {
  title: 'Components/Feedback/InlineError',
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  render: () => <InlineError text="Could not load" onRetry={() => undefined} />,
};

export const RefusedInTheServersWords: Story = {
  render: () => (
    <InlineError
      text="Not saved"
      onRetry={() => undefined}
      error={{ kind: 'business', path: '/createcountry', status: 422, message: 'Country Code is in use' }}
    />
  ),
};
