import { standardLayout } from '../listChoices';
import { storedSearch, presentView } from './presentView';

const view = { name: 'By code', search: '?sort=Code&order=desc', layout: standardLayout };
const choices = { views: [view], view: 'By code', layout: standardLayout };

test.each([
  ['the view itself', '?order=desc&sort=Code', false],
  ['another page', '?sort=Code&order=desc&page=2', false],
  ['a text in the quick filter', '?sort=Code&order=desc&filter=T02', false],
  ['another order', '?sort=Code', true],
])('a list that shows %s differs from its saved view or not', (_what, search, isChanged) => {
  expect(presentView(choices, search, {})).toEqual({ ...view, isOwn: true, isChanged });
});

test('a list with another width differs from its saved view', () => {
  const layout = { ...standardLayout, columnSizing: { Code: 300 } };
  expect(presentView({ ...choices, layout }, view.search, {})).toMatchObject({ isChanged: true });
});

test('without a view of the user, the built-in view in the URL is shown, or else the standard view', () => {
  const ready = { due: { label: 'Payments due' } };
  const none = { views: [], view: '', layout: standardLayout };
  expect(presentView(none, '?show=due&page=3', ready)).toMatchObject({
    name: 'Payments due',
    isChanged: false,
  });
  expect(presentView(none, '?show=toString', ready)).toMatchObject({
    name: 'Standard',
    isChanged: true,
  });
});

test('a view does not store the page', () => {
  expect(storedSearch('?sort=Code&page=2')).toBe('?sort=Code');
});
