import { mga } from '@/domain/records/partners';
import { sealed } from '@/domain/text/secret';
import { partnerToCreate, partnerToSend, isRecordOf, tpaCallForm } from './partnerForm';

const cascade = mga({ id: 234, MGAname: 'Cascade Specialty' });
const { MGAname: _, ...fields } = cascade;

test.each([
  ['the MGA under its own name', { ...fields, MGAname: 'Cascade Specialty' }, true],
  ['the MGA under the name of a TPA, with a blank', { ...fields, TPAname: 'Cascade Specialty ' }, true],
  ['the MGA with its id as text', { ...fields, id: '234', TPAname: 'Cascade Specialty' }, true],
  ['a TPA with the same id', { ...fields, TPAname: 'Prairie State Claims' }, false],
  ['a record with another id', { ...fields, id: 231, TPAname: 'Cascade Specialty' }, false],
])('CALL-079 Q-093 the response of the TPA call for an MGA: %s', (_what, response, isIt) => {
  expect(isRecordOf(cascade, response)).toBe(isIt);
});

test.each([
  ['Kyubos', { kyubosid: 'PT-1', BDX_Username: '', BDX_Password: '', containername: '' }],
  ['Non Kyubos', { kyubosid: '', BDX_Username: 'ftp', BDX_Password: 'key', containername: 'box' }],
])(
  'PARTNER-06 PARTNER-08 Q-098 of the two types of file exchange, only the fields of %s are sent',
  (membertype, sent) => {
    const ways = { kyubosid: 'PT-1', BDX_Username: 'ftp', containername: 'box' };
    const form = { ...tpaCallForm(cascade), ...ways, BDX_Password: sealed('key'), membertype };
    const { BDX_Password, ...fields } = partnerToCreate(form);
    expect({ ...fields, BDX_Password: sealed(BDX_Password).reveal() }).toMatchObject(sent);
  },
);

test('a changed user name loses the spaces at its ends, a stored one keeps them', () => {
  const stored = { ...tpaCallForm(cascade), username: ' car.two ' };
  expect(partnerToSend(stored, stored).username).toBe(' car.two ');
  expect(partnerToSend({ ...stored, username: ' car.two b ' }, stored).username).toBe('car.two b');
});
