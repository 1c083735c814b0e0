import { loadForPress, notLoadedText } from './loadForPress';

test('each press alerts until the code can be loaded', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  const load = jest.fn<Promise<string>, []>();
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  load.mockResolvedValueOnce('menu');
  expect(await loadForPress(load)).toBeUndefined();
  expect(await loadForPress(load)).toBeUndefined();
  expect(alert.mock.calls).toEqual([[notLoadedText], [notLoadedText]]);
  expect(await loadForPress(load)).toBe('menu');
  expect(alert).toHaveBeenCalledTimes(2);
});
