import { forgetLists, rememberList, takeRememberedRow, type LeftList } from './listMemory';

test('a row is remembered once, for its own list, until lists are forgotten', () => {
  const left = (pathname: string, id: string): LeftList => ({
    pathname,
    id,
    rows: () => [],
    keyOf: () => '',
    linksOf: () => [],
  });
  rememberList(left('/countries', '7'));
  rememberList(left('/states', '8'));
  expect(takeRememberedRow('/countries')).toBe('7');
  expect(takeRememberedRow('/countries')).toBeUndefined();
  forgetLists();
  expect(takeRememberedRow('/states')).toBeUndefined();
});
