import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '@/components/ui/Button';
import { ModalDialog } from './ModalDialog';

interface StoryModalProps {
  title: string;
  text: string;
  paragraphs: number;
  cancelLabel: string;
  actionLabel: string;
  width: 'normal' | 'wide';
}

function StoryModal({ text, paragraphs, actionLabel, ...dialog }: StoryModalProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <ModalDialog
        {...dialog}
        open={isOpen}
        onClose={close}
        actions={
          actionLabel !== '' && (
            <Button variant="primary" onClick={close}>
              {actionLabel}
            </Button>
          )
        }
      >
        <Button size="small">Choose another category</Button>
        {Array.from({ length: paragraphs }, (_paragraph, index) => (
          <p key={index}>{text}</p>
        ))}
      </ModalDialog>
    </>
  );
}

const meta = {
  title: 'Components/Feedback/ModalDialog',
  component: StoryModal,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A dialog with content of its own, such as the fields of a payment. Use it for a short task that belongs to the screen below; a longer task is a screen with a URL, and a plain question is a question or notice. Focus starts on the first control of the content and Tab stays inside; Escape, Close and Cancel close it, a press beside it does not, so that nothing typed is lost.',
      },
    },
  },
  argTypes: {
    title: { description: 'The heading and the name of the dialog.' },
    text: { description: 'The text of each paragraph.' },
    paragraphs: {
      control: { type: 'range', min: 1, max: 40 },
      description: 'The number of paragraphs. A content that is too high scrolls.',
    },
    cancelLabel: { description: 'The label of the button that closes.' },
    actionLabel: { description: 'The label of the other button; without a text there is none.' },
    width: {
      control: 'inline-radio',
      options: ['normal', 'wide'],
      description: 'Wide is for a dialog with a table.',
    },
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
    title: 'Intake category',
    text: 'Homeowners policies of this program are quoted with the form HO-3.',
    paragraphs: 2,
    cancelLabel: 'Cancel',
    actionLabel: 'Go on',
    width: 'normal',
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open the dialog' }));
    await expect(await within(document.body).findByRole('dialog', { name: args.title })).toBeVisible();
  },
} satisfies Meta<typeof StoryModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};

export const Wide: Story = { args: { width: 'wide' } };

export const OnlyClose: Story = { args: { cancelLabel: 'Close', actionLabel: '' } };

/** The content scrolls between the heading and the buttons. */
export const HighContent: Story = { args: { paragraphs: 40 } };

export const LongTexts: Story = {
  args: {
    title: 'Intake categories of the Consolidated Harbor, Wharf, Lighthouse and Inland Waterways program',
    text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'.repeat(2),
    actionLabel: 'Go on with the first category of the program',
  },
};
