import { db, nextId } from '../db';
import { asId, textFields } from '../fields';
import { find, get, post, remove, replace, update, upload } from '../http';

const companyKeys = [
  'companyName',
  'address',
  'city',
  'state',
  'zipCode',
  'phoneNumber1',
  'phoneNumber2',
  'email',
  'ownerName',
  'ownerPhoneNumber',
  'ownerEmail',
  'companyContactPerson',
  'contactPersonEmail',
  'contactPersonPhoneNumber',
  'type',
  'licenceId',
  'startDate',
  'endDate',
  'planName',
  'planAmount',
  'interlink',
  'username',
  'password',
  'twoFactorAuthentication',
] as const;

/** The back office's companies (CALL-009 to CALL-013). A company without documents sends no `documentUpload`. */
export const companiesHandlers = [
  upload(
    '/company',
    companyKeys,
    (body, files) => {
      const documentUpload = files.map(({ name }) => name);
      db.companies.push({ id: nextId('companies'), ...textFields(body, companyKeys), documentUpload });
    },
    { repeated: ['documentUpload'] },
  ),
  get('/viewcompany', () => ({ companies: db.companies })),
  post('/editcompany', ['id'], ({ id }) => ({ company: find(db.companies, id) })),
  // The documents are stored already: an update leaves them as they are.
  update('/updatecompany', 'companyData', ['id', ...companyKeys, 'documentUpload'], (record) => ({
    company: replace(db.companies, { id: asId(record.id), ...textFields(record, companyKeys) }),
  })),
  post('/removecompany', ['id'], ({ id }) => {
    remove(db.companies, id);
  }),
];
