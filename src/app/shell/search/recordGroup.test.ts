import { recordGroup, type SearchContext, type Source } from './recordGroup';

interface Row {
  readonly id: number;
  readonly name: string;
}

const requests: { unsubscribe: () => void }[] = [];
const context: SearchContext = {
  clientId: 7,
  dispatch: () => {
    throw new Error('Nothing is sent here');
  },
  mayOpen: (list) => list !== '/forbidden',
  customerScreen: undefined,
  onRequest: (request) => requests.push(request),
};

function answered(rows: readonly Row[] | Error): ReturnType<NonNullable<Source<Row>['ask']>> {
  return {
    unwrap: () => (rows instanceof Error ? Promise.reject(rows) : Promise.resolve(rows)),
    unsubscribe: () => undefined,
  };
}

function group(...sources: readonly Source<Row>[]): ReturnType<typeof recordGroup<Row>> {
  return recordGroup<Row>(context, {
    heading: 'Rows',
    sources,
    fields: ({ name }) => [name],
    cells: ({ name }) => [name],
    title: ({ name }) => name,
    detail: () => '',
  });
}

const path = ({ id }: Row): string => `/row/${String(id)}`;
const ada = { id: 11, name: 'Ada' };
const rosa = { id: 12, name: 'Rosa' };

test('without a list that the user may open there is no group', () => {
  expect(group({ list: '/forbidden', ask: () => answered([ada]), path })).toBeUndefined();
});

test('a whole list is asked for once, and again after a failure', async () => {
  const answers = [new Error('refused'), [ada, rosa]];
  const ask = jest.fn(() => answered(answers.shift() ?? []));
  const rows = group({ list: '/rows', ask, path });
  await expect(rows?.find('ada')).rejects.toThrow('refused');
  expect(await rows?.find('ada')).toMatchObject({ count: 1, best: [{ title: 'Ada', to: '/row/11' }] });
  expect(await rows?.find('rosa')).toMatchObject({ count: 1, best: [{ title: 'Rosa' }] });
  expect(ask).toHaveBeenCalledTimes(2);
  expect(requests).toHaveLength(2);
});

test('a row of two answers or of two lists is found once, in the first of its lists', async () => {
  const rows = group(
    { list: '/first', askFor: () => [answered([ada]), answered([ada])], path: () => '/first/11' },
    { list: '/second', ask: () => answered([ada, rosa]), path },
  );
  const found = await rows?.find('a');
  expect(found?.count).toBe(2);
  expect(found?.best.map(({ to }) => to)).toEqual(['/first/11', '/row/12']);
  expect(found?.list).toEqual({ to: { pathname: '/first', search: '' }, state: { list: '?filter=a' } });
});

test('five rows are shown of all that were found, the best first', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => ({ id: at + 20, name: `Adam ${String(at)}` }));
  const found = await group({ list: '/rows', ask: () => answered([...rows, ada]), path })?.find('ada');
  expect(found?.count).toBe(1001);
  expect(found?.best.map(({ title }) => title)).toEqual(['Ada', 'Adam 0', 'Adam 1', 'Adam 2', 'Adam 3']);
});
