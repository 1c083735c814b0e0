import { readFileSync } from 'node:fs';
import { makeStore } from './store';

test('docs/architecture.md describes every reducer of the store', () => {
  const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split('\n## Where state lives\n');
  const [table = ''] = section.split('\n| Place |');
  const named = [...table.matchAll(/^\| [^|]+ \| `(\w+)` \|/gm)].map(([, slice]) => slice);
  expect(named.toSorted()).toEqual(Object.keys(makeStore().getState()).toSorted());
});
