import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/Card';
import { CardBoundary } from './CardBoundary';

interface StoryBoundaryProps {
  text: string;
  hasBroken: boolean;
}

function Content({ text, hasBroken }: StoryBoundaryProps): ReactNode {
  if (hasBroken) throw new Error('A card broke');
  return <Card>{text}</Card>;
}

function StoryBoundary(props: StoryBoundaryProps): ReactNode {
  return (
    <CardBoundary key={String(props.hasBroken)}>
      <Content {...props} />
    </CardBoundary>
  );
}

const meta = {
  title: 'Components/Feedback/CardBoundary',
  component: StoryBoundary,
  tags: ['autodocs', 'logs-errors'],
  parameters: {
    docs: {
      description: {
        component:
          'Surrounds one card of a screen: an error in the program of this card leaves the other cards usable, and a line with Retry takes its place. Use it for each card that shows data of its own; a failed load is no such error and shows an inline error by itself. Tab reaches Retry.',
      },
    },
  },
  argTypes: {
    text: { description: 'The content of the card.', if: { arg: 'hasBroken', truthy: false } },
    hasBroken: { description: 'Whether the card has stopped working.' },
  },
  decorators: [
    (Story) => (
      <>
        <h1>Binder</h1>
        <Story />
      </>
    ),
  ],
  args: { text: 'Paid $1,250.00 of $5,000.00', hasBroken: false },
} satisfies Meta<typeof StoryBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = {};

export const StoppedWorking: Story = { tags: ['logs-errors'], args: { hasBroken: true } };
