import { openPage } from '@/app/openPage.fixture';
import { makeStore } from '@/app/store';
import type { AppState } from '@/redux';
import { selectUserPreference, setUserPreference } from '@/session/preferencesSlice';
import { userChanged } from '@/session/userChanged';
import {
  chooseForList,
  listLeft,
  selectListChoices,
  selectListSearch,
  takeLeftRow,
  type LeftList,
} from './listsSlice';

const nothing = { columnOrder: [], columnVisibility: {}, columnSizing: {} };

beforeEach(() => localStorage.clear());

/** The state after this value was read from storage. */
function stateWith(lists: unknown): AppState {
  localStorage.setItem('portal_preferences', JSON.stringify({ users: { admin: { lists } } }));
  return openPage().getState();
}

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'columns'],
  ['a list', [1, 2]],
  ['choices of another list', { '/towns': { start: 'x' } }],
  ['no object', { towns: 7 }],
  ['parts of other kinds', { towns: { layout: 'x', views: { 0: 'x' }, start: 7 } }],
  [
    'a layout of other kinds',
    { towns: { layout: { columnOrder: 'Name', columnVisibility: 3, columnSizing: [] }, views: null } },
  ],
  ['widths that are none', { towns: { layout: { columnSizing: { Code: '90', Name: 39, Market: 1001 } } } }],
  ['views without names', { towns: { views: [null, 'x', { search: '?page=2' }, { name: '' }] } }],
])('a store that holds %s is read as no choice', (_what, content) => {
  const state = stateWith(content);
  expect(selectListChoices(state, '/towns')).toEqual({ layout: nothing, views: [], start: '', view: '' });
  expect(selectListSearch(state, '/towns')).toBe('');
});

test('choices are read for a list whatever record, letter case or last slash its URL has', () => {
  const state = stateWith({
    towns: {
      layout: {
        columnOrder: ['Name', 7],
        columnVisibility: { Code: false, Name: 'yes' },
        columnSizing: { Name: 40 },
      },
    },
  });
  const layout = {
    columnOrder: ['Name', ''],
    columnVisibility: { Code: false, Name: true },
    columnSizing: { Name: 40 },
  };
  for (const pathname of ['/towns', '/Towns/', '/towns/12/3'])
    expect(selectListChoices(state, pathname).layout).toEqual(layout);
  expect(selectListChoices(state, '/town').layout).toEqual(nothing);
});

test('a list starts with the columns and the query of the view that is chosen for it', () => {
  const layout = { ...nothing, columnVisibility: { Market: false } };
  const state = stateWith({
    towns: {
      layout: nothing,
      start: 'Mine',
      views: [
        { name: 'Other', search: '?sort=Code' },
        { name: 'Mine', search: '?sort=Name', layout },
      ],
    },
  });
  expect(selectListChoices(state, '/towns').layout).toEqual(layout);
  expect(selectListSearch(state, '/towns')).toBe('?sort=Name');
});

test('a choice is stored for its list, and those for other lists stay', () => {
  const { dispatch, getState } = makeStore();
  dispatch(setUserPreference('admin', 'lists', { states: { start: 'Old' } }));
  const stored = (): unknown => selectUserPreference(getState(), 'admin', 'lists');
  const layout = { ...nothing, columnSizing: { Code: 90 } };
  dispatch(chooseForList('/towns/4', { start: 'Mine', layout }));
  expect(selectListChoices(getState(), '/towns').layout.columnSizing).toEqual({ Code: 90 });
  const choices = { layout, views: [], start: 'Mine', view: '' };
  expect(stored()).toEqual({ states: { start: 'Old' }, towns: choices });
});

test('choices of another tab apply to a list without choices of this tab, until another user is signed in', () => {
  const { dispatch, getState } = openPage();
  const startOf = (pathname: string): string => selectListChoices(getState(), pathname).start;
  dispatch(chooseForList('/towns', { start: 'Mine' }));
  const lists = { towns: { start: 'Other' }, states: { start: 'New' } };
  localStorage.setItem('portal_preferences', JSON.stringify({ users: { admin: { lists } } }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal_preferences' }));
  expect([startOf('/towns'), startOf('/states')]).toEqual(['Mine', 'New']);
  dispatch(userChanged('another'));
  expect(startOf('/towns')).toBe('Other');
});

test('the opened row is returned once, for its own list, until another user is signed in', () => {
  const { dispatch } = makeStore();
  const left = (pathname: string, id: string): LeftList => ({ pathname, id, records: [] });
  dispatch(listLeft(left('/countries', '7')));
  dispatch(listLeft(left('/states', '8')));
  expect(dispatch(takeLeftRow('/countries'))).toBe('7');
  expect(dispatch(takeLeftRow('/countries'))).toBeUndefined();
  dispatch(userChanged('another'));
  expect(dispatch(takeLeftRow('/states'))).toBeUndefined();
});
