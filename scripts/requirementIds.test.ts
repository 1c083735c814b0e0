import { idsAtStartOf, idsOfTests } from './requirementIds.mjs';

test.each([
  ['COV-07 a share', ['COV-07']],
  ['COV-07, COV-08 a share', ['COV-07', 'COV-08']],
  ['COV-07, COV-08 and COV-11: a share', ['COV-07', 'COV-08', 'COV-11']],
  ['PERM-11 Q-068 placing', ['PERM-11', 'Q-068']],
  ['SHELL-26..28 prefixes', ['SHELL-26', 'SHELL-27', 'SHELL-28']],
  ['COV-06 to COV-08 the deductible', ['COV-06', 'COV-07', 'COV-08']],
  ['CALL-098..101 the table', ['CALL-098', 'CALL-099', 'CALL-100', 'CALL-101']],
  ['REF-01 10 per page', ['REF-01']],
  ['REF-01, 10 per page', ['REF-01']],
  ['the list of COV-07', []],
  ['GUARD-05 as in GUARD-04', ['GUARD-05']],
])('%p names %p', (title, ids) => {
  expect(idsAtStartOf(title)).toEqual(ids);
});

test.each([
  ["test('REF-01 REF-02 a list', run);", ['REF-01', 'REF-02']],
  ["test.each([['REF-01 a list'], ['a list of REF-02']])('%s', run);", ['REF-01']],
  ["test.each([{ ids: 'REF-01' }])('$ids a list', run);", ['REF-01']],
  ["const lists = [{ ids: 'REF-01' }]; test.each(lists)('$ids a list', run);", ['REF-01']],
  ["const lists = [{ ids: 'REF-01' }]; test.each([...lists])('$ids a list', run);", ['REF-01']],
  ["for (const title of ['REF-01 a list']) test(title, run); test(`${title}`, run);", []],
  ["for (const title of ['REF-01 a list']) test(`${title}`, run);", ['REF-01']],
  ["test.each([['REF-01 a list']])('another list of %s', run);", []],
])('the tests in %p prove %p', (text, ids) => {
  expect(idsOfTests(text)).toEqual(ids);
});
