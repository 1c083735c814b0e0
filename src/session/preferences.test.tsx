import type { AppStore } from '@/app/store';
import { openPage } from '@/app/openPage.fixture';
import { signInAs } from '@/testing/harness/signIns';
import {
  preferencesChanged,
  selectPreferences,
  selectUserPreference,
  setUserPreference,
  type Preferences,
} from './preferencesSlice';
import { checkSessions } from './sessionListeners';

const key = 'portal_preferences';
const plain: Preferences = { theme: 'system', failureNotices: undefined, singleKeys: 'on' };

function pageWith(stored: string | undefined): AppStore {
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem(key, stored);
  return openPage();
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
  expect(selectPreferences(pageWith(stored).getState())).toMatchObject(expected);
});

test('SHELL-11 a chosen theme is stored and set on the page; the system’s theme sets none', () => {
  const { dispatch, getState } = pageWith('{"theme":"dark"}');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  const chosen: Preferences = { theme: 'light', failureNotices: 'none', singleKeys: 'off' };
  dispatch(preferencesChanged(chosen));
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(localStorage.getItem(key)).toBe('{"theme":"light","failureNotices":"none","singleKeys":"off"}');
  expect(selectPreferences(getState())).toMatchObject(chosen);
  dispatch(preferencesChanged(plain));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

test('a choice of another tab is applied here, and is not lost when something else is chosen here', () => {
  const { dispatch, getState } = pageWith('{"theme":"dark"}');
  localStorage.setItem(key, '{"theme":"light","singleKeys":"off"}');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(selectPreferences(getState()).singleKeys).toBe('off');
  // The storage event of the other tab has not arrived yet.
  localStorage.setItem(key, '{"theme":"light","singleKeys":"off","users":{"x":{"homeFolded":["recent"]}}}');
  dispatch(preferencesChanged({ failureNotices: 'none' }));
  expect(JSON.parse(localStorage.getItem(key)!)).toEqual({
    theme: 'light',
    singleKeys: 'off',
    failureNotices: 'none',
    users: { x: { homeFolded: ['recent'] } },
  });
});

describe('a choice of a user', () => {
  test('is not shown to a staff member with the same ids', () => {
    const { dispatch, getState } = pageWith(undefined);
    const hidden = (): unknown => selectUserPreference(getState(), 'admin', 'homeHidden');
    function signedIn(loginType: string): void {
      signInAs('admin');
      localStorage.setItem('login_type', loginType);
      dispatch(checkSessions());
    }
    signedIn('1');
    dispatch(setUserPreference('admin', 'homeHidden', ['recent']));
    signedIn('4');
    expect(hidden()).toBeUndefined();
    dispatch(setUserPreference('admin', 'homeHidden', ['drafts']));
    signedIn('1');
    expect(hidden()).toEqual(['recent']);
  });
});
