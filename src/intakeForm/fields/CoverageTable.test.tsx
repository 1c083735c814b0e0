import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CoverageLine } from '@/domain/records/quotations';
import { onAnnouncement } from '@/components/feedback/announce';
import { aCoverage } from '@/testing/builders/quotationBuilders';
import { CoverageTable } from './CoverageTable';
import { aStore, renderWithStore, type RenderedForm } from './intakeForm.fixture';

const wind = aCoverage({
  coverage_name: 'Wind Damage',
  coveragelimit: '$500,000',
  deductiblebasis: 'Percentage',
  deductible: '5',
  premium: 275.75,
});
const dwelling = aCoverage({
  coverage_name: 'Dwelling',
  covargerequired: 'required',
  coveragelimit: 'Unlimited',
  deductiblebasis: 'Fixed Amt',
  deductible: '1000',
  premium: 1240,
});

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 0, 8, 12) });
});

afterEach(() => {
  jest.useRealTimers();
});

function renderTable(lines: readonly CoverageLine[] = [dwelling, wind]): RenderedForm {
  const form = renderWithStore(
    aStore([], lines),
    <>
      <h2 id="coverage">Coverage</h2>
      <CoverageTable labelledBy="coverage" />
    </>,
  );
  return { ...form, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

function coverageRow(name: string): HTMLElement {
  return screen.getByRole('row', { name: new RegExp(`^${name}`) });
}

function total(): string | null | undefined {
  return within(screen.getByRole('row', { name: /^Total Premium/ })).getByText(/^\$/).textContent;
}

function sentLines({ store }: RenderedForm): CoverageLine[] {
  return JSON.parse(store.createPayload().open().policycoverage) as CoverageLine[];
}

test('QNEW-05 the coverage table has the columns of the documents, its inputs named by column and coverage', () => {
  renderTable();
  const table = screen.getByRole('table', { name: 'Coverage' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual([
    'Coverage',
    'Include',
    'Accept Date',
    'Limit',
    'Accept',
    'Deductible Basis',
    'Deductible',
    'Deductible Amount',
    'Premium',
  ]);
  expect(
    within(coverageRow('Wind Damage'))
      .getAllByRole('textbox')
      .map((box) => box.getAttribute('id') && box),
  ).toEqual([
    screen.getByRole('textbox', { name: 'Accept Wind Damage' }),
    screen.getByRole('textbox', { name: 'Deductible Wind Damage' }),
    screen.getByRole('textbox', { name: 'Premium Wind Damage' }),
  ]);
  expect(screen.getByRole('combobox', { name: 'Deductible Basis Wind Damage' })).toHaveValue('Percentage');
});

test('COV-01 a required line is fixed to Y, accepted today', () => {
  renderTable();
  expect(screen.getByLabelText('Include Dwelling')).toHaveValue('Y');
  expect(screen.getByLabelText('Include Dwelling')).toBeDisabled();
  expect(coverageRow('Dwelling')).toHaveTextContent('01-06-2026');
});

test('COV-02 COV-03 COV-04 other lines are Y, N or unset, and dated when they are set', async () => {
  const { user } = renderTable();
  const include = screen.getByLabelText<HTMLSelectElement>('Include Wind Damage');
  expect([...include.options].map(({ text }) => text)).toEqual(['', 'Y', 'N']);
  expect(include).toHaveValue('');
  for (const [choice, date] of [
    ['Y', true],
    ['N', true],
    ['', false],
  ] as const) {
    await user.selectOptions(include, choice);
    const line = within(coverageRow('Wind Damage'));
    expect(line.queryByText('01-08-2026') !== null).toBe(date);
  }
});

test('COV-06 on blur an accepted amount above the limit is set to the limit', async () => {
  const form = renderTable();
  const accept = screen.getByLabelText('Accept Wind Damage');
  await form.user.type(accept, '600000');
  expect(accept).toHaveValue('600000');
  expect(sentLines(form)[1]?.coverageaccept).toBe('500000');
  await form.user.tab();
  expect(accept).toHaveValue('$500,000');
  expect(screen.getByText('Limited to $500,000')).toBeVisible();
  await form.user.clear(accept);
  await form.user.type(accept, '500000');
  await form.user.tab();
  expect(screen.queryByText('Limited to $500,000')).toBeNull();
  await form.user.type(screen.getByLabelText('Accept Dwelling'), '9000000');
  await form.user.tab();
  expect(screen.getByLabelText('Accept Dwelling')).toHaveValue('$9,000,000');
});

test('COV-07 COV-08 COV-09 the deductible amount and its calculation are updated with each keystroke', async () => {
  const form = renderTable();
  const { user } = form;
  const line = within(coverageRow('Wind Damage'));
  expect(line.getByText('$0')).toBeVisible();
  await user.type(screen.getByLabelText('Accept Wind Damage'), '400000');
  expect(line.getByText('$20,000')).toBeVisible();
  await user.click(line.getByRole('button', { name: 'Arithmetic of Deductible Amount Wind Damage' }));
  expect(screen.getByText('$400,000 × 5 ÷ 100')).toBeVisible();
  const deductible = screen.getByLabelText('Deductible Wind Damage');
  expect(deductible).toHaveValue('5');
  expect(deductible).toHaveAccessibleDescription('%');
  await user.selectOptions(screen.getByLabelText('Deductible Basis Wind Damage'), 'Fixed Amt');
  expect(line.getByText('$5')).toBeVisible();
  expect(deductible).not.toHaveAccessibleDescription();
  await user.type(deductible, '00000');
  expect(line.getByText('$400,000')).toBeVisible();
  expect(screen.getByText('lesser of $500,000 and $400,000')).toBeVisible();
  expect(sentLines(form)[1]?.deductibleamount).toBe(400000);
});

test('the button of a calculation has aria-controls only while the calculation is shown', async () => {
  const { user } = renderTable();
  const button = screen.getByRole('button', { name: 'Arithmetic of Total Premium' });
  expect(button).not.toHaveAttribute('aria-controls');
  await user.click(button);
  expect(document.getElementById(button.getAttribute('aria-controls')!)).toHaveTextContent('Dwelling');
  await user.click(button);
  expect(button).not.toHaveAttribute('aria-controls');
});

test('COV-05 COV-10 COV-11 the total is the sum of the premiums; it is announced when typing pauses', async () => {
  const form = renderTable();
  const announced: string[] = [];
  const stop = onAnnouncement((text) => announced.push(text));
  expect(total()).toBe('$1,515.75');
  const premium = screen.getByLabelText('Premium Wind Damage');
  await form.user.clear(premium);
  expect(total()).toBe('$1,240');
  await form.user.type(premium, '60.5');
  expect(total()).toBe('$1,300.50');
  expect(announced).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(announced).toEqual(['Total Premium $1,300.50']);
  stop();
  await form.user.type(premium, 'x');
  expect(total()).toBe('$1,240');
  expect(coverageRow('Wind Damage')).toHaveTextContent('Counts as $0');
  expect(form.store.createPayload().open().policyamount).toBe(1240);
  expect(sentLines(form)[1]?.premium).toBe(0);
});

test('COV-06 COV-09 an accepted amount or a deductible that cannot be read is marked as counting as zero', async () => {
  const { user } = renderTable();
  const line = (): string => coverageRow('Wind Damage').textContent;
  expect(line()).not.toContain('Counts as $0');
  await user.clear(screen.getByLabelText('Accept Wind Damage'));
  await user.type(screen.getByLabelText('Accept Wind Damage'), '1.234,50');
  expect(line()).toContain('Counts as $0');
  await user.clear(screen.getByLabelText('Accept Wind Damage'));
  expect(line()).not.toContain('Counts as $0');
  await user.selectOptions(screen.getByLabelText('Deductible Basis Wind Damage'), 'Fixed Amt');
  await user.clear(screen.getByLabelText('Deductible Wind Damage'));
  await user.type(screen.getByLabelText('Deductible Wind Damage'), '500 USD');
  expect(line()).toContain('Counts as $0');
});

test('COV-05 Q-131 a premium also counts without include, and the calculation shows it', async () => {
  const { user } = renderTable();
  expect(coverageRow('Wind Damage')).toHaveTextContent('Included in the total');
  await user.click(screen.getByRole('button', { name: 'Arithmetic of Total Premium' }));
  expect(screen.getByText('not included, but counted')).toBeVisible();
});
