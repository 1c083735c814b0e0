import { screen } from '@testing-library/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/testing/harness/server';
import { ask } from '../ask';
import { readBundle } from '../bundle';
import { BugBundle } from './BugBundle';

const opened = '/kyubos_admin';

function show(replay: (text: string) => Promise<void> = () => Promise.resolve()) {
  render(<BugBundle opened={opened} replay={replay} />);
  return userEvent.setup();
}

test('A bundle is saved as a file and can be read again', async () => {
  const blobs: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:bundle';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(`${this.href} ${this.download}`);
  });
  await ask('/editcountry', { id: 401 });
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Save bug bundle' }));
  expect(names).toEqual([expect.stringMatching(/^blob:bundle bug-bundle-normal-[\dT-]+\.json$/)]);
  const bundle = readBundle((await blobs[0]?.text()) ?? '');
  expect(bundle).toMatchObject({ opened, scenario: 'normal' });
  expect(bundle.calls).toMatchObject([{ path: '/editcountry', ids: { id: '401' }, status: 200 }]);
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved as bug-bundle-normal-/);
});

test('A bundle file is replayed; any other file shows an error', async () => {
  const replay = jest.fn(async (text: string) => {
    await Promise.resolve();
    readBundle(text);
  });
  const user = show(replay);
  const input = screen.getByLabelText('Replay a bug bundle');
  await user.upload(input, new File(['nothing'], 'report.json', { type: 'application/json' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is no bug bundle.');
  expect(replay.mock.calls).toEqual([['nothing']]);
});
