import { loadForPress, notLoadedText } from './loadForPress';

test('code that does not arrive is said at each press, and the press that gets it goes on', async () => {
  const said = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  const load = jest.fn<Promise<string>, []>();
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  load.mockResolvedValueOnce('menu');
  expect(await loadForPress(load)).toBeUndefined();
  expect(await loadForPress(load)).toBeUndefined();
  expect(said.mock.calls).toEqual([[notLoadedText], [notLoadedText]]);
  expect(await loadForPress(load)).toBe('menu');
  expect(said).toHaveBeenCalledTimes(2);
});
