import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { StoryFrame } from '@/testing/harness/StoryFrame';
import { Button, IconButton } from './Button';

function Row({ children }: { children: ReactNode }): ReactNode {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>{children}</div>;
}

const meta = {
  title: 'Components/UI/Button',
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

export const Variants: Story = {
  render: () => (
    <Row>
      <Button variant="primary">Save</Button>
      <Button>Cancel</Button>
      <Button variant="quiet">First</Button>
      <Button variant="danger">Delete</Button>
      <Button disabled>Import</Button>
      <Button variant="primary" busy>
        Save
      </Button>
      <Button size="small" icon="download">
        Export CSV (13)
      </Button>
      <IconButton icon="close" label="Close" />
    </Row>
  ),
};
