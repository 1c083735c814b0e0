import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { StoryFrame } from '@/testing/harness/StoryFrame';
import { Button } from '@/components/ui/Button';
import { ModalDialog } from './ModalDialog';
import { useDialogs, type Dialogs } from './useDialogs';

function Asker({ ask }: { ask: (dialogs: Dialogs) => Promise<unknown> }): ReactNode {
  const dialogs = useDialogs();
  return (
    <>
      <h1 tabIndex={-1}>A screen</h1>
      <Button onClick={() => void ask(dialogs)}>Ask</Button>
    </>
  );
}

const meta = {
  title: 'Components/Feedback/Dialogs',
  component: Asker,
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask' }));
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
} satisfies Meta<typeof Asker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirm: Story = {
  args: { ask: ({ confirm }) => confirm('Do you want to process this request?') },
};

export const ConfirmHarm: Story = {
  args: { ask: ({ confirm }) => confirm('Do you want to remove?', { danger: true }) },
};

export const OtherWords: Story = {
  args: { ask: ({ confirm }) => confirm('Do you want to re-create Quotation?', { ok: 'Yes', cancel: 'No' }) },
};

export const Notice: Story = { args: { ask: ({ notify }) => notify('Payment has been made successfully') } };

/** A documented alert after a refusal, with the server's words. */
export const NoticeOfRefusal: Story = {
  args: {
    ask: ({ notify }) =>
      notify('Error Approve Quotation. Please try again.', {
        kind: 'business',
        path: '/policyapproveuser',
        status: 422,
        message: 'The limit of this program is reached (L-14)',
      }),
  },
};

export const LongText: Story = {
  args: { ask: ({ notify }) => notify('A text that goes on for longer than one line can hold. '.repeat(8)) },
};

function Chooser(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>A screen</h1>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <ModalDialog
        title="Intake category"
        open={isOpen}
        onClose={() => setOpen(false)}
        actions={<Button variant="primary">Go on</Button>}
      >
        <p>What has content of its own.</p>
      </ModalDialog>
    </>
  );
}

export const Modal: Story = {
  args: { ask: () => Promise.resolve() },
  render: () => <Chooser />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask' }));
    await expect(await within(document.body).findByRole('dialog', { name: 'Intake category' })).toBeVisible();
  },
};
