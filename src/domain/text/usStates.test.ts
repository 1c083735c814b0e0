import { stateCode, stateTexts } from './usStates';

test.each([
  ['New York', ['New York', 'NY']],
  ['NY', ['NY', 'New York']],
  [' wyoming ', [' wyoming ', 'WY']],
  ['District of Columbia', ['District of Columbia', 'DC']],
  ['Ontario', ['Ontario']],
  ['', ['']],
])('%p is searched as %p', (stored, texts) => {
  expect(stateTexts(stored)).toEqual(texts);
});

test.each([
  ['NY', 'NY'],
  [' n.y. ', 'NY'],
  ['new  york', 'NY'],
  ['NY - New York', 'NY'],
  ['New York (NY)', 'NY'],
  ['District of Columbia', 'DC'],
  ['NY/NJ', undefined],
  ['Other (NY)', undefined],
  ['Ontario', undefined],
  ['', undefined],
])('the state code of %p is %p', (text, code) => {
  expect(stateCode(text)).toBe(code);
});
