import fc from 'fast-check';
import { aGroup, anAttribute, aRecord } from '@/testing/builders/quotationBuilders';
import { attributeTypes } from '@/domain/attributes/attributes';
import { readDetails } from './answers';
import { knownFields } from './header';
import { shownGroup, shownText } from './shown';

const known = knownFields(aRecord());

test.each([
  ['text', ' As it is ', 'As it is'],
  ['date', '1984-05-17', '05-17-1984'],
  ['date', ' next week ', 'next week'],
  ['checkbox', 'true', 'Yes'],
  ['checkbox', '', 'No'],
  ['SelectBox', 'Farm', 'Farm'],
  ['secure', '123-45-6789', '**** *** 6789'],
  ['PI secure', '6789', '****'],
  ['PI-secure', '6789', '****'],
])('FIELD-18 CONST-31 a %s answer %p is shown as %p', (attribute_type, stored, text) => {
  expect(shownText(anAttribute({ attribute_type }), stored)).toBe(text);
});

test('DISP-04 a Table shows the rows that are stored, and none where none is', () => {
  const group = aGroup('Vehicles', [anAttribute({ id: 4, name: 'Year' })], 'Table', 2);
  const { answers } = readDetails('{"4":{"Year":{"0":"2021","1":""}}}');
  expect(shownGroup(answers, group, known).rows).toEqual([
    [{ label: 'Year', text: '2021', isSecure: false, note: '' }],
    [{ label: 'Year', text: '', isSecure: false, note: '' }],
  ]);
  expect(shownGroup(new Map(), group, known).rows).toEqual([]);
});

test('FIELD-19 an attribute that carries a field of the quotation and was never answered shows that field', () => {
  const group = aGroup('Insured', [anAttribute({ id: 1, name: 'First Name', attribute_name: 'firstname' })]);
  const texts = (details: string): string[] =>
    shownGroup(readDetails(details).answers, group, known)
      .rows.flat()
      .map(({ text }) => text);
  expect(texts('')).toEqual(['Ann']);
  expect(texts('{"1":{"firstname":{"0":""}}}')).toEqual(['']);
  expect(texts('{"1":{"firstname":{"0":"Bo"}}}')).toEqual(['Bo']);
});

test('FIELD-19 only the first row of a Table takes the quotation’s own field; other missing answers are blank', () => {
  const named = anAttribute({ id: 1, name: 'First Name', attribute_name: ' firstname ' });
  const group = aGroup('Insured', [named, anAttribute({ id: 2, name: 'Age' })], 'Table', 2);
  const { answers } = readDetails('{"2":{"Age":{"1":"40"}}}');
  const blank = { ...known, firstname: '' };
  expect(shownGroup(answers, group, known).rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['Ann', ''],
    ['', '40'],
  ]);
  expect(shownGroup(answers, group, blank).rows[0]?.map(({ text }) => text)).toEqual(['', '']);
});

test('FIELD-18 an answer says whether it is secure, also where there is none', () => {
  const attributes = [
    anAttribute({ id: 1, name: 'Tax Number', attribute_type: 'secure' }),
    anAttribute({ id: 2, name: 'Nickname' }),
  ];
  const [row] = shownGroup(new Map(), aGroup('Identity', attributes), known).rows;
  expect(row).toEqual([
    { label: 'Tax Number', text: '', isSecure: true, note: '' },
    { label: 'Nickname', text: '', isSecure: false, note: '' },
  ]);
});

test('property: of a secure answer no more than its last four characters is ever shown', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('secure', 'PI secure', ' Secure ', 'PI-secure', 'secured'),
      fc.stringMatching(/^[A-Z0-9-]{5,20}$/),
      (attribute_type, stored) => {
        const group = aGroup('Identity', [anAttribute({ id: 1, name: 'Number', attribute_type })]);
        const { answers } = readDetails(JSON.stringify({ 1: { Number: { 0: stored } } }));
        const [answer] = shownGroup(answers, group, known).rows.flat();
        expect(answer?.text.replaceAll(/[* ]/g, '')).toBe(stored.slice(-4));
      },
    ),
    { seed: 1, numRuns: 1000 },
  );
});

test('property: any answer of any type is shown without failing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...attributeTypes),
      fc.string({ unit: 'binary' }),
      (attribute_type, stored) => {
        expect(typeof shownText(anAttribute({ attribute_type }), stored)).toBe('string');
      },
    ),
    { seed: 1, numRuns: 1000 },
  );
});

test('DISP-04 Q-142 a Table shows the rows that are stored under several earlier labels of its questions', () => {
  const group = aGroup('Vehicles', [anAttribute({ id: 4, name: 'Year' })], 'Table', 1);
  const { answers } = readDetails('{"4":{"Yaer":{"0":"2021","1":"2017"},"Yeer":{"0":"2020"}}}');
  expect(shownGroup(answers, group, known).rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['Stored as 2021; Stored as 2020'],
    ['Stored as 2017'],
  ]);
});
