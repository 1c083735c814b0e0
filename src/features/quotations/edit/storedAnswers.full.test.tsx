import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '../../../../mocks/db';
import { fixDate } from '@/testing/harness/fixDate';
import { openAt } from '@/app/openAt.fixture';
import { nextBody } from '@/testing/harness/server';
import { field, fill, openForm } from './quotationForm.fixture';

/** An old quotation: questions were renamed, limits lowered, and some values are stored twice and differ. */

const viewPage = '/user_admin_view_policy_quotation/1041/551';
const editPage = '/edit_intakeform_user_admin_policy/1041/551';
const save = '/updatesavepolicyquotationlist';

fixDate();

type Row = (typeof db.quotations)[number];

/** Quotation 1041 with other fields and additional answers. */
function stored(fields: Partial<Row>, answers: Readonly<Record<string, unknown>> = {}): Row {
  const row = db.quotations.find(({ id }) => id === 1041)!;
  const policydetails = JSON.stringify({ ...(JSON.parse(row.policydetails) as object), ...answers });
  return Object.assign(row, { policydetails, ...fields });
}

function question(id: number): (typeof db.attributes)[number] {
  return db.attributes.find((attribute) => attribute.id === id)!;
}

async function saved(user: UserEvent): Promise<Record<string, unknown>> {
  const sent = nextBody(save);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const body = (await sent) as Record<string, string>;
  return {
    ...body,
    policydetails: JSON.parse(body['policydetails']!) as object,
    policycoverage: JSON.parse(body['policycoverage']!) as object,
  };
}

/** The stored answer to the question for the address. */
function addressAnswer(address: string): { attributeId: string; details: Record<string, unknown> } {
  const attributeId = String(db.attributes.find(({ attribute_name }) => attribute_name === 'address')!.id);
  return { attributeId, details: { [attributeId]: { address: { 0: address } } } };
}

/** The text after a label of the view. */
async function viewedText(label: string): Promise<string | null | undefined> {
  const term = (await screen.findAllByText(label)).map((text) => text.closest('dt')).find(Boolean);
  return term?.parentElement?.textContent.replace(label, '');
}

describe('Q-142 a question whose label was corrected', () => {
  const answer = { 3012: { Conty: { 0: 'Maricopa County' } } };

  test('Q-142 the form shows the answer, and sends it back under its old label', async () => {
    stored({}, answer);
    question(3012).isrequired = 'required';
    const user = await openForm(editPage);
    expect(field('County')).toHaveValue('Maricopa County');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('');
    expect((await saved(user))['policydetails']).toMatchObject(answer);
  });

  test('Q-142 the answers of several earlier labels are all shown, and the user may choose one', async () => {
    const several = { 3012: { Conty: { 0: 'Pima' }, Countie: { 0: 'Yuma' } } };
    stored({}, several);
    openAt(viewPage);
    expect(await viewedText('County')).toBe('Stored as Pima; Stored as Yuma');
    question(3012).isrequired = 'required';
    const user = await openForm(editPage);
    expect(screen.getByText('Stored as Pima')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('');
    await user.click(screen.getByRole('button', { name: 'Use County: Stored as Yuma' }));
    expect(field('County')).toHaveValue('Yuma');
    expect(screen.queryByText('Stored as Pima')).toBeNull();
    const { policydetails } = await saved(user);
    expect((policydetails as Record<string, unknown>)['3012']).toEqual({
      ...several[3012],
      County: { 0: 'Yuma' },
    });
  });
});

describe('FIELD-19 two different stored values of the same field', () => {
  beforeEach(() => {
    Object.assign(question(3005), { attribute_name: 'policyeffectivedate' });
    stored(
      { policyeffectivedate: '2027-03-15', firstname: 'New' },
      { 3005: { policyeffectivedate: { 0: '2027-01-31' } }, 3001: { firstname: { 0: 'Old' } } },
    );
  });

  test('FIELD-19 the form shows a note at both fields, and sends each value unchanged', async () => {
    const user = await openForm(editPage);
    expect(field('Effective Date')).toHaveValue('2027-03-15');
    expect(screen.getByText('The answer says 01-31-2027')).toBeVisible();
    expect(field('Date of Birth')).toHaveValue('2027-01-31');
    expect(screen.getByText('The quotation says 03-15-2027')).toBeVisible();
    expect(field('First Name')).toHaveValue('Old');
    expect(screen.getByText('The quotation says New')).toBeVisible();
    expect(screen.getByText('New Kim')).toBeVisible();
    expect(await saved(user)).toMatchObject({
      policyeffectivedate: '2027-03-15',
      firstname: 'New',
      policydetails: {
        3005: { policyeffectivedate: { 0: '2027-01-31' } },
        3001: { firstname: { 0: 'Old' } },
      },
    });
  });

  test('FIELD-19 one click uses one of the two values for both fields', async () => {
    const user = await openForm(editPage);
    const differenceBox = (text: string): HTMLElement => screen.getByText(text).closest('div')!;
    await user.click(
      within(differenceBox('The answer says 01-31-2027')).getByRole('button', { name: 'Use the answer' }),
    );
    expect(field('Effective Date')).toHaveValue('2027-01-31');
    expect(document.body).not.toHaveFocus();
    expect(screen.queryByText(/^The (answer|quotation) says 0/)).toBeNull();
    await user.click(
      within(differenceBox('The quotation says New')).getByRole('button', {
        name: 'Use the quotation’s value',
      }),
    );
    expect(field('First Name')).toHaveValue('New');
    expect(document.body).not.toHaveFocus();
    expect(await saved(user)).toMatchObject({
      policyeffectivedate: '2027-01-31',
      firstname: 'New',
      policydetails: {
        3005: { policyeffectivedate: { 0: '2027-01-31' } },
        3001: { firstname: { 0: 'New' } },
      },
    });
  });

  test('FIELD-19 the view shows a note at both fields', async () => {
    openAt(viewPage);
    expect(await viewedText('Date of Birth')).toBe('01-31-2027The quotation says 03-15-2027');
    expect(await viewedText('First Name')).toBe('OldThe quotation says New');
    expect(await viewedText('Effective Date')).toBe('03-15-2027The answer says 01-31-2027');
  });
});

describe('Q-084 a text stored for a checkbox', () => {
  const storedText = { 3051: { 'Answers Are True': { 0: 'Agreed by phone' } } };

  test('Q-084 the form shows it next to an empty box, and sends it back', async () => {
    stored({}, storedText);
    const user = await openForm(editPage);
    expect(field('Answers Are True')).not.toBeChecked();
    expect(screen.getByText('Agreed by phone')).toBeVisible();
    expect((await saved(user))['policydetails']).toMatchObject(storedText);
  });
});

describe('coverage lines', () => {
  const line = {
    coverage_name: 'Hull',
    covargerequired: '',
    coverageinclude: 'Y',
    coverageacceptdate: '2026-07-01',
    coveragelimit: '5000',
    coverageaccept: 9000,
    deductiblebasis: 'Fixed Amt',
    deductible: '500',
    deductibleamount: 500,
    premium: '200.50',
  };

  test('COV-11 a different stored amount is shown, and stays until a line is changed', async () => {
    stored({ policycoverage: JSON.stringify([line]), policyamount: '1200' });
    openAt(viewPage);
    expect(await screen.findByText('Stored amount $1,200; the lines give $200.50')).toBeVisible();
    const user = await openForm(editPage);
    expect(screen.getByText('Stored amount $1,200; the lines give $200.50')).toBeVisible();
    expect(screen.getByText('Save keeps the stored amount until a line is changed.')).toBeVisible();
    expect(await saved(user)).toMatchObject({ policyamount: 1200 });
  });

  const flat = { ...line, coverageaccept: '4000', deductiblebasis: 'Flat' };

  test('COV-07 an amount that no rule computes is shown, and sent after a change of the premium', async () => {
    stored({ policycoverage: JSON.stringify([flat]) });
    openAt(viewPage);
    const row = await screen.findByRole('row', { name: /^Hull/ });
    expect(row.querySelector('[data-column="Deductible Amount"]')).toHaveTextContent(/^\$500$/);
    const user = await openForm(editPage);
    await user.clear(screen.getByLabelText('Premium Hull'));
    await user.type(screen.getByLabelText('Premium Hull'), '300');
    expect(screen.queryByText(/Stored as \$500/)).toBeNull();
    expect((await saved(user))['policycoverage']).toEqual([{ ...flat, premium: 300 }]);
  });

  test('COV-07 a change of the deductible replaces it, and the form says by what', async () => {
    stored({ policycoverage: JSON.stringify([flat]) });
    const user = await openForm(editPage);
    await user.type(screen.getByLabelText('Deductible Hull'), '1');
    expect(screen.getByText('Stored as $500; it becomes $0')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Deductible Basis Hull'), 'Fixed Amt');
    expect(screen.getByText('Stored as $500; it becomes $4,000')).toBeVisible();
    expect((await saved(user))['policycoverage']).toMatchObject([{ deductibleamount: 4000 }]);
  });
});

test('DISP-01 the rows of a group that was a Table are all shown in the view, and counted in the form', async () => {
  const drivers = db.attributeGroups.find(({ id }) => id === 604)!;
  drivers.displaytype = 'Single Column';
  openAt(viewPage);
  expect(await screen.findByText('Alex Kim')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Row 2' })).toBeVisible();
  const { policydetails } = stored({});
  const user = await openForm(editPage);
  expect(field('Driver Name')).toHaveValue('Daniel Kim');
  expect(screen.getByText('1 more row is stored. It is kept, and the view shows it.')).toBeVisible();
  expect((await saved(user))['policydetails']).toEqual(JSON.parse(policydetails));
});

test('QVIEW-03 QEDIT-03 view and form show a notice about the answers of a removed category', async () => {
  stored({ intake_id: 987, intake_Name: 'OLD AUTO' });
  const text = 'The questions of this category are no longer there; its answers are kept.';
  openAt(viewPage.replace('551', '987'));
  expect(await screen.findByText(text)).toBeVisible();
  expect(await viewedText('LOB')).toBe('OLD AUTO (no longer in the list)');
  const { policydetails } = stored({});
  const user = await openForm(editPage.replace('551', '987'));
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'OLD AUTO (no longer in the list)' })).toBeVisible();
  expect((await saved(user))['policydetails']).toEqual(JSON.parse(policydetails));
});

test('QNEW-06 an Exp Date before the Effective Date shows a note, and can be saved', async () => {
  const user = await openForm(editPage);
  fill({ 'Exp Date': '2026-07-10' });
  expect(field('Exp Date')).toHaveAccessibleDescription('Before the Effective Date');
  expect(field('Exp Date')).toBeValid();
  expect(await saved(user)).toMatchObject({ policyscheduledate: '2026-07-10' });
});

describe('a quotation whose stored texts have line ends', () => {
  const address = 'Pier 1\r\nSuite 2';

  test('FIELD-19 the address, its answer and the text of the header keep them when they are edited', async () => {
    const { attributeId, details } = addressAnswer(address);
    stored({ address, policyquotation_graceperiod: '10 days\nfrom the notice' }, details);
    const user = await openForm(editPage);
    expect(field('Address').tagName).toBe('TEXTAREA');
    expect(field('Grace Period')).toHaveValue('10 days\nfrom the notice');
    await user.type(field('Address'), '!');
    await user.type(field('Grace Period'), '!');
    expect(await saved(user)).toMatchObject({
      address: `${address}!`,
      policyquotation_graceperiod: '10 days\nfrom the notice!',
      policydetails: { [attributeId]: { address: { 0: `${address}!` } } },
    });
  });

  test('QEDIT-07 they go back as they are stored when another answer changes', async () => {
    const { details } = addressAnswer(address);
    stored({ address }, details);
    const user = await openForm(editPage);
    fill({ 'First Name': 'Annabel' });
    expect(await saved(user)).toMatchObject({ address, policydetails: details });
  });

  test('the view shows each line', async () => {
    stored({ address }, addressAnswer(address).details);
    openAt(viewPage);
    expect(await viewedText('Address')).toBe('Pier 1\nSuite 2');
  });
});
