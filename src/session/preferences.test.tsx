import {
  currentPreferences,
  loadPreferences,
  onPreferencesChange,
  setPreferences,
  setUserPreference,
  userPreference,
  type Preferences,
} from './preferences';
import { signInAs } from '@/testing/harness/signIns';
import { checkSessions } from './session';

const key = 'portal_preferences';
const plain: Preferences = { theme: 'system', failureNotices: undefined, singleKeys: 'on' };

function loadedFrom(stored: string | undefined): Preferences {
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem(key, stored);
  loadPreferences();
  return currentPreferences();
}

test.each<[string | undefined, Preferences]>([
  [undefined, plain],
  ['{not json', plain],
  ['null', plain],
  ['"dark"', plain],
  ['7', plain],
  ['{"theme":"pink","failureNotices":"loud"}', plain],
  ['{"theme":1,"failureNotices":{}}', plain],
  ['{"singleKeys":false}', plain],
  ['{"theme":"light"}', { ...plain, theme: 'light' }],
  ['{"theme":"dark","failureNotices":"quiet"}', { ...plain, theme: 'dark', failureNotices: 'quiet' }],
  ['{"theme":"system","failureNotices":"none"}', { ...plain, failureNotices: 'none' }],
  ['{"singleKeys":"off"}', { ...plain, singleKeys: 'off' }],
])('stored preferences %p are read as %p', (stored, expected) => {
  expect(loadedFrom(stored)).toEqual(expected);
});

test('SHELL-11 before anything was loaded the stored choice is read, once', () => {
  localStorage.setItem(key, '{"theme":"dark"}');
  jest.isolateModules(() => {
    const page = jest.requireActual<typeof import('./preferences')>('./preferences');
    expect(page.currentPreferences().theme).toBe('dark');
    localStorage.setItem(key, '{"theme":"light"}');
    expect(page.currentPreferences().theme).toBe('dark');
  });
});

test('SHELL-11 a chosen theme is stored, shown and announced; the system’s own shows none', () => {
  loadedFrom('{"theme":"dark"}');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  const news = jest.fn();
  const leave = onPreferencesChange(news);
  setPreferences({ theme: 'light', failureNotices: 'none', singleKeys: 'off' });
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(localStorage.getItem(key)).toBe('{"theme":"light","failureNotices":"none","singleKeys":"off"}');
  expect(currentPreferences()).toEqual({ theme: 'light', failureNotices: 'none', singleKeys: 'off' });
  expect(news).toHaveBeenCalledTimes(1);
  leave();
  setPreferences(plain);
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(news).toHaveBeenCalledTimes(1);
});

describe('what a user chose', () => {
  function signedIn(loginType: string): void {
    signInAs('admin');
    localStorage.setItem('login_type', loginType);
    checkSessions();
  }

  beforeEach(() => localStorage.clear());

  test('is not what a member of staff with the same ids finds', () => {
    signedIn('1');
    setUserPreference('admin', 'homeHidden', ['recent']);
    signedIn('4');
    expect(userPreference('admin', 'homeHidden')).toBeUndefined();
    setUserPreference('admin', 'homeHidden', ['drafts']);
    signedIn('1');
    expect(userPreference('admin', 'homeHidden')).toEqual(['recent']);
  });
});
