import { aCoverage, anIntake, aRecord } from '@/testing/builders/quotationBuilders';
import { coverageText } from './coverageText';
import { newQuotationForm } from './form';
import { fromRecord, toUpdatePayload, withProgramCoverages } from './conversion';

const start = {
  now: new Date(2026, 0, 6, 23, 30),
  clientId: 501,
  userId: 1,
  creatorName: 'Harborview Underwriters',
  intake: anIntake,
};

test('SCHED-11 SCHED-12 Q-133 a new quotation is effective today; expiry and grace period are 60 days on', () => {
  expect(newQuotationForm(start).header).toMatchObject({
    policyeffectivedate: '2026-01-06',
    policyscheduledate: '2026-03-07',
    policyquotation_graceperiod: '2026-03-07',
  });
});

test('ENT-22 ENT-24 Q-140 a new quotation knows its intake and its creator, and has no number yet', () => {
  expect(newQuotationForm(start).header).toMatchObject({
    id: '',
    unique_id: '',
    company_id: 501,
    policycreator_id: 1,
    policycreator_name: 'Harborview Underwriters',
    lobcode: 'HOM',
    intake_id: 31,
    intake_Name: 'HOME',
    intake_subName: 'Dwelling',
    intake_form_id: '',
    customer_id: '',
    Admitted: '0',
    submga_id: '',
  });
  const nameless = newQuotationForm({ ...start, intake: { ...anIntake, category_name: '' } });
  expect(nameless.header.intake_Name).toBe('Homeowners');
});

test('ENT-22 ENT-23 a new quotation holds its customer, and every other field is blank', () => {
  const blank = newQuotationForm(start);
  expect(blank.header).toEqual({
    id: '',
    company_id: 501,
    unique_id: '',
    policycreator_id: 1,
    policycreator_name: 'Harborview Underwriters',
    lobcode: 'HOM',
    intake_id: 31,
    intake_Name: 'HOME',
    intake_form_id: '',
    intake_subName: 'Dwelling',
    sublob_id: '',
    sublob_code: '',
    sublob_name: '',
    program_id: '',
    programname: '',
    state_id: '',
    state_name: '',
    Admitted: '0',
    submga_id: '',
    submga_code: '',
    submga_name: '',
    customer_id: '',
    firstname: '',
    lastname: '',
    phonenumber: '',
    email: '',
    address: '',
    city: '',
    state: '',
    zipcode: '',
    policyeffectivedate: '2026-01-06',
    policyschedule: '',
    policyscheduledate: '2026-03-07',
    policyamount: '',
    policyduration: '',
    policyquotation_graceperiod: '2026-03-07',
    paymentgraceperiod: '',
    paymentschedule: '',
  });
  expect([blank.details.original, blank.coverage.original]).toEqual(['', '']);
  const customer = {
    customer_id: 9,
    firstname: 'Nora',
    lastname: 'Abbot',
    address: '1 Bay Road',
    city: 'Albany',
    state: 'NY',
    zipcode: '12207',
    phonenumber: '15185550100',
    email: 'nora@example.com',
  };
  expect(newQuotationForm({ ...start, customer }).header).toEqual({ ...blank.header, ...customer });
});

test('ROLE-12 a new quotation by an agent carries the agent', () => {
  const agent = { submga_id: 5, submga_code: 'AG5', submga_name: 'Pat Quill' };
  expect(newQuotationForm({ ...start, agent }).header).toMatchObject(agent);
});

test('QNEW-16 COV-01 the coverages of a chosen program are the lines of the form', () => {
  const form = newQuotationForm(start);
  const chosen = withProgramCoverages(
    form,
    [aCoverage({ covargerequired: 'required', premium: 640 })],
    start.now,
  );
  expect(chosen.coverage.lines).toMatchObject([
    { coverageinclude: 'Y', coverageacceptdate: '2026-01-06', premium: '640' },
  ]);
  expect(coverageText(withProgramCoverages(chosen, [], start.now).coverage)).toBe('[]');
});

test('ENT-22 a stored quotation becomes a form with all that the payload needs', () => {
  const record = aRecord();
  const { header } = fromRecord(record, { now: start.now });
  expect(record).toMatchObject(header);
  expect(Object.keys(header)).toHaveLength(38);
});

test.each(['1', '0', 'Y', 'true', 'no', '', 1, 0, true, false, null])(
  'ENT-24 Admitted stored as %p goes back as it is stored',
  (Admitted) => {
    const form = fromRecord(aRecord({ Admitted }), { now: start.now });
    expect(toUpdatePayload(form, []).Admitted).toBe(Admitted);
  },
);

test('ROLE-12 an agent who edits a quotation is attached; anyone else leaves the agent it has', () => {
  const record = aRecord({ submga_id: 2, submga_code: 'AG2', submga_name: 'Lou Fern' });
  const agent = { submga_id: 5, submga_code: 'AG5', submga_name: 'Pat Quill' };
  expect(fromRecord(record, { now: start.now, agent }).header).toMatchObject(agent);
  expect(fromRecord(record, { now: start.now }).header.submga_name).toBe('Lou Fern');
});

test('COV-01 a stored required line keeps its date; one left out or undated is included today', () => {
  const policycoverage = JSON.stringify([
    aCoverage({ covargerequired: 'required', coverageinclude: 'Y', coverageacceptdate: '2025-12-01' }),
    aCoverage({ covargerequired: 'required', coverageinclude: 'N', coverageacceptdate: '2025-12-01' }),
    aCoverage({ covargerequired: 'required', coverageinclude: 'Y', coverageacceptdate: '' }),
    aCoverage({ coverageinclude: 'N', coverageacceptdate: '2025-12-01' }),
  ]);
  const { coverage } = fromRecord(aRecord({ policycoverage }), { now: start.now });
  expect(coverage.lines.map((line) => `${line.coverageinclude} ${line.coverageacceptdate}`)).toEqual([
    'Y 2025-12-01',
    'Y 2026-01-06',
    'Y 2026-01-06',
    'N 2025-12-01',
  ]);
});
