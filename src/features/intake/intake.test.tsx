import { screen, waitFor, within } from '@testing-library/react';
import { actionsCell, answer, expectPath, receipt, findRow } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { runSteps } from '@/testing/harness/steps';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';

const categories = '/user_admin_intakecategory/';
const packages = '/user_admin_intakesubcategory/551';

test('INTAKE-01 INTAKE-02 INTAKE-03 INTAKE-04 CONST-02 CALL-039 the categories are listed twenty to a page, with their sublobs and attributes', async () => {
  const pattern = db.intakeCategories[0]!;
  for (let id = 901; db.intakeCategories.length < 21; id += 1)
    db.intakeCategories.push({ ...pattern, id, category_name: `Line ${id}` });
  openAt(categories);
  await expectCells(db.intakeCategories.slice(0, 20), {
    Name: ({ category_name, sublob }) => (sublob ? `${category_name}-${sublob}` : category_name),
    Attributes: 'Attributes',
    Actions: 'Actions',
  });
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  expect(screen.getByLabelText('Attributes of PERSONAL AUTO')).toHaveAttribute(
    'href',
    '/user_admin_intakeattributegroup/551',
  );
  expect(bodiesTo('/viewclientintakecategory')).toEqual([{ client_id: 7 }]);
});

test('INTAKE-06 INTAKE-07 INTAKE-08 CALL-040 LIST-04 a new category is sent with its five fields', async () => {
  const user = openAt(categories);
  await user.click(await screen.findByText('Add…'));
  await expectPath('/user_admin_add_intakecategory/');
  await screen.findByLabelText('LOB');
  expect(screen.getByText('Add Intake Category', { selector: 'h1' })).toBeVisible();
  const sent = nextBody('/createclientintakecategory');
  await runSteps(user, [
    { fill: 'LOB', text: 'Cyber Liability' },
    { fill: 'Sub LOB', text: 'Small Firms' },
    { press: 'Save' },
  ]);
  expect(await sent).toEqual({
    client_id: 7,
    category_name: 'Cyber Liability',
    sublob: 'Small Firms',
    document: '',
    intaketype: '',
  });
  await expectPath(categories);
  expect(await findRow('Cyber Liability-Small Firms')).toBeVisible();
});

test('INTAKE-05 INTAKE-07 INTAKE-08 CALL-041 CALL-042 ENT-14 an edited category is sent whole', async () => {
  const user = openAt(categories);
  await user.dblClick(actionsCell(await findRow('Homeowners-HO3')));
  await expectPath('/user_admin_edit_intakecategory/552');
  await screen.findByLabelText('Sub LOB');
  expect(screen.getByText('Edit Intake Category', { selector: 'h1' })).toBeVisible();
  expect(bodiesTo('/editclientintakecategory')).toEqual([{ id: 552 }]);
  const sent = nextBody('/updateclientintakecategory');
  await runSteps(user, [{ fill: 'Sub LOB', text: 'HO5' }, { press: 'Save' }]);
  expect(await sent).toEqual({
    menucategoryData: {
      id: 552,
      client_id: 7,
      category_name: 'Homeowners',
      sublob: 'HO5',
      document: '',
      intaketype: 'Personal',
    },
  });
  await expectPath(categories);
});

test('PACK-01 PACK-02 PACK-03 PACK-04 PACK-06 PACK-07 CONST-01 CALL-043 the packages of a category are listed ten to a page; the menu of the category opens them', async () => {
  const pattern = db.intakeSubcategories[0]!;
  for (let id = 901; id <= 908; id += 1)
    db.intakeSubcategories.push({ ...pattern, id, subcategory_name: `Package ${id}` });
  const user = openAt(categories);
  await runSteps(user, [{ press: 'Packages', ofRow: 'PERSONAL AUTO' }]);
  await expectPath(packages);
  await findRow('Full Coverage');
  const stored = db.intakeSubcategories.filter(({ category_id }) => category_id === 551);
  await expectCells(stored.slice(0, 10), {
    Name: ({ subcategory_name }) => subcategory_name,
    Category: ({ category_name }) => category_name,
    List: 'List',
    Actions: 'Actions',
  });
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: "PERSONAL AUTO's Packages" })).toBeVisible();
  const hrefs = [
    [
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', {
        name: 'PERSONAL AUTO',
      }),
      '/user_admin_edit_intakecategory/551',
    ],
    [screen.getByLabelText('List of Full Coverage'), '/user_admin_intakecoverage/551/562'],
    [screen.getByRole('link', { name: 'Add' }), '/user_admin_add_intakesubcategory/551'],
    [screen.getByRole('link', { name: 'Back' }), categories],
  ] as const;
  for (const [link, href] of hrefs) expect(link).toHaveAttribute('href', href);
  expect(bodiesTo('/viewclientintakesubcategory')).toEqual([{ cid: 551 }]);
});

test('PACK-11 CALL-044 Delete asks about the package, removes it on OK only, and says so', async () => {
  const user = openAt(packages);
  for (const choice of ['Cancel', 'OK']) {
    expect(bodiesTo('/removeclientintakesubcategory')).toEqual([]);
    await runSteps(user, [{ press: 'Delete', ofRow: 'Liability Only' }]);
    const question = await answer(user, 'Do you want to remove?', choice);
    expect(question).toHaveTextContent(/^Do you want to remove\?Package Liability Only/);
  }
  expect(await receipt()).toBe('Package Liability Only removed');
  await waitFor(() => expect(screen.queryByText('Liability Only', { selector: 'td *' })).toBeNull());
  expect(bodiesTo('/removeclientintakesubcategory')).toEqual([{ id: 561 }]);
});

test('PACK-06 PACK-08 PACK-09 PACK-10 CALL-045 a new package is sent with the fields of its category', async () => {
  const user = openAt('/user_admin_add_intakesubcategory/551');
  await screen.findByLabelText('List Name');
  expect(screen.getByText('Add Intake Packages', { selector: 'h1' })).toBeVisible();
  expect(screen.getByLabelText('Category')).toHaveValue('PERSONAL AUTO');
  expect(screen.getByLabelText('Category')).toHaveAttribute('readonly');
  const sent = nextBody('/createclientintakesubcategory');
  await runSteps(user, [{ fill: 'List Name', text: 'Weekend Cars' }, { press: 'Save' }]);
  expect(await sent).toEqual({
    client_id: 7,
    listcategory_id: '',
    category_id: 551,
    category_name: 'PERSONAL AUTO',
    subcategory_name: 'Weekend Cars',
    coverage_limit: '',
    coverage_premimum: '',
    document: '',
  });
  await expectPath(packages);
});

test('PACK-05 PACK-09 PACK-10 CALL-046 CALL-047 ENT-15 a package of a list is a sub list, and is sent whole', async () => {
  const user = openAt(packages);
  await user.dblClick(actionsCell(await findRow('Full Coverage Plus Glass')));
  await expectPath('/user_admin_edit_intakesubcategory/551/563');
  await screen.findByLabelText('Sub List Name');
  expect(screen.getByText('Edit Intake Packages', { selector: 'h1' })).toBeVisible();
  expect(bodiesTo('/editclientintakesubcategory')).toEqual([{ id: 563 }]);
  const sent = nextBody('/updateclientintakesubcategory/');
  await runSteps(user, [{ fill: 'Sub List Name', text: 'Glass' }, { press: 'Save' }]);
  expect(await sent).toEqual({
    subcategoryDatalist: {
      id: 563,
      client_id: 7,
      listcategory_id: 562,
      category_id: 551,
      category_name: 'PERSONAL AUTO',
      subcategory_name: 'Glass',
      coverage_limit: '500000',
      coverage_premimum: '1240',
      document: '',
    },
  });
  await expectPath(packages);
});

test('PACK-04 the coverage of a package is shown read-only', async () => {
  openAt('/user_admin_intakecoverage/551/562');
  expect(await screen.findByRole('heading', { level: 1, name: 'Full Coverage Coverage' })).toBeVisible();
  const shown = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(shown).toEqual([
    ['Category', 'PERSONAL AUTO'],
    ['List Name', 'Full Coverage'],
    ['Coverage Limit', '500000'],
    ['Coverage Premium', '1180'],
  ]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', packages);
});
