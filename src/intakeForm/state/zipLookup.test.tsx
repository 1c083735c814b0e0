import fc from 'fast-check';
import type { Attribute } from '@/domain/records/attributes';
import type { ZipCity } from '@/domain/records/quotations';
import { fromRecord } from '@/domain/quotation/conversion';
import { aGroup, anAttribute, aRecord } from '@/testing/builders/quotationBuilders';
import type { AnswerField } from './answerField';
import { aStore, now } from '../fields/intakeForm.fixture';
import { QuotationStore } from './quotationStore';
import { ZipLookups } from './zipLookup';

const zip = anAttribute({ id: 1, name: 'Zip Code', attribute_name: 'zipcode' });
const city = anAttribute({ id: 2, name: 'City', attribute_name: 'city' });
const group = aGroup('Places', [zip, city], 'Table', 2);

function cityFor(zipcode: string): ZipCity {
  return { city_name: `City of ${zipcode}`, state: '', county: '', country: '' };
}

interface PendingCall {
  zipcode: string;
  respond: (cities: readonly ZipCity[]) => void;
  fail: () => void;
}

/** A form with zip lookups. The test responds to the calls in any order. */
function lookupForm() {
  const { answers } = aStore([group]);
  const pendingCalls: PendingCall[] = [];
  const lookups = new ZipLookups(
    answers,
    (zipcode) =>
      new Promise((resolve, reject) => {
        pendingCalls.push({ zipcode, respond: resolve, fail: () => reject(new Error('no response')) });
      }),
  );
  const [first = 0, second = 0] = answers.rowKeys(group);
  const cells = (attribute: typeof zip): [AnswerField, AnswerField] => [
    answers.cell(group, attribute, first),
    answers.cell(group, attribute, second),
  ];
  return { answers, lookups, pendingCalls, zips: cells(zip), cities: cells(city) };
}

function cellText(cell: AnswerField): string {
  return cell.getState().text;
}

const flushPromises = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

test('FIELD-15 FIELD-16 in any order of responses, each row has the city of its own last zip code', async () => {
  const typing = fc.array(fc.tuple(fc.nat(1), fc.constantFrom('84003', '60614', '10012', '07030')), {
    minLength: 2,
    maxLength: 7,
  });
  await fc.assert(
    fc.asyncProperty(typing, fc.infiniteStream(fc.nat(1000)), async (typed, dice) => {
      const { answers, lookups, pendingCalls, zips, cities } = lookupForm();
      const last = ['', ''];
      for (const [row, zipcode] of typed) {
        answers.type(zips[row]!, zipcode);
        void lookups.onBlur(zips[row]!);
        last[row] = zipcode;
        // Some responses arrive before the next text is typed.
        if (dice.next().value! % 3 === 0) {
          const [call] = pendingCalls.splice(dice.next().value! % pendingCalls.length, 1);
          call?.respond([cityFor(call.zipcode)]);
          await flushPromises();
        }
      }
      while (pendingCalls.length > 0) {
        const [call] = pendingCalls.splice(dice.next().value! % pendingCalls.length, 1);
        call?.respond([cityFor(call.zipcode)]);
        await flushPromises();
      }
      expect(cities.map(cellText)).toEqual(last.map((zipcode) => zipcode && `City of ${zipcode}`));
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test('FIELD-16 Q-150 a typed text stays, a filled-in text changes with the zip code', async () => {
  const { answers, lookups, pendingCalls, zips, cities } = lookupForm();
  answers.type(zips[0], '84003');
  void lookups.onBlur(zips[0]);
  pendingCalls[0]?.respond([cityFor('84003')]);
  await flushPromises();
  expect(cellText(cities[0])).toBe('City of 84003');
  answers.type(zips[0], '60614');
  void lookups.onBlur(zips[0]);
  pendingCalls[1]?.respond([cityFor('60614')]);
  await flushPromises();
  expect(cellText(cities[0])).toBe('City of 60614');
  answers.type(cities[0], 'Oak Park');
  answers.type(zips[0], '84003');
  void lookups.onBlur(zips[0]);
  pendingCalls[2]?.respond([cityFor('84003')]);
  await flushPromises();
  expect([cellText(cities[0]), cellText(cities[1])]).toEqual(['Oak Park', '']);
});

test('FIELD-15 the same zip code is looked up once, and again after a failure', async () => {
  const { answers, lookups, pendingCalls, zips, cities } = lookupForm();
  answers.type(zips[0], '84003');
  void lookups.onBlur(zips[0]);
  void lookups.onBlur(zips[0]);
  expect(pendingCalls).toHaveLength(1);
  pendingCalls[0]?.fail();
  await flushPromises();
  void lookups.onBlur(zips[0]);
  expect(pendingCalls).toHaveLength(2);
  pendingCalls[1]?.respond([cityFor('84003')]);
  await flushPromises();
  expect(cellText(cities[0])).toBe('City of 84003');
});

test('FIELD-15 a response for a removed row or a changed text is ignored', async () => {
  const { answers, lookups, pendingCalls, zips, cities } = lookupForm();
  answers.type(zips[0], '84003');
  void lookups.onBlur(zips[0]);
  answers.type(zips[1], '60614');
  void lookups.onBlur(zips[1]);
  answers.type(zips[0], '8400');
  answers.removeRow(group, zips[1].rowKey);
  for (const { zipcode, respond } of pendingCalls) respond([cityFor(zipcode)]);
  await flushPromises();
  expect([cellText(cities[0]), answers.rowKeys(group)]).toEqual(['', [zips[0].rowKey]]);
});

test('FIELD-15 other fields, blanks and incomplete formats send no call', async () => {
  const { answers, lookups, pendingCalls, zips, cities } = lookupForm();
  answers.type(cities[0], 'Provo');
  await lookups.onBlur(cities[0]);
  await lookups.onBlur(zips[0]);
  const masked = aGroup('Masked', [{ ...zip, attributeformat: '99999' }]);
  const store = aStore([masked]);
  const cell = store.answers.cell(masked, masked.attributes[0]!, store.answers.rowKeys(masked)[0]!);
  store.answers.type(cell, '8400');
  await lookups.onBlur(cell);
  expect(pendingCalls).toEqual([]);
});

/** A form with stored answers, by the labels of its attributes. Zip codes respond immediately with `known`. */
function storedForm(
  stored: Readonly<Record<string, string>>,
  known: Readonly<Record<string, Partial<ZipCity>[]>>,
  rules: Readonly<Record<string, Partial<Attribute>>> = {},
) {
  const attributes = Object.keys(stored).map((name, index) =>
    anAttribute({ ...rules[name], id: index + 1, name }),
  );
  const places = aGroup('Places', attributes);
  const details = Object.fromEntries(
    Object.entries(stored).map(([name, text], index) => [index + 1, { [name]: { 0: text } }]),
  );
  const record = aRecord({ policydetails: JSON.stringify(details) });
  const store = new QuotationStore(fromRecord(record, { now }), { earliestDate: () => '2026-01-06' });
  store.placeGroup(0, places);
  const asked: string[] = [];
  const lookups = new ZipLookups(store.answers, (zipcode) => {
    asked.push(zipcode);
    const cities = known[zipcode] ?? [];
    return Promise.resolve(cities.map((found) => ({ ...cityFor(''), city_name: '', ...found })));
  });
  const cell = (name: string): AnswerField =>
    store.answers.cellAt(
      places,
      attributes.find((attribute) => attribute.name === name)!,
      0,
    );
  return {
    asked,
    cell,
    store,
    texts: () => Object.fromEntries(Object.keys(stored).map((name) => [name, cellText(cell(name))])),
    async enter(name: string, text: string) {
      store.answers.type(cell(name), text);
      store.answers.onBlur(cell(name));
      await lookups.onBlur(cell(name));
    },
    visit: async (name: string) => {
      store.answers.onBlur(cell(name));
      await lookups.onBlur(cell(name));
    },
  };
}

const casper = { city_name: 'Casper', state: 'Wyoming', county: 'Natrona County' };
const provo = { city_name: 'Provo', state: 'Utah', county: 'Utah County' };

test('FIELD-16 stored texts of the stored zip code stay while it is unchanged, and are replaced with it', async () => {
  const form = storedForm(
    { Zip: '82601', City: 'CASPER', State: 'WY', County: 'Natrona' },
    { 82601: [casper], 84003: [provo] },
  );
  await form.visit('Zip');
  expect(form.texts()).toMatchObject({ City: 'CASPER', State: 'WY', County: 'Natrona' });
  await form.enter('Zip', '84003');
  expect(form.texts()).toMatchObject({ City: 'Provo', State: 'Utah', County: 'Utah County' });
  await form.enter('Zip', '82601');
  expect(form.texts()).toMatchObject({ City: 'Casper', State: 'Wyoming', County: 'Natrona County' });
});

test('FIELD-16 Q-150 a stored text that the stored zip code would not give was typed by the user, and stays', async () => {
  const form = storedForm(
    { Zip: '82601', City: 'Bar Nunn', State: 'Wyoming', County: '' },
    { 82601: [{ ...casper }, { city_name: 'Evansville', state: 'Wyoming' }], 84003: [provo] },
  );
  await form.enter('Zip', '84003');
  expect(form.texts()).toMatchObject({ City: 'Bar Nunn', State: 'Utah', County: 'Utah County' });
  expect(form.asked).toEqual(['84003', '82601']);
});

test('FIELD-16 a stored text stays if the stored zip code is unknown', async () => {
  const form = storedForm({ Zip: '00000', City: 'Casper' }, { 84003: [provo] });
  await form.enter('Zip', '84003');
  expect(form.texts()).toMatchObject({ City: 'Casper' });
});

test.each([
  [
    ['Zip', 'City', 'State'],
    ['Garaging Zip', 'Garaging City'],
  ],
  [
    ['Billing Zip Code', 'Billing City', 'Billing State'],
    ['Zip', 'City'],
  ],
  [
    ['Zip 1', 'City 1', 'State 1'],
    ['Zip 2', 'City 2'],
  ],
])(
  'FIELD-16 a change of the zip code of %p leaves those of %p, and the other way round',
  async (first, second) => {
    const [firstZip = '', firstCity = '', firstState = ''] = first;
    const [secondZip = '', secondCity = ''] = second;
    const stored = {
      [firstZip]: '82601',
      [firstCity]: 'Casper',
      [firstState]: 'Wyoming',
      [secondZip]: '82601',
      [secondCity]: 'Casper',
    };
    const known = { 82601: [casper], 84003: [provo] };
    const one = storedForm(stored, known);
    await one.enter(secondZip, '84003');
    expect(one.texts()).toEqual({ ...stored, [secondZip]: '84003', [secondCity]: 'Provo' });
    const other = storedForm(stored, known);
    await other.enter(firstZip, '84003');
    expect(other.texts()).toEqual({
      ...stored,
      [firstZip]: '84003',
      [firstCity]: 'Provo',
      [firstState]: 'Utah',
    });
  },
);

test('FIELD-15 a ZIP+4 is looked up by its first five digits, once, and stays as it was typed', async () => {
  const form = storedForm({ Zip: '', City: '' }, { 84003: [provo], 82601: [casper] });
  await form.enter('Zip', '84003-1234');
  await form.enter('Zip', '840031234');
  await form.enter('Zip', '84003');
  expect([form.texts(), form.asked]).toEqual([{ Zip: '84003', City: 'Provo' }, ['84003']]);
  await form.enter('Zip', '82601-0001');
  expect(form.texts()).toEqual({ Zip: '82601-0001', City: 'Casper' });
});

test('FIELD-15 a stored ZIP+4 without the hyphen of its format is looked up and stays', async () => {
  const form = storedForm(
    { Zip: '840031234', City: '' },
    { 84003: [provo] },
    { Zip: { attributeformat: '99999-9999' } },
  );
  await form.visit('Zip');
  expect([form.texts(), form.asked]).toEqual([{ Zip: '840031234', City: 'Provo' }, ['84003']]);
});

test('FIELD-15 a zip code without a place is named in a note that is no error, each time that it is entered', async () => {
  const form = storedForm({ Zip: '', City: 'Casper' }, { 84003: [provo] });
  const note = 'Zip code 99999 is not known. Nothing was filled in.';
  await form.enter('Zip', '99999-1234');
  expect(form.cell('Zip').getState()).toMatchObject({ text: '99999-1234', note, problem: '' });
  await form.visit('Zip');
  expect(form.cell('Zip').getState().note).toBe(note);
  form.cell('Zip').showNote('');
  await form.visit('Zip');
  expect([form.cell('Zip').getState().note, form.asked]).toEqual([note, ['99999']]);
});

test('FIELD-16 a state that no option is leaves the field as it is', async () => {
  const form = storedForm(
    { Zip: '82601', State: 'Wyoming' },
    { 82601: [casper], 84003: [{ state: 'UT' }], 33139: [{ state: 'FL' }] },
    { State: { attribute_type: 'SelectBox', selectgroup: 'Utah, Ohio' } },
  );
  await form.enter('Zip', '33139');
  expect(form.texts()).toMatchObject({ State: 'Wyoming' });
  await form.enter('Zip', '84003');
  expect(form.texts()).toMatchObject({ State: 'Utah' });
  await form.enter('Zip', '33139');
  expect(form.texts()).toMatchObject({ State: 'Utah' });
});

test.each([
  [{ attribute_max_lenght: '2' }, 'UT'],
  [{ attributeformat: 'AA' }, 'UT'],
  [{ attribute_max_lenght: '1' }, ''],
])('FIELD-16 a state box with %p holds no cut name, but %p', async (rules, expected) => {
  const form = storedForm({ Zip: '', State: '' }, { 84003: [provo] }, { State: rules });
  await form.enter('Zip', '84003');
  expect(form.texts()).toMatchObject({ State: expected });
});
