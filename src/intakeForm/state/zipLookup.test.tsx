import fc from 'fast-check';
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

test('FIELD-16 a stored city belongs to its zip code: it stays while the zip code is unchanged, and is replaced with it', async () => {
  const details = { '1': { zipcode: { '0': '82601' } }, '2': { city: { '0': 'Casper' } } };
  const record = aRecord({ policydetails: JSON.stringify(details) });
  const store = new QuotationStore(fromRecord(record, { now }), { earliestDate: () => '2026-01-06' });
  store.placeGroup(0, group);
  const { answers } = store;
  const found: string[] = [];
  const lookups = new ZipLookups(answers, (zipcode) => {
    found.push(zipcode);
    return Promise.resolve([cityFor(zipcode)]);
  });
  const [first = 0] = answers.rowKeys(group);
  const [zipCell, cityCell] = [zip, city].map((attribute) => answers.cell(group, attribute, first));
  await lookups.onBlur(zipCell!);
  expect(cellText(cityCell!)).toBe('Casper');
  answers.type(zipCell!, '84003');
  await lookups.onBlur(zipCell!);
  expect([cellText(cityCell!), found]).toEqual(['City of 84003', ['82601', '84003']]);
});
