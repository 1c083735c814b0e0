import { isInMemoryOnly, onOtherTab, readStored, removeStored, writeStored } from './storage';

const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  removeStored('viewType', 'user_id', 'selectedDataArray');
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('STORE-08 STORE-13 to STORE-16 personal details end with the tab, the other keys outlast it', () => {
  const details = ['client_user_select', 'client_user_id', 'client_user_phone', 'client_user_email'] as const;
  for (const key of details) writeStored(`forgot_${key}`, '1');
  writeStored('selectedDataArray', '[]');
  writeStored('viewType', 'grid');
  expect(Object.keys(sessionStorage).sort()).toEqual([
    'forgot_client_user_email',
    'forgot_client_user_id',
    'forgot_client_user_phone',
    'forgot_client_user_select',
    'selectedDataArray',
  ]);
  expect(Object.keys(localStorage)).toEqual(['viewType']);
});

test('STORE-09 what is written is read back, and what is removed is gone', () => {
  expect(readStored('viewType')).toBeUndefined();
  writeStored('viewType', 'grid');
  writeStored('user_id', '7');
  expect([readStored('viewType'), readStored('user_id')]).toEqual(['grid', '7']);
  removeStored('viewType', 'user_id');
  expect([readStored('viewType'), readStored('user_id'), localStorage.length]).toEqual([
    undefined,
    undefined,
    0,
  ]);
});

test('STORE-02 a value that another tab removed is not read from memory', () => {
  writeStored('user_id', '7');
  localStorage.removeItem('user_id');
  expect(readStored('user_id')).toBeUndefined();
});

test.each([
  ['refuses to write', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)],
  ['ignores what is written', () => jest.spyOn(Storage.prototype, 'setItem').mockReturnValue()],
])('STORE-09 when storage %s, the value is in memory until it is removed', (_, break_) => {
  break_();
  writeStored('viewType', 'grid');
  expect(readStored('viewType')).toBe('grid');
  removeStored('viewType');
  expect(readStored('viewType')).toBeUndefined();
});

test('STORE-01 when storage is full, the new value is read, not the one that was stored before', () => {
  writeStored('user_id', '7');
  expect(isInMemoryOnly('user_id')).toBe(false);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  writeStored('user_id', '12');
  expect(readStored('user_id')).toBe('12');
  expect([localStorage.getItem('user_id'), isInMemoryOnly('user_id')]).toEqual([null, true]);
  full.mockRestore();
  writeStored('user_id', '13');
  expect([readStored('user_id'), isInMemoryOnly('user_id')]).toEqual(['13', false]);
});

test.each(['localStorage', 'sessionStorage'] as const)(
  'when %s is blocked, values are stored in memory',
  (area) => {
    jest.spyOn(window, area, 'get').mockImplementation(blocked);
    const key = area === 'localStorage' ? 'viewType' : 'selectedDataArray';
    expect(readStored(key)).toBeUndefined();
    writeStored(key, 'kept');
    expect(readStored(key)).toBe('kept');
    removeStored(key);
    expect(readStored(key)).toBeUndefined();
  },
);

test('when storage refuses reads and removals, the values in memory are used', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  writeStored('viewType', 'grid');
  expect(readStored('viewType')).toBe('grid');
  removeStored('viewType');
  expect(readStored('viewType')).toBeUndefined();
});

test('STORE-09 a stored value replaces an earlier one that was only in memory', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  writeStored('viewType', 'grid');
  full.mockRestore();
  writeStored('viewType', 'list');
  localStorage.removeItem('viewType');
  expect(readStored('viewType')).toBeUndefined();
});

test('STORE-01 STORE-12 a watched key of another tab or a cleared storage calls back, another key does not', () => {
  const changed = jest.fn();
  const stop = onOtherTab(['user_token', 'client_user_BDX_token'], changed);
  const tell = (key: string | null): boolean => window.dispatchEvent(new StorageEvent('storage', { key }));
  tell('viewType');
  expect(changed).not.toHaveBeenCalled();
  tell('user_token');
  tell('client_user_BDX_token');
  tell(null);
  expect(changed).toHaveBeenCalledTimes(3);
  stop();
  tell('user_token');
  expect(changed).toHaveBeenCalledTimes(3);
});
