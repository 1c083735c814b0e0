import { quotationRow } from '@/domain/records/quotations';
import { shownMonths } from './periods';
import { ageOf, effectiveMonth } from './selection';

// periods.test.ts runs this file in its own process. It prints the same results for several time zones.
const zones = ['Pacific/Pago_Pago', 'America/New_York', 'UTC', 'Asia/Kolkata', 'Pacific/Kiritimati'];
const lastSecond = Date.UTC(2025, 11, 31, 23, 59, 59);
const dates = [
  '2025-12-31',
  '2026-01-01',
  '2026-01-01T00:00:00Z',
  '2026-01-31T23:59:59-05:00',
  String(lastSecond + 1000),
  String(lastSecond / 1000),
];
const binder = quotationRow({
  policyeffectivedate: '2026-01-31',
  policyschedule: '3months',
  policyamount: '1200',
  balance: '1200',
});

console.log(
  JSON.stringify(
    zones.map((zone) => {
      process.env['TZ'] = zone;
      const months = shownMonths('around', '2026-01-31');
      return {
        hoursBehindUtc: new Date(2026, 0, 1).getTimezoneOffset() / 60,
        months: dates.map((policyeffectivedate) => effectiveMonth({ policyeffectivedate })),
        from: months[0],
        to: months.at(-1),
        ages: ['2026-07-15', '2026-08-14'].map((today) => ageOf(binder, today)),
      };
    }),
  ),
);
