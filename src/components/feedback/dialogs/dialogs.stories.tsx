import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useRef, useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '@/components/ui/Button';
import { DialogHost } from './DialogHost';

interface StoryDialogProps {
  kind: 'confirm' | 'notify';
  text: string;
  ok: string;
  cancel: string;
  danger: boolean;
  serverMessage: string;
}

/** A dialog as `useDialogs` opens it, which follows its args while it is open. */
function StoryDialog({ serverMessage, ...question }: StoryDialogProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} onClick={() => setOpen(true)}>
        Ask
      </Button>
      {isOpen && (
        <DialogHost
          question={{
            id: 1,
            askedOn: '',
            ...question,
            ...(serverMessage !== '' && {
              error: { kind: 'business', path: '/policyapproveuser', status: 422, message: serverMessage },
            }),
            answer: () => setOpen(false),
          }}
          opener={opener}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Components/Feedback/Question and notice',
  component: StoryDialog,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A short question or message above the screen (`useDialogs`). Ask only before something that cannot be undone, and use a notice only where a result must be read before work goes on; for anything with content of its own use the dialog with content. Focus starts on the confirming button, but on Cancel where harm is possible; Escape is Cancel, Tab stays inside.',
      },
    },
  },
  argTypes: {
    kind: {
      control: 'inline-radio',
      options: ['confirm', 'notify'],
      description: 'A question with two buttons, or a notice with one.',
    },
    text: { description: 'The whole text. It is the name of the dialog.' },
    ok: { description: 'The label of the confirming button.' },
    cancel: { description: 'The label of the other button.', if: { arg: 'kind', eq: 'confirm' } },
    danger: { description: 'Whether confirming cannot be undone.' },
    serverMessage: { description: 'What the server said when it refused; without a text nothing is added.' },
  },
  decorators: [
    (Story) => (
      <>
        <h1 tabIndex={-1}>A screen</h1>
        <Story />
      </>
    ),
  ],
  args: {
    kind: 'confirm',
    text: 'Do you want to process this request?',
    ok: 'OK',
    cancel: 'Cancel',
    danger: false,
    serverMessage: '',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask' }));
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
} satisfies Meta<typeof StoryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};

/** Focus starts on Cancel. */
export const QuestionOfHarm: Story = { args: { text: 'Do you want to remove?', danger: true } };

export const OtherLabels: Story = {
  args: { text: 'Do you want to re-create Quotation?', ok: 'Yes', cancel: 'No' },
};

export const Notice: Story = { args: { kind: 'notify', text: 'Payment has been made successfully' } };

/** The message of the server follows the text, marked as a quotation. */
export const NoticeOfRefusal: Story = {
  args: {
    kind: 'notify',
    text: 'Error Approve Quotation. Please try again.',
    serverMessage: 'The limit of this program is reached (L-14)',
  },
};

export const LongTexts: Story = {
  args: {
    kind: 'notify',
    text: 'The quotation was approved, but its binder could not be created before the program ended. '.repeat(
      4,
    ),
    serverMessage: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'.repeat(2),
  },
};
