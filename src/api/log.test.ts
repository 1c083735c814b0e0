import { logError, logWarning } from './log';

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['error', logError],
  ['warn', logWarning],
] as const)('ERR-05 the console gets one line for each %s', (method, log) => {
  const written = jest.spyOn(console, method).mockImplementation(() => undefined);
  log('It broke');
  log('Call failed', { path: '/payment', status: 500, kind: undefined });
  expect(written.mock.calls).toEqual([['It broke'], ['Call failed path=/payment status=500']]);
});

test.each([
  ['1234', '1234'],
  ['12345', '#####'],
  ['card 4111111111111111 of 12/27', 'card ##### of 12/27'],
  [4111111111111111, '#####'],
  ['two\nlines\u0000\u007f\u2028', 'two lines   '],
  ['x'.repeat(300), 'x'.repeat(200)],
])('ERR-05 the value %p is logged as %p', (value, shown) => {
  const written = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  logWarning('Odd', { value });
  expect(written).toHaveBeenCalledWith(`Odd value=${shown}`);
});
