import fc from 'fast-check';
import { dueNow } from '@/domain/attention';
import { quotationRow } from '@/domain/records/quotations';
import { balancesByAge, overdueTally } from './balances';
import { noTally, plus, tally } from './book';
import { rows, selections, today } from './randomRecords.fixture';
import { ages, isSelected, type Selection } from './selection';

const all: Selection = { from: '', to: '' };
const many = { seed: 1, numRuns: 1000 };

const binder = {
  policyeffectivedate: '2026-01-31',
  policyschedule: '3months',
  policyamount: '1200',
  balance: '1200',
};

test('SCHED-07 binders are grouped by age, and what is due up to today is summed', () => {
  const binders = [
    binder,
    { ...binder, balance: '900.05' },
    { ...binder, balance: '900' },
    { ...binder, balance: '0' },
    { ...binder, balance: 'n/a' },
    { ...binder, policyschedule: '' },
  ].map(quotationRow);
  const groups = balancesByAge(binders, { ...all, lob: '' }, '2026-08-20');
  expect(groups.map(({ key, label, balance, dueNow: due }) => [key, label, balance, due])).toEqual([
    ['not-due', 'Not due', { count: 1, cents: 90_000, unread: 0 }, 0],
    ['1-30', '1–30 days', noTally, 0],
    ['31-60', '31–60 days', { count: 2, cents: 210_005, unread: 0 }, 30_005],
    ['61-90', '61–90 days', noTally, 0],
    ['over-90', 'Over 90 days', noTally, 0],
    ['paid', 'Nothing owed', { count: 1, cents: 0, unread: 0 }, 0],
    ['unknown', 'Age not known', { count: 2, cents: 120_000, unread: 1 }, 0],
  ]);
  expect(groups[2]?.selection).toEqual({ ...all, lob: '', age: '31-60' });
  expect(overdueTally(groups)).toEqual({ count: 2, cents: 210_005, unread: 0 });
});

test('without binders each age that can be owed is shown, and nothing is overdue', () => {
  const groups = balancesByAge([], all, today);
  expect(groups.map(({ key }) => key)).toEqual(['not-due', '1-30', '31-60', '61-90', 'over-90']);
  expect(groups.reduce((sum, { balance }) => plus(sum, balance), noTally)).toEqual(noTally);
  expect(overdueTally(groups)).toEqual(noTally);
});

test('SCHED-07 the ages together have every binder once, and the list of each age has exactly its binders', () => {
  fc.assert(
    fc.property(rows, selections, (whole, { age: _age, ...selection }) => {
      const binders = whole.filter((row) => isSelected(row, selection, today));
      const groups = balancesByAge(binders, selection, today);
      expect(groups.reduce((sum, { balance }) => plus(sum, balance), noTally)).toEqual(
        tally(binders, ({ balance }) => balance),
      );
      expect(groups.reduce((sum, group) => sum + group.dueNow, 0)).toBe(
        binders.reduce((sum, row) => sum + dueNow(row, today), 0),
      );
      for (const group of groups) {
        const listed = whole.filter((row) => isSelected(row, group.selection, today));
        expect(tally(listed, ({ balance }) => balance)).toEqual(group.balance);
        expect(group.label).toBe(ages[group.key]);
      }
      for (const { balance, dueNow: due } of groups)
        expect(due).toBeLessThanOrEqual(Math.max(0, balance.cents));
    }),
    many,
  );
});
