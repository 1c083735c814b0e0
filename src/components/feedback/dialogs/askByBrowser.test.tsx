import { useState, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { DialogsProvider } from './DialogsProvider';
import { useDialogs, type Dialogs } from './useDialogs';

/** Tests in which the code of the dialog cannot be loaded. */

jest.mock('./DialogHost', () => {
  throw new Error('Loading chunk 7 failed');
});

let dialogs: Dialogs;
let leave: () => void;

function Screen(): ReactNode {
  dialogs = useDialogs();
  return 'The screen';
}

function Site(): ReactNode {
  const [pathname, setPathname] = useState('/list');
  leave = () => setPathname('/other');
  return (
    <DialogsProvider pathname={pathname}>
      <Screen />
    </DialogsProvider>
  );
}

afterEach(() => jest.restoreAllMocks());

function open(isConfirmed: boolean): jest.SpiedFunction<typeof window.confirm> {
  render(<Site />);
  return jest.spyOn(window, 'confirm').mockReturnValue(isConfirmed);
}

test('the browser’s dialog has the record and the meaning of its buttons', async () => {
  const asked = open(true);
  const options = { detail: 'Quotation 4711', ok: 'Yes', cancel: 'No' };
  expect(await dialogs.confirm('Do you want to re-create it?', options)).toBe(true);
  expect(asked).toHaveBeenLastCalledWith(
    'Do you want to re-create it?\n\nQuotation 4711\n\nOK: Yes. Cancel: No.',
  );
  expect(await dialogs.confirm('Do you want to remove?')).toBe(true);
  expect(asked).toHaveBeenLastCalledWith('Do you want to remove?');
});

test('Cancel counts as Escape where the two differ, since the browser does not distinguish them', async () => {
  open(false);
  const onEscape = jest.fn();
  expect(await dialogs.confirm('Do you want to save?', { onEscape })).toBe(false);
  expect(onEscape).toHaveBeenCalledTimes(1);
});

test('a screen that was left while the code was loading does not ask', async () => {
  const asked = open(true);
  const onEscape = jest.fn();
  const answer = dialogs.confirm('Do you want to remove?', { onEscape });
  act(() => leave());
  expect(await answer).toBe(false);
  expect(asked).not.toHaveBeenCalled();
  expect(onEscape).toHaveBeenCalledTimes(1);
});

test('the browser’s alert has the text of a notification', async () => {
  open(true);
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  await dialogs.notify('Payment has been made');
  expect(alert.mock.calls).toEqual([['Payment has been made']]);
  expect(screen.getByText('The screen')).toBeVisible();
});
