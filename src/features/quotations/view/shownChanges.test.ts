import { aGroup, anAttribute, aRecord } from '@/testing/builders/quotationBuilders';
import { shownChanges } from './shownChanges';

const groups = [
  aGroup('Insured', [
    anAttribute({ id: 1, name: 'Nickname' }),
    anAttribute({ id: 2, name: 'Tax Number', attribute_type: 'secure' }),
  ]),
];

function answered(nickname: string, tax: string) {
  const policydetails = JSON.stringify({ 1: { Nickname: { 0: nickname } }, 2: { 'Tax Number': { 0: tax } } });
  return { record: aRecord({ policydetails }) };
}

const before = answered('Nan', '11-2233');

test('a changed secure answer alone does not count as a change', () => {
  expect(shownChanges(before, answered('Nan', '99-2233'), groups)).toBeUndefined();
});

test('a changed secure answer is shown together with another change', () => {
  const labels = shownChanges(before, answered('Annie', '99-2233'), groups)?.sections.flatMap(({ changes }) =>
    changes.map(({ label }) => label),
  );
  expect(labels).toEqual(['Nickname', 'Tax Number']);
});
