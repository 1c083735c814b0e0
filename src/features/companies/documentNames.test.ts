import fc from 'fast-check';
import { documentNames } from './documentNames';

test.each([
  ['a list of names', ['licence.pdf', 'agreement.pdf'], ['licence.pdf', 'agreement.pdf']],
  ['one name', 'licence.pdf', ['licence.pdf']],
  ['a list as JSON text', '["licence.pdf","agreement.pdf"]', ['licence.pdf', 'agreement.pdf']],
  ['a name that only looks like a list', '[draft] licence.pdf', ['[draft] licence.pdf']],
  ['files with the names they had', [{ filename: 'x1', originalname: 'licence.pdf' }], ['licence.pdf']],
  ['files by name', [{ name: 'licence.pdf' }, { size: 3 }], ['licence.pdf']],
  [
    'a list with numbered keys',
    { 0: 'licence.pdf', 2: { name: 'agreement.pdf' } },
    ['licence.pdf', 'agreement.pdf'],
  ],
  ['such a list as JSON text', '{"1":"licence.pdf"}', ['licence.pdf']],
  ['a name in braces', '{draft}', ['{draft}']],
  ['nothing', '', []],
  ['null', null, []],
  ['an empty list', [], []],
])('Q-043 stored documents in the form of %s are named', (_how, stored, names) => {
  expect(documentNames(stored)).toEqual(names);
});

test('Q-043 whatever the server stores, naming it never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      expect(documentNames(stored).every((name) => typeof name === 'string' && name !== '')).toBe(true);
      expect(() => documentNames(JSON.stringify(stored))).not.toThrow();
    }),
    { seed: 1, numRuns: 1000 },
  );
});
