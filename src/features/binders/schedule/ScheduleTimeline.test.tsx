import { render, screen } from '@testing-library/react';
import { scheduleRows } from '@/domain/payment/schedule';
import { ScheduleTimeline } from './ScheduleTimeline';

// Payments are due on 07-15-2026, 10-15-2026 and 01-15-2027.
const rows = scheduleRows('2026-01-31', '3months');

test.each([
  ['2026-07-14', '07-15-2026'],
  ['2026-07-15', '07-15-2026'],
  ['2026-07-16', '10-15-2026'],
])('on %s the next due date is %s', (day, next) => {
  render(<ScheduleTimeline rows={rows} today={day} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    new RegExp(`^4 periods from 01-31-2026 to .*, next due on ${next}$`),
  );
});

test('after the last due date there is no next one', () => {
  render(<ScheduleTimeline rows={rows} today="2027-01-20" />);
  expect(screen.getByRole('img')).not.toHaveAccessibleName(/next due/);
});

test.each([
  ['2026-07-15', '2026-07-15', 'next due on 07-15-2026'],
  ['2026-07-16', '2026-07-15', 'overdue since 07-15-2026'],
  ['2026-07-16', '2026-10-15', 'next due on 10-15-2026'],
  ['2026-07-16', '', 'to 01-30-2027'],
])('SCHED-07 on %s with %p unpaid the timeline ends with %p', (day, unpaidSince, end) => {
  render(<ScheduleTimeline rows={rows} today={day} unpaidSince={unpaidSince} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(new RegExp(`${end}$`));
});
