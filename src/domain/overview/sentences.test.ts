import { quotationRow } from '@/domain/records/quotations';
import { balancesByAge } from './balances';
import { groupsBy, groupsByMonth, type StageTallies } from './book';
import {
  balanceSentence,
  counted,
  percentText,
  pipelineSentence,
  premiumSentence,
  shareSentence,
  unreadSentence,
} from './sentences';
import { spanOf, type PeriodName } from './periods';

/** A space that does not break. */
const space = '\u00A0';
const today = '2026-11-24';
const all = { from: '', to: '' };

test.each([
  [0, 'binder', '0 binders'],
  [1, 'binder', '1 binder'],
  [2000, 'record', '2,000 records'],
])('%p %s: %s', (count, noun, text) => {
  expect(counted(count, noun)).toBe(text);
});

test.each([
  [undefined, ''],
  [0, `0${space}%`],
  [44, `44${space}%`],
  [-20, `-20${space}%`],
  [1250, `1,250${space}%`],
])('the share %p is %p', (share, text) => {
  expect(percentText(share)).toBe(text);
});

describe('the sentence about the premium', () => {
  function sentence(
    amounts: Readonly<Record<string, string>>,
    period: PeriodName = 'around',
    day = today,
  ): string {
    const policy = Object.entries(amounts).map(([month, policyamount]) =>
      quotationRow({ policyeffectivedate: `${month}-15`, policyamount }),
    );
    return premiumSentence(groupsByMonth({ policy }, spanOf(period, day), period, day), day);
  }

  test.each([
    ['above', { '2026-09': '100', '2026-10': '112' }, `is 12${space}% above September. $212 of 2 records`],
    ['below', { '2026-09': '112', '2026-10': '100' }, `is 11${space}% below September. $212 of 2 records`],
    ['equal', { '2026-09': '1', '2026-10': '1.00' }, 'equals that of September. $2 of 2 records'],
    [
      'a cent above',
      { '2026-09': '1000', '2026-10': '1000.01' },
      'is slightly above September. $2,000.01 of 2 records',
    ],
    [
      'a cent below',
      { '2026-09': '1000', '2026-10': '999.99' },
      'is slightly below September. $1,999.99 of 2 records',
    ],
    ['none before', { '2026-10': '1200.5' }, 'is $1,200.50; September had none. $1,200.50 of 1 record'],
    ['none now', { '2026-09': '100' }, `is 100${space}% below September. $100 of 1 record`],
    [
      'much more',
      { '2026-09': '1', '2026-10': '101' },
      `is 10,000${space}% above September. $102 of 2 records`,
    ],
    [
      'negative now',
      { '2026-09': '100', '2026-10': '-50' },
      `is 150${space}% below September. $50 of 2 records`,
    ],
    [
      'negative before',
      { '2026-09': '-100', '2026-10': '50' },
      `is 150${space}% above September. -$50 of 2 records`,
    ],
    ['a credit now', { '2026-10': '-5' }, 'is -$5; September had none. -$5 of 1 record'],
    ['another month', { '2026-11': '7' }, 'equals that of September. $7 of 1 record'],
    ['no records', {}, 'equals that of September. $0 of 0 records'],
  ])('compares the last whole month with the one before: %s', (_case, amounts, text) => {
    expect(sentence(amounts)).toBe(`Premium of October ${text} in all.`);
  });

  test('compares the months of two years', () => {
    expect(sentence({ '2025-12': '100', '2026-01': '150' }, 'around', '2026-02-01')).toBe(
      `Premium of January is 50${space}% above December. $250 of 2 records in all.`,
    );
  });

  test.each<[PeriodName, string]>([
    ['this-year', '2026-01-31'],
    ['this-year', '2026-02-28'],
    ['last-year', '2026-11-24'],
  ])('compares nothing if %s on %s does not show both months', (period, day) => {
    expect(sentence({}, period, day)).toBe('$0 of 0 records in all.');
  });

  test('counts what has no date, and does not sum what could not be read', () => {
    const policy = [{ policyamount: '5' }, { policyamount: 'TBA' }].map(quotationRow);
    expect(premiumSentence(groupsByMonth({ policy }, all, 'all', today), today)).toBe(
      'Premium of October equals that of September. $5 of 2 records in all.',
    );
  });
});

describe('the sentence about the pipeline', () => {
  function talliesOf(quotation: number, binder: number, policy: number): StageTallies {
    const tally = (count: number) => ({ count, cents: 0, unread: 0 });
    return { quotation: tally(quotation), binder: tally(binder), policy: tally(policy) };
  }

  test.each([
    [
      [40, 20, 12],
      `Of 72 records, 32 were approved (44${space}%); 12 of these are paid in full (38${space}%).`,
    ],
    [[0, 0, 1], `Of 1 record, 1 was approved (100${space}%); 1 of these is paid in full (100${space}%).`],
    [[2, 0, 0], `Of 2 records, 0 were approved (0${space}%); 0 of these are paid in full.`],
    [[0, 0, 0], 'Of 0 records, 0 were approved; 0 of these are paid in full.'],
    [
      [7000, 2000, 1000],
      `Of 10,000 records, 3,000 were approved (30${space}%); 1,000 of these are paid in full (33${space}%).`,
    ],
  ] as const)('of %p', ([quotation, binder, policy], text) => {
    expect(pipelineSentence(talliesOf(quotation, binder, policy))).toBe(text);
  });

  test('says what lacks without one of the lists', () => {
    const { binder: _binder, ...tallies } = talliesOf(1, 1, 1);
    expect(pipelineSentence(tallies)).toBe('The shares need the lists of quotations, binders and policies.');
  });
});

describe('the sentence about the balances', () => {
  function sentence(day: string, ...balances: string[]): string {
    const binders = balances.map((balance) =>
      quotationRow({
        policyeffectivedate: '2026-01-31',
        policyschedule: '3months',
        policyamount: '1200',
        balance,
      }),
    );
    return balanceSentence(balancesByAge(binders, all, day));
  }

  test.each([
    ['nothing is overdue', '2026-07-15', ['1200', '600'], '$1,800 is owed, and no payment is overdue.'],
    ['there are no binders', '2026-07-15', [], '$0 is owed, and no payment is overdue.'],
    [
      'one is overdue',
      '2026-07-16',
      ['1200', '900'],
      '$1,200 of $2,100 is owed by 1 binder with an overdue payment.',
    ],
    [
      'some are overdue, one of them for more than 90 days',
      '2026-10-16',
      ['1200', '900', '600'],
      '$2,100 of $2,700 is owed by 2 binders with an overdue payment; $1,200 of it for more than 90 days.',
    ],
    [
      'a balance could not be read',
      '2026-07-16',
      ['1200', 'n/a'],
      '$1,200 of $1,200 is owed by 1 binder with an overdue payment. The age of 1 balance is not known.',
    ],
    [
      'too much was paid for another binder',
      '2026-07-16',
      ['1200', '-50'],
      '$1,200 of $1,200 is owed by 1 binder with an overdue payment.',
    ],
    ['too much was paid', '2026-07-16', ['-50'], '$0 is owed, and no payment is overdue.'],
    [
      'no balance could be read',
      '2026-07-16',
      ['n/a', ''],
      '$0 is owed, and no payment is known to be overdue. The age of 2 balances is not known.',
    ],
  ])('if %s', (_case, day, balances, text) => {
    expect(sentence(day, ...balances)).toBe(text);
  });
});

describe('the sentence about shares', () => {
  function sentence(amounts: Readonly<Record<string, string>>): string {
    const policy = Object.entries(amounts).map(([intake_Name, policyamount]) =>
      quotationRow({ intake_Name, policyamount }),
    );
    return shareSentence(groupsBy('lob', { policy }, all));
  }

  test.each([
    [{ Auto: '28000', HO3: '12000' }, `Auto has the most premium: $28,000 of $40,000 (70${space}%).`],
    [{ HO3: '10' }, `HO3 has the most premium: $10 of $10 (100${space}%).`],
    [{ HO3: '10', Auto: '10' }, `Auto has the most premium: $10 of $20 (50${space}%).`],
    [{ '': '30', HO3: '10' }, `“No LOB” has the most premium: $30 of $40 (75${space}%).`],
    [{ '': '10', HO3: '10' }, `HO3 has the most premium: $10 of $20 (50${space}%).`],
    [{ '': '1000', HO3: '-1' }, `“No LOB” has the most premium: $1,000 of $999 (100${space}%).`],
    [{ HO3: '0', Auto: 'TBA' }, 'There is no premium.'],
    [{ HO3: '5', Auto: '-10' }, 'There is no premium.'],
    [{}, 'There is no premium.'],
  ])('of %p', (amounts, text) => {
    expect(sentence(amounts)).toBe(text);
  });
});

test.each([
  [0, ''],
  [1, 'The amount of 1 record could not be read and is not in the sums.'],
  [2000, 'The amounts of 2,000 records could not be read and are not in the sums.'],
])('%p unread amounts: %p', (unread, text) => {
  expect(unreadSentence(unread)).toBe(text);
});
