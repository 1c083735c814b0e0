import { company } from '@/domain/records/companies';
import { readTwoFactor } from '@/domain/values/flags';
import { companyToForm, companyToSend } from './companyForm';

const harborview = company({
  id: 201,
  companyName: 'Harborview Group',
  startDate: '2024-01-01T00:00:00.000Z',
  endDate: '01/02/2027 at noon',
  documentUpload: ['licence.pdf'],
  username: ' harbor ',
  twoFactorAuthentication: 'enabled',
});

test.each([
  ['Enabled', true],
  [' ON ', true],
  [1, true],
  [true, true],
  ['yes', true],
  ['', true],
  [null, true],
  ['Disabled', false],
  ['off', false],
  [0, false],
  [false, false],
  ['NO', false],
  ['by text message', undefined],
])('COMPANY-15 COMPANY-16 two-factor stored as %p is recognised, and sent back unchanged', (value, isOn) => {
  const stored = company({ ...harborview, twoFactorAuthentication: value });
  const form = companyToForm(stored);
  expect(readTwoFactor(form.twoFactorAuthentication)).toBe(isOn);
  const sent = companyToSend({ ...form, city: 'Albany' }, stored);
  expect(sent).toMatchObject({ city: 'Albany', twoFactorAuthentication: value });
  const changed = companyToSend({ ...form, twoFactorAuthentication: 'disabled' }, stored);
  expect(changed.twoFactorAuthentication).toBe('disabled');
});

test('COMPANY-17 CONST-14 Q-046 dates show their first 10 characters; only one that was changed is sent so', () => {
  const form = companyToForm(harborview);
  expect([form.startDate, form.endDate]).toEqual(['2024-01-01', '01/02/2027']);
  const { startDate, endDate } = harborview;
  expect(companyToSend(form, harborview)).toMatchObject({ startDate, endDate });
  expect(companyToSend({ ...form, endDate: '2028-06-30' }, harborview)).toMatchObject({
    startDate,
    endDate: '2028-06-30',
  });
});

test('a changed user name loses the spaces at its ends, a stored one keeps them; the documents stay', () => {
  const form = companyToForm(harborview);
  expect(companyToSend(form, harborview)).toMatchObject({
    username: ' harbor ',
    documentUpload: ['licence.pdf'],
  });
  expect(companyToSend({ ...form, username: ' harbor 2 ' }, harborview).username).toBe('harbor 2');
});
