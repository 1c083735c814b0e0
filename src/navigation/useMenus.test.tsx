import { act, waitFor } from '@testing-library/react';
import { mockResponse, requests, client, requestedPaths, renderHookAs, store } from '@/app/openHooks.fixture';
import { rememberClientType } from '@/session/sessionListeners';
import { useMenus } from './useMenus';

const whole = { id: 1, category: { name: 'Whole', url: '/all', menutype: '1' }, subMenu: [] };
const own = { ...whole, category: { ...whole.category, name: 'Own' } };

beforeEach(() => {
  mockResponse('/viewmainmenuandsubmenu', { menuWithSubmenu: [whole] });
  mockResponse('/viewmainmenuandsubmenuuser', { menuWithSubmenu: [own] });
});

test('ROLE-07 an administrator has the whole menu of the client’s type, which is in the session', async () => {
  const menus = renderHookAs('admin', useMenus, '2');
  await waitFor(() => expect(menus.current.data).toEqual([whole]));
  expect(requests).toEqual([['/viewmainmenuandsubmenu', { type_id: '2' }]]);
});

test('ROLE-07 Q-013 a type that is not in the session is read from the client’s record', async () => {
  const menus = renderHookAs('admin', useMenus);
  expect(menus.current).toMatchObject({ isFetching: true, isError: false });
  expect(menus.current.data).toBeUndefined();
  await waitFor(() => expect(menus.current.data).toEqual([whole]));
  expect(requests).toEqual([
    ['/editclient', { id: 7 }],
    ['/viewmainmenuandsubmenu', { type_id: '3' }],
  ]);
});

test('ROLE-04 staff have their own menu', async () => {
  const menus = renderHookAs('staff', useMenus, '2');
  await waitFor(() => expect(menus.current.data).toEqual([own]));
  expect(requests).toEqual([['/viewmainmenuandsubmenuuser', { type_id: '2', uid: 12 }]]);
});

test('ROLE-04 Q-013 the menu of staff waits for the client’s type too, and can be loaded again', async () => {
  mockResponse('/editclient', { message: 'no' }, 500);
  const menus = renderHookAs('staff', useMenus);
  await waitFor(() => expect(menus.current).toMatchObject({ isError: true, isFetching: false }));
  expect(requestedPaths()).toEqual(['/editclient']);
  mockResponse('/editclient', { client });
  act(() => void menus.current.refetch());
  await waitFor(() => expect(menus.current.data).toEqual([own]));
  expect(requests.at(-1)).toEqual(['/viewmainmenuandsubmenuuser', { type_id: '3', uid: 12 }]);
  act(() => store.dispatch(rememberClientType('5')));
  await waitFor(() =>
    expect(requests.at(-1)).toEqual(['/viewmainmenuandsubmenuuser', { type_id: '5', uid: 12 }]),
  );
});
