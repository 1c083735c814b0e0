import type { QuotationHistory } from '../records/quotations';
import { oldestFirst } from './history';

const version = (id: number, createdAt: string) => ({ id, createdAt }) as QuotationHistory;

test('HIST-07 Q-123 the oldest version is first, those with the same time stay in their order, undated ones come first', () => {
  const versions = [
    version(3, '2026-03-01T10:00:00'),
    version(1, '2026-01-01T10:00:00'),
    version(4, ''),
    version(2, '2026-01-01T10:00:00'),
    version(5, 'soon'),
    version(6, String(Date.UTC(2026, 1, 1) / 1000)),
  ];
  expect(oldestFirst(versions).map(({ id }) => id)).toEqual([4, 5, 1, 2, 6, 3]);
  expect(versions[0]?.id).toBe(3);
});
