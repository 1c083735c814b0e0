import { csvDownload } from './csvDownload';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the file of a download can be read for a minute: Safari starts to read it long after the press', () => {
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
