import fc from 'fast-check';
import { centsToText } from '@/domain/text/money';
import {
  dueNow,
  isGraceEnding,
  isPastEffectiveDate,
  isPaymentDue,
  nextDueDate,
  nextPeriod,
  overdueDates,
  overdueSince,
} from './attention';
import { instalmentShares, scheduleRows } from '@/domain/payment/schedule';

const binder = {
  policyeffectivedate: '2026-01-31',
  policyschedule: '3months',
  policyamount: '1200',
  balance: '1200',
};

describe('the next due date of a binder', () => {
  test.each([
    ['nothing is paid: 15 days before the end of the second period', '1200', '2026-07-15'],
    ['less than one share is paid', '900.01', '2026-07-15'],
    ['one share is paid', '900', '2026-10-15'],
    ['a share and a cent', '899.99', '2026-10-15'],
    ['two shares', '600', '2027-01-15'],
    ['as much as all periods with a due date cost', '300', ''],
    ['more is owed than the amount', '1300', '2026-07-15'],
  ])('SCHED-07 %s', (_case, balance, date) => {
    expect(nextDueDate({ ...binder, balance })).toBe(date);
  });

  test.each([
    ['the balance is zero', { balance: '0' }],
    ['the balance is below zero', { balance: '-20' }],
    ['the balance is blank', { balance: '' }],
    ['the balance cannot be read', { balance: 'n/a' }],
    ['the amount cannot be read', { policyamount: 'TBA' }],
    ['the amount is zero', { policyamount: '0', balance: '10' }],
    ['there is no effective date', { policyeffectivedate: '' }],
    ['there is no such day', { policyeffectivedate: '2026-02-30' }],
    ['the schedule is blank', { policyschedule: '' }],
    ['the schedule is unknown', { policyschedule: 'weekly' }],
  ])('is blank when %s', (_case, fields) => {
    expect(nextDueDate({ ...binder, ...fields })).toBe('');
  });

  test('a month end that was clamped stays clamped, and a leap day counts', () => {
    const monthly = { ...binder, policyschedule: '1month', policyamount: '1200' };
    expect(nextDueDate(monthly)).toBe('2026-03-13');
    const leap = { ...monthly, policyeffectivedate: '2028-01-31T23:30:00-05:00' };
    expect(nextDueDate(leap)).toBe('2028-03-14');
  });
});

test.each([
  ['overdue', '2026-08-01', true],
  ['due today', '2026-07-15', true],
  ['due in 14 days', '2026-07-01', true],
  ['due in 15 days', '2026-06-30', false],
])('a payment that is %s', (_case, today, isDue) => {
  expect(isPaymentDue(binder, today)).toBe(isDue);
});

test.each([
  ['2026-07-16', '1200', '2026-07-15'],
  ['2026-07-15', '1200', ''],
  ['2026-07-16', '900', ''],
  ['2028-01-01', '0', ''],
])('SCHED-07 on %s a binder that owes %s is overdue since %p', (today, balance, since) => {
  expect(overdueSince({ ...binder, balance }, today)).toBe(since);
});

test.each([
  ['nothing before the first due date', '2026-07-14', '1200', 0, []],
  ['one share on its due date', '2026-07-15', '1200', 300_00, []],
  ['the rest of a share that was paid in part', '2026-07-16', '1000.01', 100_01, ['2026-07-15']],
  ['two shares', '2026-10-16', '1200', 600_00, ['2026-07-15', '2026-10-15']],
  ['nothing of a share that was paid', '2026-07-16', '900', 0, []],
  ['never the share of the first period', '2028-01-01', '300', 0, []],
  ['nothing without a balance', '2028-01-01', '', 0, []],
])('SCHED-07 due now is %s', (_case, today, balance, cents, overdue) => {
  expect(dueNow({ ...binder, balance }, today)).toBe(cents);
  expect(overdueDates({ ...binder, balance }, today)).toEqual(overdue);
});

test('SCHED-07 a binder is overdue when its rows whose due date has passed cost more than was paid', () => {
  const cases = fc.record({
    policyeffectivedate: fc
      .date({ min: new Date('2024-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    policyschedule: fc.constantFrom('1month', '3months', '4months', '6months', '1year'),
    amount: fc.integer({ min: 1, max: 10_000_000 }),
    paidRows: fc.nat({ max: 11 }),
    change: fc.integer({ min: -1, max: 1 }),
  });
  fc.assert(
    fc.property(cases, ({ amount, paidRows, change, ...schedule }) => {
      const today = '2026-07-15';
      const rows = scheduleRows(schedule.policyeffectivedate, schedule.policyschedule);
      const shares = instalmentShares(amount, rows.length);
      const sumOf = (cents: readonly number[]): number => cents.reduce((sum, share) => sum + share, 0);
      const paid = Math.min(amount - 1, Math.max(0, sumOf(shares.slice(1, paidRows + 1)) + change));
      const due = sumOf(shares.filter((_, row) => row > 0 && rows[row]!.duedate < today));
      const binderPaid = {
        ...schedule,
        policyamount: centsToText(amount),
        balance: centsToText(amount - paid),
      };
      expect(overdueSince(binderPaid, today) !== '').toBe(due > paid);
      // What is due today counts as well, and is not overdue yet.
      const untilToday = sumOf(shares.filter((_, row) => row > 0 && rows[row]!.duedate <= today));
      expect(dueNow(binderPaid, today)).toBe(Math.max(0, untilToday - paid));
    }),
    { seed: 1, numRuns: 500 },
  );
});

describe('SCHED-07 a share that was paid to the cent', () => {
  const monthly = { policyeffectivedate: '2026-01-10', policyschedule: '1month' };

  test.each([
    ['$100 in 12 periods, a twelfth', monthly, '100', '91.67', '2026-03-26'],
    ['a cent less', monthly, '100', '91.68', '2026-02-23'],
    ['$1,000 in 12 periods, six times $83.33', monthly, '1000', '500.02', '2026-08-26'],
    ['a cent less', monthly, '1000', '500.03', '2026-07-26'],
    ['the rest is due with the last period', monthly, '100', '8.34', '2026-12-26'],
    ['and is paid', monthly, '100', '8.33', ''],
    ['$100 in 3 periods', { ...monthly, policyschedule: '4months' }, '100', '66.67', '2026-12-26'],
    ['an amount with fewer cents than periods', monthly, '0.05', '0.05', '2026-12-26'],
  ])('%s', (_case, schedule, policyamount, balance, date) => {
    expect(nextDueDate({ ...schedule, policyamount, balance })).toBe(date);
  });

  test('covers its row, and a cent less does not', () => {
    const schedules = fc.constantFrom('1month', '3months', '4months', '6months');
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 10_000_000 }), schedules, (amount, policyschedule) => {
        const rows = scheduleRows(monthly.policyeffectivedate, policyschedule);
        const shares = instalmentShares(amount, rows.length);
        let paid = 0;
        for (let row = 1; row < rows.length; row += 1) {
          paid += shares[row]!;
          const dueAfter = (cents: number): string =>
            nextDueDate({
              ...monthly,
              policyschedule,
              policyamount: centsToText(amount),
              balance: centsToText(amount - cents),
            });
          expect(dueAfter(paid)).toBe(rows[row + 1]?.duedate ?? '');
          expect(dueAfter(paid - 1)).toBe(rows[row]!.duedate);
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

test('a binder without a due date needs no payment', () => {
  expect(isPaymentDue({ ...binder, balance: '' }, '2030-01-01')).toBe(false);
});

test.each([
  ['yesterday', '2026-11-21', true],
  ['today', '2026-11-22', false],
  ['tomorrow', '2026-11-23', false],
  ['late on an earlier day of another time zone', '2026-11-21T23:59:59Z', true],
  ['blank', '', false],
  ['no date', 'soon', false],
  ['no day', '2026-02-30', false],
])('an effective date of %s: %s', (_case, policyeffectivedate, isPast) => {
  expect(isPastEffectiveDate({ policyeffectivedate }, '2026-11-22')).toBe(isPast);
});

test.each([
  ['yesterday', '2026-11-21', false],
  ['today', '2026-11-22', true],
  ['in 14 days', '2026-12-06', true],
  ['in 15 days', '2026-12-07', false],
  ['blank', '', false],
  ['a number of days', '10', false],
  ['no day', '2026-11-31', false],
])('a grace period that ends %s: %s', (_case, policyquotation_graceperiod, isEnding) => {
  expect(isGraceEnding({ policyquotation_graceperiod }, '2026-11-22')).toBe(isEnding);
});

describe('the next period without a file', () => {
  const files = (...periods: string[]) => periods.map((period) => ({ period }));

  test.each([
    ['the month after the latest', files('08/2026', '10/2026', '09/2026'), '11/2026'],
    ['stored without a slash', files('102026'), '11/2026'],
    ['over the end of a year', files('12/2025'), '01/2026'],
    ['December', files('11/2025'), '12/2025'],
    ['not before it has begun', files('11/2026'), ''],
    ['nor after a later period', files('04/2027'), ''],
    ['periods that cannot be read count as nothing', files('', 'Q3', '13/2026', '00/2026'), ''],
    ['no files', [], ''],
  ])('%s', (_case, sent, period) => {
    expect(nextPeriod(sent, '2026-11-22')).toBe(period);
  });
});
