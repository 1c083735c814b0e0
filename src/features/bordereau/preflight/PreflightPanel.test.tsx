import { useState, type ReactNode } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Finding } from '@/domain/preflight/findings';
import { Announcer } from '@/components/feedback/Announcer';
import { answerRequest } from './answerRequest';
import { PreflightPanel } from './PreflightPanel';
import { usePreflight } from './usePreflight';
import { workbookFile } from './workbook.fixture';
import { installTestWorkers, startedWorkers } from './worker.fixture';

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
  expect(await screen.findByText('Nothing found.')).toBeVisible();
  expect(within(panel()).getByText('may.csv')).toBeVisible();
  const facts = within(panel()).getAllByRole('definition');
  expect(facts.map((fact) => fact.textContent)).toEqual(['Row 1', '1', 'UTF-8']);
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
  await user.selectOptions(screen.getByLabelText('Amount column'), 'Net Premium (G)');
  expect(screen.getByText('Differs by -$10')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Amount column'), 'Insured (B)');
  expect(screen.getByText('Not checked')).toBeVisible();
  expect(screen.getByText('Insured in row 2 is not a plain amount: “Ann”.')).toBeVisible();
  expect(startedWorkers).toHaveLength(1);
});

test('findings are grouped by severity, name their cell, and link to it', async () => {
  const user = userEvent.setup();
  const onJump = jest.fn();
  render(<Screen first={malformed} onJump={onJump} />);
  const errors = await screen.findByRole('list', { name: 'Errors (2)' });
  expect(
    within(errors)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual([
    'Row 3, Gross PremiumGross Premium is not a plain amount. TBA',
    'Row 3, Expiry DateExpiry Date is before the effective date 2026-01-01. 2025-01-01',
  ]);
  const warnings = screen.getByRole('list', { name: 'Warnings (1)' });
  expect(warnings).toHaveTextContent('The same as in row 2. A-1');
  expect(screen.getByRole('list', { name: 'Notes (1)' })).toHaveTextContent('=HYPERLINK("x")');
  await user.click(within(errors).getByRole('button', { name: 'Row 3, Gross Premium' }));
  expect(onJump).toHaveBeenCalledWith(expect.objectContaining({ kind: 'notAnAmount', row: 3, column: 4 }));
});

test('without a target, findings are no links and only name their cell', async () => {
  render(<Screen first={malformed} />);
  const errors = await screen.findByRole('list', { name: 'Errors (2)' });
  expect(within(errors).queryByRole('button')).not.toBeInTheDocument();
});

test('of many findings the first ones show, and more on demand', async () => {
  const user = userEvent.setup();
  const rows = Array.from({ length: 30 }, (_, index) => `A-${String(index)},,2026-01-01,2027-01-01,1,0,1`);
  render(<Screen first={csv('may.csv', ...rows)} />);
  const errors = await screen.findByRole('list', { name: 'Errors (30)' });
  expect(within(errors).getAllByRole('listitem')).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show 10 more errors' }));
  expect(within(errors).getAllByRole('listitem')).toHaveLength(30);
  expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
});

test('findings are exported as CSV that no spreadsheet runs', async () => {
  const user = userEvent.setup();
  const made: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    made.push(blob);
    return 'blob:findings';
  };
  URL.revokeObjectURL = () => undefined;
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  render(<Screen first={malformed} />);
  await user.click(await screen.findByRole('button', { name: 'Export CSV (4)' }));
  expect(saved).toEqual(['june.csv findings.csv']);
  expect((await made[0]?.text())?.split('\r\n')).toEqual([
    'Severity,Row,Column,Column Name,Finding,Detail,Cell',
    `note,3,B,Insured,Looks like a formula,Shown as text. A spreadsheet may run it.,"'=HYPERLINK(""x"")"`,
    'error,3,E,Gross Premium,Amount that is no number,Gross Premium is not a plain amount.,TBA',
    'warning,3,A,Policy Number,Duplicate reference,The same as in row 2.,A-1',
    'error,3,D,Expiry Date,Expiry before effective date,Expiry Date is before the effective date 2026-01-01.,2025-01-01',
    '',
  ]);
});

test.each([
  ['XLS files are passed on as they are, without being read.', new File(['x'], 'may.xls')],
  ['The file is empty.', new File([], 'may.csv')],
  ['The file is a program, whatever its name says.', new File(['MZ\u0090'], 'may.csv')],
])('Not checked: %s The form can still be saved', async (reason, file) => {
  render(<Screen first={file} control="100" />);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByText('Not checked')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
});

test('of a workbook with several sheets another one can be read', async () => {
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
  expect(await screen.findByText('Reconciled')).toBeVisible();
  expect(screen.getByLabelText('Sheet')).toHaveDisplayValue('June');
});

test('while a file is read its progress shows and it can be stopped and taken up again', async () => {
  installTestWorkers('held');
  const user = userEvent.setup();
  render(<Screen first={tidy} control="100" />);
  const progress = screen.getByRole('progressbar', { name: 'Reading the file…' });
  expect(progress).not.toHaveAttribute('value');
  act(() => startedWorkers[0]?.answer({ type: 'progress', share: 0.25 }));
  expect(progress).toHaveAttribute('value', '0.25');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByText('The check was stopped.')).toBeVisible();
  expect(startedWorkers[0]?.isTerminated).toBe(true);
  installTestWorkers();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Reconciled')).toBeVisible();
});

test('another file ends the reading of the first, whose late answer is dropped', async () => {
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

test('what came of the check is read out politely', async () => {
  installTestWorkers('held');
  render(<Screen control="100" />);
  act(() => chooseFile(malformed));
  const region = screen.getByText('Checking june.csv').parentElement;
  expect(region).toHaveAttribute('aria-live', 'polite');
  const { request } = startedWorkers[0]!;
  await act(() => answerRequest(request!, (answer) => startedWorkers[0]!.answer(answer)));
  await waitFor(() => expect(region).toHaveTextContent('june.csv is checked: 2 rows, 2 errors, 1 warning'));
  await waitFor(() =>
    expect(region).toHaveTextContent('Not checked. Gross Premium in row 3 is not a plain amount: “TBA”.'),
  );
});
