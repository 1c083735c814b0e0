import { configureStore } from '@reduxjs/toolkit';
import type { ListRead, SearchedList, SearchGroup } from '@/navigation/searchGroup';
import { listLeft, type LeftList } from '@/components/list/listsSlice';
import { positionInList } from '@/app/shell/recordSteps/positionInList';
import { recordGroup, type SearchContext } from './recordGroup';

interface Row {
  readonly id: number;
  readonly name: string;
}

const store = configureStore({ reducer: () => null });
let left: LeftList | undefined;

beforeEach(() => {
  left = undefined;
});

const context: SearchContext = {
  owner: '',
  clientId: 7,
  categoryId: undefined,
  mayOpen: (list) => list !== '/forbidden',
  isOpened: (path) => path === '/row/11',
  read: (list) => store.dispatch(list).unwrap(),
  dispatch(action) {
    if (listLeft.match(action)) left = action.payload;
    return action;
  },
};

function respondWith(rows: readonly Row[] | Error): ListRead<Row> {
  return () => ({
    unwrap: () => (rows instanceof Error ? Promise.reject(rows) : Promise.resolve(rows)),
    unsubscribe: () => undefined,
  });
}

function group(
  list: SearchedList<Row>,
  more: Partial<SearchGroup<Row>> = {},
): ReturnType<typeof recordGroup<Row>> {
  return recordGroup<Row>(context, {
    ...list,
    heading: 'Rows',
    columns: [{ accessorFn: ({ name }) => name }],
    title: ({ name }) => name,
    ...more,
  });
}

const open = ({ id }: Row): string => `/row/${String(id)}`;
const ada = { id: 11, name: 'Ada' };
const rosa = { id: 12, name: 'Rosa' };

test('without a list that the user may open there is no group', () => {
  const load = jest.fn(() => respondWith([ada]));
  expect(group({ list: '/forbidden', load, open })).toBeUndefined();
  expect(group({ list: '/rows', menuList: '/forbidden', load, open })).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});

test('an unfiltered list is fetched once, and again after a failure', async () => {
  const responses = [new Error('refused'), [ada, rosa]];
  const load = jest.fn(() => respondWith(responses.shift() ?? []));
  const rows = group({ list: '/rows', load, open });
  await expect(rows?.find('ada')).rejects.toThrow('refused');
  expect(await rows?.find('ada')).toMatchObject({ count: 1, hits: [{ title: 'Ada', to: '/row/11' }] });
  expect(await rows?.find('rosa')).toMatchObject({ count: 1, hits: [{ title: 'Rosa' }] });
  expect(load).toHaveBeenCalledTimes(2);
});

test('a list that the server filters is fetched for each query, and a row of two responses is found once', async () => {
  const load = jest.fn(() => respondWith([ada]));
  const rows = group({ list: '/rows', load, open }, { serverFilters: ['lastname', 'firstname'] });
  expect(await rows?.find('ada')).toMatchObject({ count: 1 });
  expect(await rows?.find('ada')).toMatchObject({ count: 1 });
  const calls = [{ lastname: 'ada' }, { firstname: 'ada' }].map((filter) => [7, { forceRefetch: 5 }, filter]);
  expect(load.mock.calls).toEqual([...calls, ...calls]);
});

test('a row that is in two lists is found once, in the first of them', async () => {
  const second = { list: '/second', load: () => respondWith([ada, rosa]), open };
  const first = { list: '/first', load: () => respondWith([ada]), open: () => '/first/11' };
  const found = await group(first, { otherLists: [second] })?.find('a');
  expect(found?.count).toBe(2);
  expect(found?.hits.map(({ to }) => to)).toEqual(['/first/11', '/row/12']);
  expect(found?.list).toEqual({ to: { pathname: '/first', search: '' }, state: { list: '?filter=a' } });
});

test('of all rows that were found the best five are shown', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => ({ id: at + 20, name: `Adam ${String(at)}` }));
  const load = (): ListRead<Row> => respondWith([...rows, ada]);
  const found = await group({ list: '/rows', load, open })?.find('ada');
  expect(found?.count).toBe(1001);
  const best = found?.hits.slice(0, 5).map(({ title }) => title);
  expect(best).toEqual(['Ada', 'Adam 0', 'Adam 1', 'Adam 2', 'Adam 3']);
});

test('after a hit is opened, its screen can step through the other hits in their order', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => ({ id: at + 20, name: `Adam ${String(at)}` }));
  const found = await group({ list: '/rows', load: () => respondWith([...rows, ada]), open })?.find('ada');
  found?.hits[1]?.onOpen?.();
  expect(left).toMatchObject({ pathname: '/rows', id: '20' });
  expect(positionInList('/row/20', left)).toMatchObject({
    number: 2,
    count: 31,
    previous: '/row/11',
    next: '/row/21',
  });
});

test('a hit whose screen is its list has no neighbours', async () => {
  const found = await group({ list: '/rows', load: () => respondWith([rosa]), open: () => '/rows' })?.find(
    'rosa',
  );
  found?.hits[0]?.onOpen?.();
  expect(left).toBeUndefined();
});

test('hits that were opened before are identified by their record', async () => {
  const found = await group({ list: '/rows', load: () => respondWith([ada, rosa]), open })?.find('a');
  expect([...(found?.opened ?? [])].map(([key, { title }]) => [key, title])).toEqual([['/row/11', 'Ada']]);
});

test.each([
  '13125550118',
  '3125550118',
  '(312) 555-0118',
  '312-555-0118',
  '312.555.0118',
  '+1 312 555 0118',
  '001 312 555 0118',
  '011 1 312 555 0118',
  '555 0118',
  '\u202a+1\u00a0(312)\u00a0555\u20110118\u202c',
  '３１２ ５５５ ０１１８',
  'tel:+1-312-555-0118',
  '312-555-0118 ext. 12',
  'ada 312-555-0118',
])('the phone number %j finds its record', async (query) => {
  const phones = ({ id }: Row): readonly string[] => [id === 11 ? '13125550118' : '(212) 555-0199'];
  const rows = group({ list: '/rows', load: () => respondWith([{ ...rosa }, { ...ada }]), open }, { phones });
  expect((await rows?.find(query))?.hits.map(({ title }) => title)).toEqual(['Ada']);
});

test.each([
  [['Albany', 'NY', 'New York'], 'Albany, NY'],
  [['Albany', '', 'New York'], 'Albany, New York'],
  [['', 'NY'], 'NY'],
  [[' ', ''], ''],
] as const)('the address %j is shown as %p, by itself or in the detail', async ([city, ...states], text) => {
  const list = { list: '/rows', load: () => respondWith([ada]), open };
  const address = (): readonly [string, ...string[]] => [city, ...states];
  const alone = await group(list, { address })?.find('ada');
  const both = await group(list, { address, detail: (_, known) => ['4711', known] })?.find('ada');
  const details = [alone, both].map((found) => found?.hits[0]?.detail);
  expect(details).toEqual([text, text === '' ? '4711' : `4711 · ${text}`]);
});
