import { render, screen } from '@testing-library/react';
import type { ListColumn } from './columns';
import { ExportButton } from './ExportButton';

const columns: ListColumn<{ town: string }>[] = [{ header: 'Town', accessorFn: ({ town }) => town }];

test.each([
  ['nothing to export', 0, undefined, false],
  ['a row', 1, undefined, true],
  ['rows elsewhere', 0, () => Promise.resolve([{ town: 'Oslo' }]), true],
])('with %s the button can be pressed or not', (_what, count, load, isEnabled) => {
  render(<ExportButton name="Towns" columns={columns} count={count} rows={() => []} load={load} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: `Export CSV (${count})` });
  expect(!button.disabled).toBe(isEnabled);
});
