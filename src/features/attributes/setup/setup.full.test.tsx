import { screen, waitFor, within } from '@testing-library/react';
import { expectPath, findRow, goTo } from '@/testing/harness/at';
import { runSteps } from '@/testing/harness/steps';
import { openAt } from '@/app/openAt.fixture';
import { planFault } from '../../../../mocks/conditions';
import { db } from '../../../../mocks/db';
import { attributeNamed } from '../attributes.fixture';

const groups = '/user_admin_intakeattributegroup/551';

test('the screens of a category name it and lead to each other', async () => {
  const user = openAt(groups);
  const setUp = await screen.findByRole('navigation', { name: 'Set-up of PERSONAL AUTO' });
  const paths = within(setUp)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);
  expect(paths).toEqual([
    ['Category', '/user_admin_edit_intakecategory/551', null],
    ['Groups', groups, 'page'],
    ['Packages', '/user_admin_intakesubcategory/551', null],
    ['New quotation', '/user_admin_policy/551', null],
  ]);
  await runSteps(user, [{ press: 'Attributes', ofRow: 'Vehicles' }]);
  await expectPath('/user_admin_attributes/7/603');
  await user.click(await screen.findByRole('link', { name: 'Add' }));
  await expectPath('/user_admin_add_attribute/7/603');
  expect(await screen.findByRole('navigation', { name: 'Set-up of PERSONAL AUTO' })).toBeVisible();
  // From the list of all groups nobody comes from a category.
  goTo('/user_admin_attributegroup');
  await user.click(await screen.findByRole('link', { name: 'Attribute of Vehicles' }));
  await findRow('VIN');
  expect(screen.queryByRole('navigation', { name: 'Set-up of PERSONAL AUTO' })).not.toBeInTheDocument();
});

test('Check lists what does not work, with a link to the attribute; a failed read is not taken for a good set-up', async () => {
  const attribute = attributeNamed('First Name');
  Object.assign(attribute, { attribute_type: 'radio', radiogroup: '', selectgroup: '' });
  const endFault = planFault('/viewattribute', { kind: 'unreachable' }, 'always');
  const user = openAt('/user_admin_intakecategory/');
  await runSteps(user, [{ press: 'Check', ofRow: 'PERSONAL AUTO' }]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Check: PERSONAL AUTO' }));
  const retry = await dialog.findByRole('button', { name: 'Retry' });
  expect(dialog.queryByText(/to mend/)).not.toBeInTheDocument();
  endFault();
  await user.click(retry);
  await user.click(
    await dialog.findByRole('link', { name: /^Edit the attribute: “First Name” has no options/ }),
  );
  await expectPath(`/user_admin_edit_attribute/7/601/${attribute.id}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('Check of a category without problems says so', async () => {
  const user = openAt('/user_admin_edit_intakecategory/551');
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  expect(await screen.findByText(/^Nothing to mend/)).toBeVisible();
});

test('Preview shows the active groups with their active attributes', async () => {
  db.intakeAttributeGroups.find(({ id }) => id === 622)!.active = 0;
  attributeNamed('Last Name').active = 0;
  const user = openAt('/user_admin_intakesubcategory/551');
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview: PERSONAL AUTO' }));
  expect(await dialog.findByLabelText(/^First Name/)).toBeVisible();
  expect(dialog.queryByLabelText(/^Last Name/)).not.toBeInTheDocument();
  expect(dialog.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Preview: PERSONAL AUTO',
    'Insured',
    'Vehicles',
    'Drivers',
    'Remarks',
  ]);
});

test('an empty list says what to do', async () => {
  db.intakeAttributeGroups.length = 0;
  const user = openAt(groups);
  expect(
    await screen.findByText(/^No groups yet, so a quotation of this category asks nothing/),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Packages' }));
  expect(await screen.findByText(/^A package names a coverage limit and premium/)).toBeVisible();
});
