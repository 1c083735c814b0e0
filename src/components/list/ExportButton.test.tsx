import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportButton } from './ExportButton';

let mockIsMissing = false;
const mockDownload = jest.fn();

jest.mock('./csvDownload', () => {
  if (mockIsMissing) throw new Error('Loading chunk 7 failed.');
  return { csvDownload: mockDownload };
});

const columns = [{ label: 'Town', text: (town: string) => town }];

test.each([
  ['nothing to export', 0, undefined, false],
  ['a row', 1, undefined, true],
  ['rows elsewhere', 0, () => Promise.resolve(['Oslo']), true],
])('with %s the button can be pressed or not', (_what, count, load, isEnabled) => {
  render(<ExportButton name="Towns" columns={columns} count={count} rows={() => []} load={load} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: `Export CSV (${count})` });
  expect(!button.disabled).toBe(isEnabled);
});

test('an export whose code could not be loaded says so, and Retry exports the rows', async () => {
  mockIsMissing = true;
  const user = userEvent.setup();
  render(<ExportButton name="Towns" columns={columns} count={1} rows={() => ['Boston']} />);
  await user.click(screen.getByRole('button', { name: 'Export CSV (1)' }));
  expect(await screen.findByText('Could not load')).toBeVisible();
  expect(mockDownload).not.toHaveBeenCalled();
  mockIsMissing = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(mockDownload).toHaveBeenCalledWith('Towns', columns, ['Boston']));
  expect(await screen.findByRole('button', { name: 'Export CSV (1)' })).toBeEnabled();
});
