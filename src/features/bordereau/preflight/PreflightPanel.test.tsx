import { useState, type ReactNode } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Finding } from '@/preflight/rules/findings';
import { Announcer } from '@/components/feedback/Announcer';
import { handleRequest } from '@/preflight/handleRequest';
import { PreflightPanel } from './PreflightPanel';
import { usePreflight } from './usePreflight';
import { workbookFile } from '@/preflight/workbook/workbook.fixture';
import { installTestWorkers, startedWorkers } from '@/preflight/worker.fixture';
import { catchDownloads } from '@/testing/harness/at';

const headers = 'Policy Number,Insured,Effective Date,Expiry Date,Gross Premium,Commission,Net Premium';

function csv(name: string, ...rows: string[]): File {
  return new File([[headers, ...rows].join('\r\n')], name, { type: 'text/csv' });
}

const tidy = csv('may.csv', 'A-1,Ann,2026-01-01,2027-01-01,100.00,10.00,90.00');
const malformed = csv(
  'june.csv',
  'A-1,Ann,2026-01-01,2027-01-01,100.00,10.00,90.00',
  'A-1,=HYPERLINK("x"),2026-01-01,2025-01-01,TBA,10.00,90.00',
);

let chooseFile: (file: File | undefined) => void;

function Screen({ first, control, onJump }: ScreenProps): ReactNode {
  const [file, setFile] = useState(first);
  const [value, setValue] = useState(control ?? '');
  chooseFile = setFile;
  return (
    <main>
      <h1>Create Upload File</h1>
      <label>
        Control Value <input value={value} onChange={({ currentTarget }) => setValue(currentTarget.value)} />
      </label>
      <button type="submit">Save</button>
      <PreflightPanel preflight={usePreflight(file, value)} onJump={onJump} />
      <Announcer />
    </main>
  );
}

interface ScreenProps {
  first?: File | undefined;
  control?: string;
  onJump?: ((finding: Finding) => void) | undefined;
}

const panel = (): HTMLElement => screen.getByRole('region', { name: 'Pre-flight check' });

beforeEach(() => installTestWorkers());

test('before a file is chosen the panel says what it is for', () => {
  render(<Screen />);
  expect(panel()).toHaveTextContent('Once a file is chosen, it is checked here before anything is sent.');
  expect(startedWorkers).toEqual([]);
});

test('a CSV file shows its header, columns, rows and first rows', async () => {
  render(<Screen first={tidy} />);
  expect(await screen.findByText('No problems in 1 row.')).toBeVisible();
  expect(within(panel()).getByText('may.csv')).toBeVisible();
  expect(screen.getByLabelText('Header row')).toHaveDisplayValue(
    'Row 1: Policy Number, Insured, Effective Date, Expiry Date, Gross P…',
  );
  expect(panel()).toHaveTextContent('Header row 1, row 2 (1 row), counted');
  expect(panel()).toHaveTextContent('Encoding UTF-8');
  const columns = within(screen.getByRole('list', { name: 'Columns recognised' })).getAllByRole('listitem');
  expect(columns.map((column) => column.textContent)).toEqual([
    'APolicy NumberReference',
    'BInsured',
    'CEffective Date',
    'DExpiry Date',
    'EGross Premium',
    'FCommissionDeductions',
    'GNet Premium',
  ]);
  const table = within(screen.getByRole('region', { name: 'First rows' })).getByRole('table');
  expect(
    within(table).getByRole('row', { name: '2 A-1 Ann 2026-01-01 2027-01-01 100.00 10.00 90.00' }),
  ).toBeVisible();
});

test('BDXADM-33 BDXADM-34 the control value is compared with the sum of the amount column while it is typed', async () => {
  const user = userEvent.setup();
  render(<Screen first={tidy} />);
  expect(await screen.findByText('There is no control value yet.')).toBeVisible();
  const input = screen.getByLabelText('Control Value');
  await user.type(input, '$87.60');
  expect(screen.getByText('Differs by $12.40')).toBeVisible();
  await user.clear(input);
  await user.type(input, '112.40');
  expect(screen.getByText('Differs by -$12.40')).toBeVisible();
  await user.clear(input);
  await user.type(input, '100');
  expect(screen.getByText('Reconciled')).toBeVisible();
  expect(screen.getByText('Gross Premium adds up to $100; the control value is $100.')).toBeVisible();
  expect(screen.getByText('Counted').parentElement).toHaveTextContent('Counted Row 2');
  await user.selectOptions(screen.getByLabelText('Amount column'), 'Net Premium (G)');
  expect(screen.getByText('Differs by -$10')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Amount column'), 'Insured (B)');
  expect(screen.getByText('Not checked')).toBeVisible();
  expect(screen.getByText('Insured in row 2 is not a plain amount: “Ann”.')).toBeVisible();
  expect(screen.getByText('To be counted').parentElement).toHaveTextContent('To be counted Row 2');
  expect(screen.queryByText('Counted')).not.toBeInTheDocument();
  expect(startedWorkers).toHaveLength(1);
});

test('findings are grouped by severity, name their cell, and link to it', async () => {
  const user = userEvent.setup();
  const onJump = jest.fn();
  render(<Screen first={malformed} onJump={onJump} />);
  const errors = within(await screen.findByRole('region', { name: 'Errors' }));
  expect(errors.getByRole('heading', { name: 'Errors (2)' })).toBeVisible();
  const findingLines = (name: string): (string | null)[] =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((line) => line.textContent);
  expect(findingLines('Amount that is no number (1)')).toEqual([
    'Row 3, Gross PremiumGross Premium is not a plain amount. TBA',
  ]);
  expect(findingLines('Expiry before effective date (1)')).toEqual([
    'Row 3, Expiry DateExpiry Date is before the effective date 2026-01-01. 2025-01-01',
  ]);
  expect(findingLines('Duplicate reference (1)')).toEqual(['Row 3, Policy NumberDuplicate of row 2. A-1']);
  expect(findingLines('Looks like a formula (1)')[0]).toContain('=HYPERLINK("x")');
  await user.click(errors.getByRole('button', { name: 'Row 3, Gross Premium' }));
  expect(onJump).toHaveBeenCalledWith(expect.objectContaining({ kind: 'notAnAmount', row: 3, column: 4 }));
});

test('without a table to go to, findings are not links and only name their cell', async () => {
  render(<Screen first={malformed} />);
  const errors = await screen.findByRole('region', { name: 'Errors' });
  expect(within(errors).queryByRole('button')).not.toBeInTheDocument();
});

test('of many findings of a kind the first ones are shown, and more on demand', async () => {
  const user = userEvent.setup();
  const rows = Array.from(
    { length: 31 },
    (_, at) => `A-${at},${at ? '' : 'Ann'},2026-01-01,2027-01-01,1,0,1`,
  );
  render(<Screen first={csv('may.csv', ...rows)} />);
  const empty = await screen.findByRole('list', { name: 'Empty required cell (30)' });
  expect(within(empty).getAllByRole('listitem')).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show 10 more of Empty required cell' }));
  expect(within(empty).getAllByRole('listitem')).toHaveLength(30);
  expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
});

test('findings are exported as CSV that no spreadsheet runs', async () => {
  const user = userEvent.setup();
  const { files, names } = catchDownloads();
  render(<Screen first={malformed} />);
  await user.click(await screen.findByRole('button', { name: 'Export CSV (4)' }));
  expect(names).toEqual(['june.csv findings.csv']);
  expect((await files[0]?.text())?.split('\r\n')).toEqual([
    'Severity,Row,Column,Column Name,Finding,Detail,Cell',
    'warning,3,A,Policy Number,Duplicate reference,Duplicate of row 2.,A-1',
    `note,3,B,Insured,Looks like a formula,Kept as text.,"'=HYPERLINK(""x"")"`,
    'error,3,D,Expiry Date,Expiry before effective date,Expiry Date is before the effective date 2026-01-01.,2025-01-01',
    'error,3,E,Gross Premium,Amount that is no number,Gross Premium is not a plain amount.,TBA',
    '',
  ]);
});

test.each([
  ['XLS files are passed on as they are, without being read.', new File(['x'], 'may.xls')],
  ['The file is empty.', new File([], 'may.csv')],
  ['The file is a program, whatever its name says.', new File(['MZ\u0090\u0000\u0003'], 'may.csv')],
])('Not checked: %s The form can still be saved', async (reason, file) => {
  render(<Screen first={file} control="100" />);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByText('Not checked')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
});

test('another sheet of a workbook can be checked, or counted with the first', async () => {
  const user = userEvent.setup();
  const rows = (amount: number): (string | number)[][] => [
    ['Policy Number', 'Gross Premium'],
    ['A-1', amount],
  ];
  const file = workbookFile('may.xlsx', [
    { name: 'May', rows: rows(5) },
    { name: 'June', rows: rows(6) },
  ]);
  render(<Screen first={file} control="6" />);
  expect(await screen.findByText('Differs by -$1')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Sheet'), 'June');
  expect(screen.getByText('Reconciled in part')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Not counted' })).getByRole('listitem')).toHaveTextContent(
    'Sheet May, row 2 (1 row)',
  );
  const input = screen.getByLabelText('Control Value');
  await user.clear(input);
  await user.type(input, '11');
  await user.click(screen.getByRole('button', { name: 'Count it' }));
  expect(screen.getByText('Reconciled')).toBeVisible();
  expect(screen.getByText('Sheet June, row 2; sheet May, row 2').closest('p')).toHaveFocus();
  expect(startedWorkers).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Take back: Also counted: sheet May, row 2' }));
  expect(screen.getByText('Differs by -$5')).toBeVisible();
});

test('totals rows are counted until the user excludes them, and can be included again', async () => {
  const user = userEvent.setup();
  const file = new File(
    ['Policy Number,Insured,Gross Premium\nA-1,Ann,100\nA-2,Bob,200\nAll,,300\n'],
    'may.csv',
  );
  render(<Screen first={file} control="300" />);
  expect(await screen.findByText('Differs by $300')).toBeVisible();
  expect(screen.getByText('Without the totals row it is the control value.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave it out' }));
  expect(screen.getByText('Reconciled without 1 totals row')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take back: Without 1 totals row' }));
  expect(screen.getByText('Differs by $300')).toBeVisible();
});

test('the header row can be chosen if another one, or none, was found', async () => {
  const user = userEvent.setup();
  const file = new File(['Liste,Mai\nVertrag,Beitrag\nx,5\ny,6\n'], 'may.csv');
  render(<Screen first={file} control="11" />);
  await user.selectOptions(await screen.findByLabelText('Header row'), 'Row 2: Vertrag, Beitrag');
  await user.selectOptions(await screen.findByLabelText('Amount column'), 'Beitrag (B)');
  expect(await screen.findByText('Reconciled as you chose: with row 2 as the header row')).toBeVisible();
  expect(screen.getByLabelText('Header row')).toHaveDisplayValue('Row 2: Vertrag, Beitrag');
});

test('the decimal sign is asked for if the cells do not show it, and the file is read again with it', async () => {
  const user = userEvent.setup();
  const file = new File(['Policy Number;Gross Premium\nA-1;1.500\nA-2;12.000\n'], 'may.csv');
  render(<Screen first={file} control="13500" />);
  expect(
    await screen.findByText(
      'Gross Premium does not say whether its points are decimal signs. Choose the decimal sign.',
    ),
  ).toBeVisible();
  const choice = screen.getByLabelText('Decimal sign');
  expect(choice).toHaveDisplayValue('Choose…');
  await user.selectOptions(choice, 'Comma (1.234,50)');
  expect(await screen.findByText('Reconciled as you chose: with the comma as decimal sign')).toBeVisible();
  expect(screen.getByLabelText('Decimal sign')).toHaveFocus();
});

test('one press reads quotes as text, and the focus stays in the panel', async () => {
  const user = userEvent.setup();
  const text = 'Policy Number,Insured,Gross Premium\nA-1,"Ann,100\nA-2,Bob",200\nA-3,Cy,300\n';
  render(<Screen first={new File([text], 'may.csv')} control="600" />);
  await user.click(await screen.findByRole('button', { name: 'Read quotes as text: Quotes may not match' }));
  expect(await screen.findByText('Reconciled as you chose: with quotes as text')).toBeVisible();
  expect(screen.getByText('Rows 2 to 4').closest('p')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Take back: With quotes as text' }));
  expect(await screen.findByText('Differs by -$300')).toBeVisible();
});

test('the order of dates can be chosen if no date proves it', async () => {
  const user = userEvent.setup();
  const file = csv('may.csv', 'A-1,Ann,05/04/2026,03/06/2026,100.00,10.00,90.00');
  render(<Screen first={file} control="100" />);
  expect(await screen.findByRole('list', { name: /^Expiry before effective date, if/ })).toBeVisible();
  await user.selectOptions(
    screen.getByLabelText('Order of dates in Effective Date and Expiry Date'),
    'Day first',
  );
  expect(await screen.findByText('No problems in 1 row.')).toBeVisible();
});

test('the meaning of negative amounts is asked for if a column says debit or credit', async () => {
  const user = userEvent.setup();
  const file = new File(['Policy Number,Dr/Cr,Amount\nA-1,Dr,100\nA-2,Cr,30\n'], 'may.csv');
  render(<Screen first={file} control="70" />);
  expect(
    await screen.findByText('Dr/Cr says debit or credit. Choose which counts as negative.'),
  ).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Negative in Dr/Cr'), 'Cr');
  expect(screen.getByText('Reconciled as you chose: with Cr as negative')).toBeVisible();
});

test('a press says which text is negative, and another one which unit the amounts have', async () => {
  const user = userEvent.setup();
  const text = 'Policy Number,Document,Gross Premium (000s)\nA-1,Debit Note,100\nA-2,Credit Note,30\n';
  render(<Screen first={new File([text], 'may.csv')} control="70000" />);
  await user.selectOptions(await screen.findByLabelText('Negative in Document'), 'Credit Note');
  expect(screen.getByText('Gross Premium (000s) is in thousands. Choose the unit.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Count in thousands' }));
  expect(
    screen.getByText('Reconciled as you chose: with Credit Note as negative, with amounts in thousands'),
  ).toBeVisible();
  expect(screen.getByLabelText('Unit of Gross Premium (000s)')).toHaveDisplayValue('Thousands');
});

test('of many tables the first twenty are listed, and the rest is counted', async () => {
  const table = (at: number): string =>
    `Policy Number,Gross Premium\nA-${String(at)},${String(at + 1)}00\n\n`;
  const text = Array.from({ length: 31 }, (_, at) => table(at)).join('');
  render(<Screen first={new File([text], 'may.csv')} control="100" />);
  const list = await screen.findByRole('list', { name: 'Not counted' });
  const lines = within(list).getAllByRole('listitem');
  expect([lines.length, lines[0]?.textContent]).toEqual([21, '30 tables with the same headsCount them all']);
  expect(lines.at(-1)).toHaveTextContent(/^and 11 more$/);
  expect(screen.getByText('and 11 more tables')).toBeVisible();
});

test('while a file is read its progress shows and it can be stopped and restarted', async () => {
  installTestWorkers('held');
  const user = userEvent.setup();
  render(<Screen first={tidy} control="100" />);
  const progress = screen.getByRole('progressbar', { name: 'Reading the file…' });
  expect(progress).not.toHaveAttribute('value');
  act(() => startedWorkers[0]?.answer({ type: 'progress', share: 0.25 }));
  expect(progress).toHaveAttribute('value', '0.25');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('heading', { name: 'Pre-flight check' })).toHaveFocus();
  expect(screen.getByText('The check was stopped.')).toBeVisible();
  expect(startedWorkers[0]?.isTerminated).toBe(true);
  installTestWorkers();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Reconciled')).toBeVisible();
});

test('another file cancels the reading of the first, whose late result is ignored', async () => {
  installTestWorkers('held');
  render(<Screen first={malformed} control="100" />);
  const [first] = startedWorkers;
  installTestWorkers();
  act(() => chooseFile(tidy));
  expect(await screen.findByText('Reconciled')).toBeVisible();
  expect(first?.isTerminated).toBe(true);
  first?.answer({ type: 'done', outcome: { kind: 'unread', why: 'failed', reason: 'Late' } });
  expect(screen.queryByText('Late')).not.toBeInTheDocument();
  act(() => chooseFile(undefined));
  expect(await screen.findByText(/Once a file is chosen/)).toBeVisible();
});

test('leaving the screen ends the worker', () => {
  installTestWorkers('held');
  const { unmount } = render(<Screen first={tidy} />);
  unmount();
  expect(startedWorkers.every(({ isTerminated }) => isTerminated)).toBe(true);
  expect(startedWorkers).toHaveLength(1);
});

test('the result of the check is announced politely', async () => {
  installTestWorkers('held');
  render(<Screen control="100" />);
  act(() => chooseFile(malformed));
  const region = screen.getByText('Checking june.csv').parentElement;
  expect(region).toHaveAttribute('aria-live', 'polite');
  const { request } = startedWorkers[0]!;
  await act(() => handleRequest(request!, (answer) => startedWorkers[0]!.answer(answer)));
  await waitFor(() => expect(region).toHaveTextContent('june.csv is checked: 2 rows, 2 errors, 1 warning'));
  await waitFor(() =>
    expect(region).toHaveTextContent('Not checked. Gross Premium in row 3 is not a plain amount: “TBA”.'),
  );
});
