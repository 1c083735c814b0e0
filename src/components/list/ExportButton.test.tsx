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
