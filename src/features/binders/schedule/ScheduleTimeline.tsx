import type { ReactNode } from 'react';
import { daysBetween, formatDate, today } from '@/domain/text/dates';
import type { ScheduleRow } from '@/domain/payment/schedule';
import styles from '../payment.module.css';

interface ScheduleTimelineProps {
  rows: readonly ScheduleRow[];
  now: Date;
}

/** The periods of a schedule along its year, with the dates on which payments are due and where today is. */
export function ScheduleTimeline({ rows, now }: ScheduleTimelineProps): ReactNode {
  const first = rows[0]?.startDate ?? '';
  const last = rows.at(-1)?.renewalDate ?? '';
  const length = daysBetween(first, last);
  if (!(length > 0)) return null;
  const place = (date: string): number => (daysBetween(first, date) / length) * 100;
  const here = place(today(now));
  const isHere = here >= 0 && here <= 100;
  const due = rows.flatMap(({ duedate }) => (duedate === '' ? [] : [duedate]));
  const next = due.find((date) => date >= today(now));
  const words = [
    `${String(rows.length)} ${rows.length === 1 ? 'period' : 'periods'} from ${formatDate(first)} to ${formatDate(last)}`,
    ...(next ? [`next due on ${formatDate(next)}`] : []),
  ];
  return (
    <figure className={styles.picture}>
      <svg className={styles.timeline} role="img" aria-label={words.join(', ')}>
        {rows.map(({ startDate, renewalDate, status }) => (
          <rect
            key={startDate}
            className={status === 'Active' ? styles.active : styles.coming}
            x={`${String(place(startDate))}%`}
            width={`${String(place(renewalDate) - place(startDate))}%`}
            y="8"
            height="16"
          />
        ))}
        {due.map((date) => (
          <circle key={date} className={styles.due} cx={`${String(place(date))}%`} cy="16" r="3.5" />
        ))}
        {isHere && (
          <line className={styles.today} x1={`${String(here)}%`} x2={`${String(here)}%`} y1="1" y2="31" />
        )}
      </svg>
      <figcaption className={styles.legend}>
        <span>{formatDate(first)}</span>
        <span className={styles.dueWord}>Due</span>
        {isHere && <span className={styles.todayWord}>Today</span>}
        <span>{formatDate(last)}</span>
      </figcaption>
    </figure>
  );
}
