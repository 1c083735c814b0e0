import { addDays, addMonths, formatDate, formatTimestamp, today } from './dates';

// dates.test.ts runs this file in its own process, once for each time zone. It prints the results in that zone.
const noon = new Date('2024-03-10T12:00:00Z');
const lateEvening = new Date(2024, 11, 31, 23, 59);

console.log(
  JSON.stringify({
    noon: formatTimestamp(noon.toISOString()),
    noonWithoutZone: formatTimestamp('2024-03-10T12:00:00'),
    midnight: formatDate('2024-03-10T00:00:00.000Z'),
    dateOnly: [formatDate('2024-01-01'), formatTimestamp('2024-01-01')],
    today: today(lateEvening),
    steps: [
      addDays('2024-03-09', 2),
      addDays('2024-11-02', 2),
      addMonths('2024-01-31', 1),
      addMonths('2023-10-29', 5),
    ],
  }),
);
