import { act, renderHook } from '@testing-library/react';
import { useHeaderFilters } from './useHeaderFilters';

test.each([
  ['a number with non-breaking hyphens', 'unique_id', 'POL‑2026‑0041', 'POL-2026-0041'],
  ['a number with a dash', 'unique_id', 'POL–2026–0041', 'POL-2026-0041'],
  ['a number with a zero-width space', 'unique_id', '\u200bPOL-2026-\u200b0041', 'POL-2026-0041'],
  ['a full-width number with blanks around it', 'unique_id', '\u00a0４１\t', '41'],
  ['a date with a minus sign', 'createdAt', '11−14−2026', '11-14-2026'],
  ['a name with a typographic apostrophe and a hyphen', 'lastname', ' O’Brien‑Lee ', 'O’Brien‑Lee'],
])('a column filter is sent as the server can find it: %s', (_case, key, pasted, sent) => {
  const send = jest.fn();
  const { result } = renderHook(() => useHeaderFilters({}, send));
  act(() => result.current.onText(key, pasted));
  act(() => result.current.onSubmit());
  expect(send).toHaveBeenCalledWith({ [key]: sent });
});

test('a filter of blanks only is not sent', () => {
  const send = jest.fn();
  const { result } = renderHook(() => useHeaderFilters({}, send));
  act(() => result.current.onText('unique_id', ' \u00a0'));
  act(() => result.current.onSubmit());
  expect(send).toHaveBeenCalledWith({});
});
