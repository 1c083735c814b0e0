import type { ListColumn } from './columns';
import { csvDownload } from './csvDownload';
import { catchDownloads } from '@/testing/harness/at';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a file is UTF-8 with a byte order mark, and has no column for cells that are only links', async () => {
  const { files } = catchDownloads();
  const columns: ListColumn<{ town: string }>[] = [
    { header: 'Town', accessorFn: ({ town }) => town },
    { header: 'List', accessorFn: () => '', meta: { isExported: false } },
    { header: 'Length', accessorFn: ({ town }) => String(town.length) },
  ];
  csvDownload('Towns', columns, [{ town: 'Zürich' }]);
  const bytes = new Uint8Array(await files[0]!.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('Town,Length\r\nZürich,6\r\n');
});

test('the file of a download can be read for a minute, because Safari starts to read it long after the press', () => {
  jest.useFakeTimers();
  const revoked: string[] = [];
  URL.createObjectURL = () => 'blob:countries';
  URL.revokeObjectURL = (url) => revoked.push(url);
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  csvDownload('Countries', [], []);
  expect(click.mock.contexts).toMatchObject([{ href: 'blob:countries', download: 'Countries.csv' }]);
  jest.advanceTimersByTime(40_000);
  expect(revoked).toEqual([]);
  jest.advanceTimersByTime(20_000);
  expect(revoked).toEqual(['blob:countries']);
});
