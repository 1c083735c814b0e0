import { expectConsoleErrors } from '@/testing/harness/server';
import { ask } from '../ask';
import { forgetCalls } from '../callLog';
import { db } from '../db';

function newCompany(documents: readonly string[]): FormData {
  const { id: _id, documentUpload: _documents, ...fields } = db.companies[0] as (typeof db.companies)[number];
  const form = new FormData();
  for (const [key, value] of Object.entries({ ...fields, companyName: 'Juniper Claims' }))
    form.append(key, String(value));
  for (const name of documents) form.append('documentUpload', new File(['%PDF'], name));
  return form;
}

test('CALL-009 A company is sent as multipart with any number of documents, which are stored by name', async () => {
  await fetch('/company', { method: 'POST', body: newCompany(['licence.pdf', 'contract.pdf']) });
  expect(db.companies.at(-1)).toMatchObject({
    companyName: 'Juniper Claims',
    documentUpload: ['licence.pdf', 'contract.pdf'],
  });
  await fetch('/company', { method: 'POST', body: newCompany([]) });
  expect(db.companies.at(-1)).toMatchObject({ companyName: 'Juniper Claims', documentUpload: [] });
});

test('CALL-009 A company that is sent as JSON, or without a field, is a contract error', async () => {
  expectConsoleErrors();
  expect((await ask('/company', { companyName: 'Juniper Claims' })).status).toBe(400);
  const form = newCompany([]);
  form.delete('licenceId');
  expect((await fetch('/company', { method: 'POST', body: form })).status).toBe(400);
  forgetCalls();
});

test('CALL-010 CALL-011 Companies can be listed and read one by one', async () => {
  const { companies } = await (await fetch('/viewcompany')).json();
  expect(companies).toEqual(db.companies);
  expect((await ask('/editcompany', { id: 202 })).reply).toEqual({ company: db.companies[1] });
  expect((await ask('/editcompany', { id: 99 })).status).toBe(404);
});

test('CALL-012 An update stores the fields and leaves the documents', async () => {
  const [company] = db.companies;
  await ask('/updatecompany', { companyData: { ...company, city: 'Albany', documentUpload: '' } });
  expect(db.companies[0]).toEqual({ ...company, city: 'Albany' });
});

test('CALL-013 A removed company is no longer listed', async () => {
  expect((await ask('/removecompany', { id: 203 })).status).toBe(200);
  expect(db.companies.map(({ id }) => id)).not.toContain(3);
  expect((await ask('/removecompany', { id: 203 })).status).toBe(404);
});
