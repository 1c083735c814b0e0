import type { ReactNode } from 'react';
import { daysBetween, formatDate } from '@/domain/text/dates';
import type { ScheduleRow } from '@/domain/payment/schedule';
import styles from '../payment.module.css';

interface ScheduleTimelineProps {
  rows: readonly ScheduleRow[];
  /** YYYY-MM-DD */
  today: string;
  /** The due date of the first period that is not paid, blank if all are; left out if no payment is due. */
  unpaidSince?: string;
}

/** A timeline of the periods of a schedule, with the due dates and a line for today. */
export function ScheduleTimeline({ rows, today, unpaidSince }: ScheduleTimelineProps): ReactNode {
  const first = rows[0]?.startDate ?? '';
  const last = rows.at(-1)?.renewalDate ?? '';
  const length = daysBetween(first, last);
  if (!(length > 0)) return null;
  const percentFor = (date: string): number => (daysBetween(first, date) / length) * 100;
  const todayPercent = percentFor(today);
  const showsToday = todayPercent >= 0 && todayPercent <= 100;
  const dueDates = rows.flatMap(({ duedate }) => (duedate === '' ? [] : [duedate]));
  const next = unpaidSince ?? dueDates.find((date) => date >= today) ?? '';
  const descriptions = [
    `${String(rows.length)} ${rows.length === 1 ? 'period' : 'periods'} from ${formatDate(first)} to ${formatDate(last)}`,
    ...(next ? [`${next < today ? 'overdue since' : 'next due on'} ${formatDate(next)}`] : []),
  ];
  return (
    <figure className={styles.picture}>
      <svg className={styles.timeline} role="img" aria-label={descriptions.join(', ')}>
        {rows.map(({ startDate, renewalDate, status }) => (
          <rect
            key={startDate}
            className={status === 'Active' ? styles.active : styles.coming}
            x={`${String(percentFor(startDate))}%`}
            width={`${String(percentFor(renewalDate) - percentFor(startDate))}%`}
            y="8"
            height="16"
          />
        ))}
        {dueDates.map((date) => (
          <circle key={date} className={styles.due} cx={`${String(percentFor(date))}%`} cy="16" r="3.5" />
        ))}
        {showsToday && (
          <line
            className={styles.today}
            x1={`${String(todayPercent)}%`}
            x2={`${String(todayPercent)}%`}
            y1="1"
            y2="31"
          />
        )}
      </svg>
      <figcaption className={styles.legend}>
        <span>{formatDate(first)}</span>
        <span className={styles.dueLabel}>Due</span>
        {showsToday && <span className={styles.todayLabel}>Today</span>}
        <span>{formatDate(last)}</span>
      </figcaption>
    </figure>
  );
}
