import { db } from '../../../../mocks/db';
import { fixDate } from '@/testing/harness/fixDate';
import { button } from '@/testing/harness/at';
import { nextBody } from '@/testing/harness/server';
import { withHistory } from './editQuotationPage.fixture';
import { field, openForm } from './quotationForm.fixture';

/** Malformed stored answers on the edit form. */

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
