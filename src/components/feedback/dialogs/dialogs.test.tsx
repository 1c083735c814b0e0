import { useState, type ReactNode } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { FailureNotices } from '@/components/feedback/InlineError';
import { DialogsProvider } from './DialogsProvider';
import { ModalDialog } from './ModalDialog';
import { useDialogs, type Dialogs } from './useDialogs';

const answers: unknown[] = [];

function Asker({ ask }: { ask: (dialogs: Dialogs) => Promise<unknown> }): ReactNode {
  const dialogs = useDialogs();
  return (
    <>
      <h1 tabIndex={-1}>Quotation</h1>
      <button type="button" onClick={() => void ask(dialogs).then((answer) => answers.push(answer))}>
        Ask
      </button>
    </>
  );
}

async function press(ask: (dialogs: Dialogs) => Promise<unknown>, notices: 'quiet' | 'none' = 'quiet') {
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  render(
    <FailureNotices value={notices}>
      <DialogsProvider>
        <Asker ask={ask} />
      </DialogsProvider>
    </FailureNotices>,
  );
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  return { user, dialog: await screen.findByRole('alertdialog') };
}

const inside = (dialog: HTMLElement): string[] =>
  within(dialog)
    .getAllByRole('button')
    .map((button) => button.textContent);

beforeEach(() => {
  answers.length = 0;
});

describe('confirm', () => {
  test('shows exactly the text, with OK and Cancel, and hides the page behind it', async () => {
    const { dialog } = await press(({ confirm }) => confirm('Do you want to remove?'));
    expect(dialog).toHaveAccessibleName('Do you want to remove?');
    expect(dialog).toHaveTextContent(/^Do you want to remove\?CancelOK$/);
    expect(inside(dialog)).toEqual(['Cancel', 'OK']);
    expect(screen.queryByRole('button', { name: 'Ask' })).not.toBeInTheDocument();
  });

  test('OK is true; focus goes back to where it was', async () => {
    const { user } = await press(({ confirm }) => confirm('Sure?'));
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(answers).toEqual([true]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('Cancel and Escape are false; a press outside the dialog has no effect', async () => {
    const { user } = await press(async ({ confirm }) => [await confirm('One?'), await confirm('Two?')]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const second = await screen.findByRole('alertdialog', { name: 'Two?' });
    await user.click(second.parentElement!);
    expect(second).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(answers).toEqual([[false, false]]));
  });

  test('focus starts on Cancel where the action cannot be undone', async () => {
    const { user } = await press(({ confirm }) => confirm('Delete it?', { danger: true }));
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(answers).toEqual([false]);
  });

  test('the buttons can have other labels', async () => {
    const { user, dialog } = await press(({ confirm }) => confirm('Re-create?', { ok: 'Yes', cancel: 'No' }));
    expect(inside(dialog)).toEqual(['No', 'Yes']);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(answers).toEqual([true]);
  });

  test('focus stays inside', async () => {
    const { user } = await press(({ confirm }) => confirm('Sure?'));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  });

  test('when the button that asked is gone, the heading takes focus', async () => {
    function Vanishing(): ReactNode {
      const { confirm } = useDialogs();
      const [isGone, setGone] = useState(false);
      return (
        <>
          <h1 tabIndex={-1}>Quotation</h1>
          {!isGone && (
            <button
              type="button"
              onClick={() => {
                void confirm('Go?');
                setGone(true);
              }}
            >
              Go
            </button>
          )}
        </>
      );
    }
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    render(
      <DialogsProvider>
        <Vanishing />
      </DialogsProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'Go' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });
});

describe('notify', () => {
  test('shows exactly the text and OK', async () => {
    const { user, dialog } = await press(({ notify }) => notify('Payment has been made'));
    expect(dialog).toHaveTextContent(/^Payment has been madeOK$/);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(answers).toEqual([undefined]);
  });

  const refusal = {
    kind: 'business',
    path: '/policyapproveuser',
    status: 422,
    message: 'Limit\nreached',
  } as const;
  const failed = 'Error Approve Quotation. Please try again.';

  test('after a refused change the server’s message follows the text; the name is the text alone', async () => {
    const { dialog } = await press(({ notify }) => notify(failed, refusal));
    expect(dialog).toHaveAccessibleName(failed);
    expect(dialog).toHaveAccessibleDescription('The server says: Limit reached');
    expect(dialog).toHaveTextContent(
      /^Error Approve Quotation\. Please try again\.The server says: Limit reachedOK$/,
    );
  });

  test('no message follows where failure notices are turned off', async () => {
    const { dialog } = await press(({ notify }) => notify(failed, refusal), 'none');
    expect(dialog).toHaveTextContent(/^Error Approve Quotation\. Please try again\.OK$/);
  });
});

describe('several dialogs', () => {
  test('are shown one after another, in order, and focus ends where it began', async () => {
    const { user } = await press(({ confirm, notify }) =>
      Promise.all([confirm('First?'), notify('Second'), confirm('Third?')]),
    );
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName('First?');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Second');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Third?');
    await waitFor(() =>
      expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(answers).toEqual([[true, undefined, false]]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
  });
});

test('useDialogs without its provider says what is missing', () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Asker ask={() => Promise.resolve()} />)).toThrow('DialogsProvider');
  silenced.mockRestore();
});

describe('ModalDialog', () => {
  function Chooser({ onClosed }: { onClosed?: () => void }): ReactNode {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Choose
        </button>
        <ModalDialog
          title="Intake category"
          open={isOpen}
          onClose={() => {
            setOpen(false);
            onClosed?.();
          }}
          actions={<button type="button">Go on</button>}
        >
          <button type="button">Home</button>
        </ModalDialog>
      </>
    );
  }

  test('is a dialog named by its title, with its content, its buttons and Cancel', async () => {
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    render(<Chooser />);
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    const dialog = await screen.findByRole('dialog', { name: 'Intake category' });
    expect(within(dialog).getByRole('heading', { name: 'Intake category' })).toBeVisible();
    for (const name of ['Home', 'Cancel', 'Go on']) {
      expect(within(dialog).getByRole('button', { name })).toBeVisible();
    }
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  test.each([
    [
      'Cancel',
      (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('button', { name: 'Cancel' })),
    ],
    [
      'Close',
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('%s closes it, once, and focus goes back', async (_name, close) => {
    const onClosed = jest.fn();
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    render(<Chooser onClosed={onClosed} />);
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(dialog.parentElement!);
    expect(dialog).toBeVisible();
    await close(user);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(onClosed).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose' })).toHaveFocus());
  });
});
