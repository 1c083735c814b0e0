import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { InlineError } from './InlineError';

const texts = ['Could not load', 'Not saved', 'This part has stopped working'] as const;

interface StoryErrorProps {
  text: (typeof texts)[number];
  isAllowed: boolean;
  serverMessage: string;
  moreText: string;
}

function StoryError({ text, isAllowed, serverMessage, moreText }: StoryErrorProps): ReactNode {
  return (
    <InlineError
      text={text}
      onRetry={() => undefined}
      error={{
        kind: isAllowed ? 'business' : 'notAllowed',
        path: '/createcountry',
        status: isAllowed ? 422 : 403,
        message: serverMessage,
      }}
    >
      {moreText !== '' && <span>{moreText}</span>}
    </InlineError>
  );
}

const meta = {
  title: 'Components/Feedback/InlineError',
  component: StoryError,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A small line in the place of what failed, with Retry. Use it for a failed load or save; an error that belongs to one field is shown by the field, and a result that must be read is a notice. It is read out politely and takes no focus; Tab reaches Retry.',
      },
    },
  },
  argTypes: {
    text: { control: 'radio', options: texts, description: 'What failed. There are these three texts.' },
    isAllowed: { description: 'Whether the server allows the call. After a 403 the reason is shown.' },
    serverMessage: {
      description: 'What the server said when it refused a change; without a text nothing is added.',
      if: { arg: 'text', eq: 'Not saved' },
    },
    moreText: { description: 'A sentence of the portal, such as what was kept.' },
  },
  decorators: [
    (Story) => (
      <>
        <h1>Countries</h1>
        <Story />
      </>
    ),
  ],
  args: { text: 'Could not load', isAllowed: true, serverMessage: '', moreText: '' },
} satisfies Meta<typeof StoryError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CouldNotLoad: Story = {};

export const NotAllowed: Story = { args: { isAllowed: false } };

/** The message of the server, marked as a quotation. */
export const SaveFails: Story = { args: { text: 'Not saved', serverMessage: 'Country Code is in use' } };

export const StoppedWorking: Story = { args: { text: 'This part has stopped working' } };

export const LongTexts: Story = {
  args: {
    text: 'Not saved',
    serverMessage: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'.repeat(2),
    moreText: 'We do not know yet whether the row was removed.',
  },
};
