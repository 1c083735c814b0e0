import { screen, waitFor, within } from '@testing-library/react';
import { actionsCell, blankRow, expectPath, goTo, rowWith } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';
import { loadsFail } from '../../../mocks/scenarios';

// The category's name also stands in the menu bar.
async function categoryRow(name: string): Promise<HTMLElement> {
  return screen.findByRole('row', { name: new RegExp(` ${name} `) });
}

const categories = '/user_admin_intakecategory/';
const packages = '/user_admin_intakesubcategory/551';

test('INTAKE-01 INTAKE-02 INTAKE-03 INTAKE-04 CALL-039 the categories with their sublobs and attributes', async () => {
  openAt(categories);
  await expectCells(db.intakeCategories, {
    Name: ({ category_name, sublob }) => (sublob ? `${category_name}-${sublob}` : category_name),
    Attributes: 'Attributes',
    Actions: 'Actions',
  });
  expect(screen.getByRole('link', { name: 'Attributes of PERSONAL AUTO' })).toHaveAttribute(
    'href',
    '/user_admin_intakeattributegroup/551',
  );
  expect(bodiesTo('/viewclientintakecategory')).toEqual([{ client_id: 7 }]);
});

test('INTAKE-01 CONST-02 twenty categories a page', async () => {
  const pattern = db.intakeCategories[0]!;
  for (let id = 901; id <= 914; id += 1) {
    db.intakeCategories.push({ ...pattern, id, category_name: `Line ${id}` });
  }
  openAt(categories);
  await categoryRow('Line 913');
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  expect(screen.queryByRole('row', { name: / Line 914 / })).not.toBeInTheDocument();
});

test('INTAKE-05 LIST-03 double click on the actions cell edits a category; its menu leads to the packages', async () => {
  const user = openAt(categories);
  const row = await categoryRow('PERSONAL AUTO');
  await user.click(within(row).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Packages' }));
  await expectPath(packages);
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  await expectPath(categories);
  await user.dblClick(actionsCell(await categoryRow('PERSONAL AUTO')));
  await expectPath('/user_admin_edit_intakecategory/551');
});

test('INTAKE-06 INTAKE-07 INTAKE-08 CALL-040 LIST-04 a new category is sent with its five fields', async () => {
  const user = openAt(categories);
  await categoryRow('PERSONAL AUTO');
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute(
    'href',
    '/user_admin_add_intakecategory/',
  );
  await user.click(within(blankRow()).getByText('Add…'));
  await user.type(await screen.findByLabelText('LOB'), 'Cyber Liability');
  await user.type(screen.getByLabelText('Sub LOB'), 'Small Firms');
  const sent = nextBody('/createclientintakecategory');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toEqual({
    client_id: 7,
    category_name: 'Cyber Liability',
    sublob: 'Small Firms',
    document: '',
    intaketype: '',
  });
  await expectPath(categories);
  expect(await categoryRow('Cyber Liability-Small Firms')).toBeVisible();
});

test('INTAKE-05 INTAKE-07 INTAKE-08 CALL-041 CALL-042 ENT-14 an edited category is sent whole', async () => {
  const user = openAt('/user_admin_edit_intakecategory/552');
  const sublob = await screen.findByLabelText('Sub LOB');
  expect(bodiesTo('/editclientintakecategory')).toEqual([{ id: 552 }]);
  await user.clear(sublob);
  await user.type(sublob, 'HO5');
  const sent = nextBody('/updateclientintakecategory');
  await user.click(screen.getByRole('button', { name: 'Save' }));
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

test('PACK-01 PACK-02 PACK-03 PACK-04 PACK-07 CALL-043 the packages of a category', async () => {
  openAt(packages);
  const stored = db.intakeSubcategories.filter(({ category_id }) => category_id === 551);
  await expectCells(stored, {
    Name: ({ subcategory_name }) => subcategory_name,
    Category: ({ category_name }) => category_name,
    List: 'List',
    Actions: 'Actions',
  });
  expect(await screen.findByRole('heading', { level: 1, name: "PERSONAL AUTO's Packages" })).toBeVisible();
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'PERSONAL AUTO' })).toHaveAttribute(
    'href',
    '/user_admin_edit_intakecategory/551',
  );
  expect(screen.getByRole('link', { name: 'List of Full Coverage' })).toHaveAttribute(
    'href',
    '/user_admin_intakecoverage/551/562',
  );
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', categories);
  expect(bodiesTo('/viewclientintakesubcategory')).toEqual([{ cid: 551 }]);
});

test('PACK-01 ten packages a page', async () => {
  const pattern = db.intakeSubcategories[0]!;
  for (let id = 901; id <= 908; id += 1) {
    db.intakeSubcategories.push({ ...pattern, id, subcategory_name: `Package ${id}` });
  }
  openAt(packages);
  await rowWith('Package 907');
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  expect(screen.queryByText('Package 908')).not.toBeInTheDocument();
});

test('PACK-05 LIST-03 double click on the actions cell edits a package', async () => {
  const user = openAt(packages);
  await user.dblClick(actionsCell(await rowWith('Full Coverage')));
  await expectPath('/user_admin_edit_intakesubcategory/551/562');
});

test('PACK-11 CALL-044 Delete asks, and removes the package on OK only', async () => {
  const user = openAt(packages);
  for (const answer of ['Cancel', 'OK']) {
    await user.click(within(await rowWith('Liability Only')).getByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Do you want to remove?');
    expect(bodiesTo('/removeclientintakesubcategory')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  }
  await waitFor(() => expect(screen.queryByRole('row', { name: /Liability Only/ })).toBeNull());
  expect(bodiesTo('/removeclientintakesubcategory')).toEqual([{ id: 561 }]);
});

test('PACK-06 PACK-08 PACK-09 PACK-10 CALL-045 a new package is sent with the fields of its category', async () => {
  const user = openAt('/user_admin_add_intakesubcategory/551');
  await user.type(await screen.findByLabelText('List Name'), 'Weekend Cars');
  expect(screen.getByLabelText('Category')).toHaveValue('PERSONAL AUTO');
  expect(screen.getByLabelText('Category')).toHaveAttribute('readonly');
  const sent = nextBody('/createclientintakesubcategory');
  await user.click(screen.getByRole('button', { name: 'Save' }));
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
  const user = openAt('/user_admin_edit_intakesubcategory/551/563');
  const name = await screen.findByLabelText('Sub List Name');
  expect(bodiesTo('/editclientintakesubcategory')).toEqual([{ id: 563 }]);
  await user.clear(name);
  await user.type(name, 'Glass');
  const sent = nextBody('/updateclientintakesubcategory/');
  await user.click(screen.getByRole('button', { name: 'Save' }));
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

test('PACK-04 the coverage of a package is shown to be read', async () => {
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

test('PACK-04 ERR-05 a coverage that could not be loaded is asked for again on Retry', async () => {
  const endFailures = loadsFail('/editclientintakesubcategory');
  const user = openAt('/user_admin_intakecoverage/551/562');
  await screen.findByText('Could not load');
  endFailures();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1180')).toBeVisible();
});

test.each([
  [
    '/user_admin_intakecoverage/551/562',
    '/user_admin_intakecoverage/551/561',
    '/editclientintakesubcategory',
  ],
  ['/user_admin_intakesubcategory/551', '/user_admin_intakesubcategory/553', '/viewclientintakesubcategory'],
])('at another URL nothing of %s is shown while %s loads, or when it fails', async (first, second, path) => {
  openAt(first);
  await screen.findByText('Full Coverage');
  const mend = loadsFail(path);
  goTo(second);
  expect(screen.queryByText('Full Coverage')).toBeNull();
  await screen.findByText('Could not load');
  expect(screen.queryByText('Full Coverage')).toBeNull();
  mend();
});
