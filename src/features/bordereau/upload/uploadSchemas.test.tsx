import { schemaErrors } from '@/components/form/schemaErrors.fixture';
import { carrierUploadSchema } from '../carrier/AddCarrierFilePage';
import { headerSchema, newHeader, type HeaderValues } from './headerFields';
import { newUpload, uploadSchema } from './UploadFormPage';

const twenty = '12345678901234567890';

test.each<[Partial<HeaderValues>, Record<string, string>]>([
  [{}, {}],
  [{ period: '08/2026' }, {}],
  // The server accepts an incomplete period.
  [{ period: '08' }, {}],
  [{ period: `${twenty}1` }, { period: 'Period takes at most 20 characters' }],
  [{ control_value: '$1,234,567,890,123.45' }, {}],
  [{ control_value: twenty }, {}],
  [{ control_value: `${twenty}1` }, { control_value: 'Control Value takes at most 20 characters' }],
])('BDXADM-32 CONST-22 the texts of a header have a maximum length (%#)', (values, errors) => {
  expect(schemaErrors(headerSchema, { ...newHeader, ...values })).toEqual(errors);
});

test.each([
  ['a.csv', {}],
  ['a.TXT', {}],
  ['a.xls', {}],
  ['a.xlsx', {}],
  ['a.pdf', { file: 'Invalid file type! Only CSV, TXT, XLS, and XLSX files are allowed.' }],
])('BDXADM-27 BDXADM-28 ERR-24 an upload of %p', (name, errors) => {
  expect(schemaErrors(uploadSchema, { ...newUpload, file: [new File(['x'], name)] })).toEqual(errors);
});

test.each([
  [{ sender_id: twenty, sender_name: twenty }, {}],
  [{ sender_id: `${twenty}1` }, { sender_id: 'Sender ID takes at most 20 characters' }],
  [{ sender_name: `${twenty}1` }, { sender_name: 'Sender Company Name takes at most 20 characters' }],
])('BDXADM-32 CONST-22 the sender of a carrier has a maximum length (%#)', (values, errors) => {
  const upload = { ...newUpload, sender_id: '', sender_name: '', ...values };
  expect(schemaErrors(carrierUploadSchema, upload)).toEqual(errors);
});
