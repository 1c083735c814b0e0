import { aRecord } from '@/testing/builders/quotationBuilders';
import { fromRecord } from './conversion';
import {
  agentOf,
  hidesPremiumDetails,
  knownFields,
  withAnswer,
  withDuration,
  withEffectiveDate,
  withPolicySchedule,
  withProgram,
  withState,
  withSubLob,
} from './header';

const { header: stored } = fromRecord(aRecord(), { now: new Date(2026, 1, 3) });
const header = { ...stored, policyeffectivedate: '2026-01-31', policyduration: '', policyschedule: '' };

test('QNEW-17 Q-125 picking a sub-LOB stores its id, code and name', () => {
  const picked = withSubLob(header, { id: 1, sublob_id: 44, sublob_code: 'CND', name: 'Condo' });
  expect(picked).toEqual({ ...header, sublob_id: 44, sublob_code: 'CND', sublob_name: 'Condo' });
  expect(withSubLob(header, { id: 1, sublob_id: '', sublob_code: '', name: 'Condo' }).sublob_id).toBe(1);
  expect(withSubLob(header, { id: 71, sublob_id: 0, sublob_code: '', name: 'Condo' }).sublob_id).toBe(0);
  expect(withSubLob(header, undefined)).toEqual({
    ...header,
    sublob_id: '',
    sublob_code: '',
    sublob_name: '',
  });
});

test('QNEW-18 Q-125 picking a state stores its id and name', () => {
  const picked = withState(header, { id: 3, state_id: 8, state_name: 'Colorado' });
  expect(picked).toEqual({ ...header, state_id: 8, state_name: 'Colorado' });
  expect(withState(header, { id: 3, state_id: '', state_name: 'Colorado' }).state_id).toBe(3);
  expect(withState(header, { id: 61, state_id: 0, state_name: 'Colorado' }).state_id).toBe(0);
  expect(withState(header, undefined)).toEqual({ ...header, state_id: '', state_name: '' });
});

test('QNEW-15 choosing a program stores it, and the state is chosen from its own', () => {
  const chosen = withProgram(header, { id: 9, program_name: 'Hearth' });
  expect(chosen).toEqual({ ...header, program_id: 9, programname: 'Hearth', state_id: '', state_name: '' });
  expect(withProgram(header, undefined)).toMatchObject({ program_id: '', programname: '' });
});

test.each([
  ['1month', '2026-02-28'],
  ['3months', '2026-04-30'],
  ['4months', '2026-05-31'],
  ['6months', '2026-07-31'],
  ['1year', '2027-01-31'],
  ['', '2027-01-16'],
  ['ever', '2027-01-16'],
])('SCHED-08 Q-134 the duration %p takes the schedule date to %s', (duration, date) => {
  expect(withDuration(header, duration)).toEqual({
    ...header,
    policyduration: duration,
    policyscheduledate: date,
  });
});

test('SCHED-08 Q-133 the policy schedule moves the date only while there is no duration', () => {
  expect(withPolicySchedule(header, '6months').policyscheduledate).toBe('2026-07-31');
  const lasting = withDuration(header, '1year');
  expect(withPolicySchedule(lasting, '6months').policyscheduledate).toBe('2027-01-31');
});

test('SCHED-08 a new effective date moves the schedule date along, once a span is chosen', () => {
  expect(withEffectiveDate(header, '2026-03-01').policyscheduledate).toBe('2027-01-16');
  expect(withEffectiveDate(withDuration(header, '3months'), '2026-03-01')).toMatchObject({
    policyeffectivedate: '2026-03-01',
    policyscheduledate: '2026-06-01',
  });
});

test('FIELD-19 a date that an attribute carries is the header date too', () => {
  const effective = { attribute_name: 'policyeffectivedate' };
  const schedule = { attribute_name: 'policyscheduledate' };
  expect(withAnswer(header, effective, '2026-03-01').policyeffectivedate).toBe('2026-03-01');
  expect(withAnswer(header, schedule, '2026-09-01').policyscheduledate).toBe('2026-09-01');
  expect(withAnswer(header, { attribute_name: ' policyeffectivedate ' }, '2026-03-01')).toMatchObject({
    policyeffectivedate: '2026-03-01',
  });
  expect(withAnswer(header, { attribute_name: ' policyscheduledate ' }, '2026-09-01')).toMatchObject({
    policyscheduledate: '2026-09-01',
  });
  expect([
    withAnswer(header, effective, ''),
    withAnswer(header, { attribute_name: 'firstname' }, 'Bea'),
  ]).toEqual([header, header]);
});

test('FIELD-19 the fields that attributes may carry are known from the head', () => {
  expect(knownFields(header)).toEqual({
    firstname: 'Ann',
    lastname: 'Marble',
    address: '4 Quarry Road',
    city: 'Marbleton',
    state: 'Wyoming',
    zipcode: '83113',
    phonenumber: '13075550144',
    email: 'ann.marble@example.com',
    policyamount: '640.5',
    policyeffectivedate: '2026-01-31',
    policyscheduledate: '2027-01-16',
  });
});

test.each([
  ['Agent', { submga_id: 5, submga_code: 'AG5', submga_name: 'Pat Quill' }],
  [' agent ', { submga_id: 5, submga_code: 'AG5', submga_name: 'Pat Quill' }],
  ['Main', undefined],
  ['', undefined],
])('ROLE-12 ENT-25 a client user of type %p attaches %p', (usertype, agent) => {
  expect(agentOf({ usertype, agent_id: 5, agent_code: 'AG5', agent_name: 'Pat Quill' })).toEqual(agent);
});

test('ROLE-13 without a client user there is no agent', () => {
  expect(agentOf(undefined)).toBeUndefined();
});

test.each([
  ['WORKERS COMP', true],
  [' workers comp ', true],
  ['WORKERS COMPENSATION', false],
  ['HOME', false],
  ['', false],
])('CONST-30 Q-128 the category %p hides Premium Details: %p', (name, hidden) => {
  expect(hidesPremiumDetails(name)).toBe(hidden);
});
