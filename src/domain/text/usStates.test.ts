import { stateTexts } from './usStates';

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
