import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { aCoverage, aGroup, anAttribute, anIntake, aRecord } from '@/testing/builders/quotationBuilders';
import type { Attribute } from '../records/attributes';
import type { Customer, QuotationPayload } from '../records/quotations';
import { setAnswer } from './answers';
import { newQuotationForm, type QuotationForm } from './form';
import { addRow, prepareAnswers, type FormGroup } from './groups';
import { knownFields, withDuration, withProgram, withState, withSubLob } from './header';
import { fromRecord, toCreatePayload, toUpdatePayload, withProgramCoverages } from './conversion';

const now = new Date(2026, 0, 6, 9);

const firstname = anAttribute({ id: 12, name: 'First Name', attribute_name: 'firstname' });
const lastname = anAttribute({ id: 13, name: 'Last Name', attribute_name: 'lastname' });
const phone = anAttribute({ id: 14, name: 'Phone', attribute_name: 'phonenumber' });
const insured = aGroup('Insured', [firstname, lastname, phone]);
const driver = anAttribute({ id: 21, name: 'Driver' });
const license = anAttribute({ id: 22, name: 'License', attributeformat: 'AA-999' });
const drivers = aGroup('Drivers', [driver, license], 'Table', 1);
const payroll = anAttribute({ id: 31, name: 'Estimated Premium', attribute_name: 'policyamount' });
const begins = anAttribute({ id: 32, name: 'Begins', attribute_name: 'policyeffectivedate' });
const work = aGroup('Work', [payroll, begins]);
const taxId = anAttribute({ id: 41, name: 'Tax Id', attribute_type: 'secure' });
const identity = aGroup('Identity', [taxId]);

const customer: Customer = {
  customer_id: 302,
  firstname: 'Bo',
  lastname: 'Hale',
  address: '9 Mill Lane',
  city: 'Pinedale',
  state: 'Wyoming',
  zipcode: '82941',
  phonenumber: '13075550190',
  email: 'bo.hale@example.com',
};

const start = { now, clientId: 501, userId: 1, creatorName: 'Harborview Underwriters', intake: anIntake };

type Filled = readonly [attribute: Attribute, row: number, text: string];

function filledIn(
  form: QuotationForm,
  groups: readonly FormGroup[],
  ...answers: readonly Filled[]
): QuotationForm {
  prepareAnswers(form.details, groups, knownFields(form.header));
  for (const [attribute, row, text] of answers) setAnswer(form.details.answers, attribute, row, text);
  return form;
}

function chosen(form: QuotationForm): QuotationForm {
  const program = withProgram(form.header, { id: 7, program_name: 'Homestead' });
  const subLob = withSubLob(program, { id: 3, sublob_id: 12, sublob_code: 'DWL', name: 'Dwelling' });
  return { ...form, header: withState(subLob, { id: 4, state_id: 56, state_name: 'Wyoming' }) };
}

const wind = aCoverage({
  coverage_name: 'Wind Damage',
  covargerequired: 'required',
  coverageinclude: 'Y',
  coverageacceptdate: '2026-01-06',
  coveragelimit: '$500,000',
  coverageaccept: '250000',
  deductiblebasis: 'Percentage',
  deductible: '5',
  deductibleamount: 12500,
  premium: 275.75,
});
const details =
  '{"12":{"firstname":{"0":"Ann"}},"13":{"lastname":{"0":"Marble"}},"14":{"phonenumber":{"0":"13075550144"}}}';
const coverages = JSON.stringify([wind]);

function escaped(text: string): string {
  return text.replaceAll('"', '\\"');
}

/** Whole bodies that a person has reviewed. Review a difference before you change a body. */
const bodies: Record<string, () => QuotationPayload> = {
  'create-by-agent-for-customer': () => {
    const agent = { submga_id: 5, submga_code: 'AG5', submga_name: 'Pat Quill' };
    const form = withProgramCoverages(
      chosen(newQuotationForm({ ...start, agent, customer })),
      [wind, aCoverage({ coverage_name: 'Flood', coveragelimit: '250000' })],
      now,
    );
    return toCreatePayload(filledIn(form, [insured], [phone, 0, '13075550123']), [insured]);
  },
  'create-repeated-rows': () => {
    const form = chosen(newQuotationForm(start));
    prepareAnswers(form.details, [drivers], knownFields(form.header));
    addRow(form.details.answers, drivers);
    const filled = filledIn(
      { ...form, header: withDuration(form.header, '6months') },
      [drivers],
      [driver, 0, 'Ann'],
      [license, 0, 'KB-741'],
      [driver, 1, 'Bo "Junior" Hale'],
    );
    return toCreatePayload(withProgramCoverages(filled, [wind], now), [drivers]);
  },
  'create-workers-comp': () => {
    const intake = { ...anIntake, category_name: 'WORKERS COMP', sublob: '', lob_code: 'WC' };
    const groups = [insured, work];
    const form = filledIn(
      newQuotationForm({ ...start, intake }),
      groups,
      [lastname, 0, 'Hale & Sons'],
      [payroll, 0, '3732.30'],
      [begins, 0, '2026-02-01'],
    );
    return toCreatePayload(form, groups);
  },
  'create-saved-blank': () => toCreatePayload(newQuotationForm(start), [insured]),
  'update-untouched': () =>
    toUpdatePayload(
      filledIn(fromRecord(aRecord({ policydetails: details, policycoverage: coverages }), { now }), [
        insured,
      ]),
      [insured],
    ),
  'update-escaped-quotes': () => {
    const record = aRecord({ policydetails: escaped(details), policycoverage: escaped(coverages) });
    return toUpdatePayload(filledIn(fromRecord(record, { now }), [insured], [firstname, 0, 'Anna']), [
      insured,
    ]);
  },
  'update-doubled-text': () => {
    const record = aRecord({
      policydetails: JSON.stringify(details),
      policycoverage: JSON.stringify(coverages),
    });
    return toUpdatePayload(filledIn(fromRecord(record, { now }), [insured], [phone, 0, '']), [insured]);
  },
  'update-unreadable': () => {
    const record = aRecord({
      policydetails: '{"12":{"firstname":{"0":"Ann"}},"13":{"la',
      policycoverage: '[{"coverage_name":"Wind Damage"',
    });
    return toUpdatePayload(filledIn(fromRecord(record, { now }), [insured]), [insured]);
  },
  'update-list-of-policies': () => {
    const policydetails = '[ {"policyname":"Main Street Package","policy_coverage":[]} ]';
    return toUpdatePayload(filledIn(fromRecord(aRecord({ policydetails }), { now }), [insured]), [insured]);
  },
  'update-unknown-keys': () => {
    const record = aRecord({
      policydetails:
        '{"7":{"gone":["still","here"]},"12":{"First Name":["Ann"],"old":{"0":null}},"note":"kept"}',
      policycoverage: '[{"id":9,"coverage_name":"Wind Damage","premium":"12.50","source":"import"}]',
    });
    return toUpdatePayload(filledIn(fromRecord(record, { now }), [insured]), [insured]);
  },
  'update-secure-value': () => {
    const record = aRecord({ policydetails: '{"41":{"Tax Id":{"0":"219846070"}}}' });
    return toUpdatePayload(filledIn(fromRecord(record, { now }), [identity]), [identity]);
  },
  'update-no-coverage': () =>
    toUpdatePayload(filledIn(fromRecord(aRecord({ policycoverage: '' }), { now }), []), []),
  'update-by-agent': () => {
    const agent = { submga_id: 5, submga_code: 'AG5', submga_name: 'Pat Quill' };
    const record = aRecord({
      policydetails: details,
      submga_id: 2,
      submga_code: 'AG2',
      submga_name: 'Lou Fern',
    });
    return toUpdatePayload(filledIn(fromRecord(record, { now, agent }), []), []);
  },
};

test.each(Object.entries(bodies))('CALL-103 ENT-22 the whole body, to the character: %s', (name, body) => {
  const golden = readFileSync(path.join(__dirname, 'golden', `${name}.json`), 'utf8');
  expect(`${JSON.stringify(body(), null, 2)}\n`).toBe(golden);
});

const documented =
  'company_id, unique_id, policycreator_id, policycreator_name, lobcode, intake_id, intake_Name, intake_form_id, intake_subName, sublob_id, sublob_code, sublob_name, program_id, programname, state_id, state_name, Admitted, submga_id, submga_code, submga_name, customer_id, firstname, lastname, phonenumber, email, address, city, state, zipcode, policyeffectivedate, policyschedule, policyscheduledate, policyamount, policyduration, policyquotation_graceperiod, paymentgraceperiod, paymentschedule, policydetails, policycoverage';

test('CALL-103 the keys are those of the documents, in their order: customer_id on create, id on update', () => {
  expect(Object.keys(toCreatePayload(newQuotationForm(start), [])).join(', ')).toBe(documented);
  expect(Object.keys(toUpdatePayload(fromRecord(aRecord(), { now }), [])).join(', ')).toBe(
    `id, ${documented.replace(' customer_id,', '')}`,
  );
});

test.each([
  'firstname',
  'lastname',
  'address',
  'city',
  'state',
  'zipcode',
  'phonenumber',
  'email',
  'policyamount',
  'policyeffectivedate',
  'policyscheduledate',
] as const)('FIELD-19 Q-089 an attribute named %s fills that field; the first non-empty one wins', (name) => {
  const ids = [51, 52, 53];
  const group = aGroup(
    'Named',
    ids.map((id) => anAttribute({ id, name: `Label ${id}`, attribute_name: name })),
  );
  const policydetails = `{"51":{"${name}":{"0":""}},"52":{"${name}":{"0":"first"}},"53":{"${name}":{"0":"third"}}}`;
  const form = fromRecord(aRecord({ policydetails }), { now });
  setAnswer(form.details.answers, group.attributes[1]!, 0, 'second');
  expect(toUpdatePayload(form, [group])[name]).toBe('second');
});

test('FIELD-19 a customer field that was cleared is sent blank; one that no attribute carries stays', () => {
  const form = filledIn(
    fromRecord(aRecord({ policydetails: details }), { now }),
    [insured],
    [firstname, 0, ''],
  );
  expect(toUpdatePayload(form, [insured])).toMatchObject({
    firstname: '',
    lastname: 'Marble',
    city: 'Marbleton',
  });
});

test('FIELD-19 a blank date attribute does not empty the date of Premium Details', () => {
  const form = filledIn(fromRecord(aRecord(), { now }), [work], [begins, 0, '']);
  expect(toUpdatePayload(form, [work]).policyeffectivedate).toBe('2026-01-16');
  filledIn(form, [work], [begins, 0, ' 2026-03-01 ']);
  expect(toUpdatePayload(form, [work]).policyeffectivedate).toBe('2026-03-01');
});

test('FIELD-19 an attribute of a quotation field that was never answered shows what the quotation holds', () => {
  const form = filledIn(fromRecord(aRecord(), { now }), [insured]);
  expect(toUpdatePayload(form, [insured]).policydetails).toBe(details);
});

test('ENT-27 ENT-28 QEDIT-19 a record becomes a form and then a payload without changing any stored text', () => {
  const key = fc.oneof(
    fc.string({ maxLength: 4 }),
    fc.nat(50).map(String),
    fc.constantFrom('12', '__proto__'),
  );
  const rows = fc.dictionary(fc.nat(3).map(String), fc.string({ unit: 'binary' }), { maxKeys: 3 });
  const readable = fc.dictionary(key, fc.dictionary(key, rows, { maxKeys: 3 }), { maxKeys: 4 });
  fc.assert(
    fc.property(readable, fc.boolean(), (stored, doubled) => {
      const text = JSON.stringify(stored);
      const record = aRecord({ policydetails: doubled ? JSON.stringify(text) : text });
      const sent = toUpdatePayload(fromRecord(record, { now }), [insured]);
      expect(JSON.parse(sent.policydetails)).toEqual(JSON.parse(text));
    }),
    { seed: 1, numRuns: 1000 },
  );
  const broken = fc.string({ unit: 'binary', minLength: 1 }).map((text) => `{"${text}`);
  fc.assert(
    fc.property(broken, broken, (policydetails, policycoverage) => {
      const form = filledIn(fromRecord(aRecord({ policydetails, policycoverage }), { now }), [
        insured,
        drivers,
      ]);
      expect(toUpdatePayload(form, [insured, drivers])).toMatchObject({
        policydetails,
        policycoverage,
        firstname: 'Ann',
        policyamount: '640.5',
      });
    }),
    { seed: 1, numRuns: 1000 },
  );
});
