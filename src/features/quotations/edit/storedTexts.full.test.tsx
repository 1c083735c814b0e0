import { waitFor } from '@testing-library/react';
import { db } from '../../../../mocks/db';
import { fixDate } from '@/testing/harness/fixDate';
import { button } from '@/testing/harness/at';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { withHistory } from './editQuotationPage.fixture';
import { field, openForm } from './quotationForm.fixture';

/** Stored answers on the edit form: malformed ones, and the places of several zip codes. */

fixDate();

function question(id: number): (typeof db.attributes)[number] {
  return db.attributes.find((attribute) => attribute.id === id)!;
}

/** Adds answers to quotation 1041. Returns all of its stored answers. */
function store(answers: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const row = db.quotations.find(({ id }) => id === 1041)!;
  const details = { ...(JSON.parse(row.policydetails) as Record<string, unknown>), ...answers };
  row.policydetails = JSON.stringify(details);
  return details;
}

async function savedAnswers(): Promise<unknown> {
  const sent = nextBody('/updatesavepolicyquotationlist');
  button('Save').click();
  const { policydetails } = (await sent) as { policydetails: string };
  return JSON.parse(policydetails);
}

test('FIELD-07 a stored number without the hyphens of its format is no error after Tab, and Save sends it', async () => {
  question(3012).attributeformat = '99-9999999';
  const stored = store({
    3007: { 'Social Security Number': { 0: '123456789' } },
    3012: { County: { 0: '123456789' } },
  });
  const user = await openForm(withHistory);
  for (const label of ['Social Security Number', 'County']) {
    await user.click(field(label));
    await user.tab();
    expect(field(label)).not.toHaveAttribute('aria-invalid');
  }
  expect(await savedAnswers()).toEqual(stored);
});

test('FIELD-16 a second zip code fills only its own fields, from the options that there are, and a note names an unknown one', async () => {
  // The questions County and Country become the second zip code and its state.
  Object.assign(question(3012), { name: 'Garaging Zip' });
  Object.assign(question(3013), {
    name: 'Garaging State',
    attribute_type: 'SelectBox',
    selectgroup: 'AZ, NJ, NY',
  });
  const stored = store({
    3009: { zipcode: { 0: '85004' } },
    3010: { city: { 0: 'Phoenix' } },
    3011: { state: { 0: 'Arizona' } },
    3012: { 'Garaging Zip': { 0: '85004' } },
    3013: { 'Garaging State': { 0: 'AZ' } },
  });
  const user = await openForm(withHistory);
  await user.clear(field('Garaging Zip'));
  await user.type(field('Garaging Zip'), '99999');
  await user.tab();
  await waitFor(() =>
    expect(field('Garaging Zip')).toHaveAccessibleDescription(
      'Zip code 99999 is not known. Nothing was filled in.',
    ),
  );
  expect(field('Garaging Zip')).toBeValid();
  await user.clear(field('Garaging Zip'));
  await user.type(field('Garaging Zip'), '10012-0001');
  await user.tab();
  await waitFor(() => expect(field('Garaging State')).toHaveValue('NY'));
  expect(field('Garaging Zip')).not.toHaveAccessibleDescription();
  expect(bodiesTo('/zipcodedatamain')).toContainEqual({ zipcode: '10012' });
  expect(await savedAnswers()).toEqual({
    ...stored,
    3012: { 'Garaging Zip': { 0: '10012-0001' } },
    3013: { 'Garaging State': { 0: 'NY' } },
  });
});
