import { render, screen } from '@testing-library/react';
import { ExportButton } from './ExportButton';

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
