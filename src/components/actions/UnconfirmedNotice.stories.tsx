import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { UnconfirmedNotice } from './UnconfirmedNotice';

const failures = [
  'timedOut',
  'unreachable',
  'serverError',
  'unreadable',
  'cancelled',
  'business',
  'unverified',
  'unread',
] as const;

interface StoryUnconfirmedProps {
  what: string;
  failure: (typeof failures)[number];
  finding: 'waiting' | 'asBefore' | 'repeated';
  isReading: boolean;
  canCheck: boolean;
  retryLabel: string;
}

function StoryUnconfirmed(props: StoryUnconfirmedProps): ReactNode {
  const { what, failure, finding, isReading, canCheck, retryLabel } = props;
  return (
    <UnconfirmedNotice
      action={{
        kind: 'payment',
        record: '551',
        what,
        sentAt: new Date(2026, 9, 14, 10, 30).getTime(),
        failure: { kind: failure },
        snapshot: null,
        status: finding,
        isReading,
        ...(finding === 'repeated' && { times: 2 }),
      }}
      actions={{ allowRetry: () => Promise.resolve(false), checkNow: () => undefined }}
      canCheck={canCheck}
      retryLabel={retryLabel}
    />
  );
}

const meta = {
  title: 'Components/Actions/UnconfirmedNotice',
  component: StoryUnconfirmed,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Says that an action was sent and its end is not certain, such as a payment whose answer was lost. It locks the action, so that nothing is sent twice, until the server shows the result or the user allows another try. Use an inline error instead where sending twice does no harm. Tab reaches its two buttons; the lock asks before it opens.',
      },
    },
  },
  argTypes: {
    what: { description: 'What was sent, as a person would say it.' },
    failure: { control: 'select', options: failures, description: 'How the request ended.' },
    finding: {
      control: 'radio',
      options: ['waiting', 'asBefore', 'repeated'],
      description: 'What reading the server again has shown.',
    },
    isReading: { description: 'Whether the server is being asked.', if: { arg: 'finding', neq: 'repeated' } },
    canCheck: { description: 'Whether the server can be asked what became of it.' },
    retryLabel: { description: 'The label of the button that removes the lock.' },
  },
  decorators: [
    (Story) => (
      <>
        <h1>Binder</h1>
        <Story />
      </>
    ),
  ],
  args: {
    what: 'Payment of $1,250.00 by ACH',
    failure: 'timedOut',
    finding: 'waiting',
    isReading: false,
    canCheck: true,
    retryLabel: 'Allow another try',
  },
} satisfies Meta<typeof StoryUnconfirmed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Reading: Story = { args: { isReading: true } };

export const ServerShowsAsBefore: Story = { args: { finding: 'asBefore' } };

export const RecordedTwice: Story = { args: { failure: 'unverified', finding: 'repeated' } };

/** A creation cannot be looked up: the user has to look into the list. */
export const WithoutCheck: Story = { args: { what: 'New country', canCheck: false } };

export const LongTexts: Story = {
  args: {
    what: `Payment by ${'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'.repeat(2)}`,
    retryLabel: 'Allow another try of the payment of this binder',
  },
};
