import { writeFile } from 'node:fs/promises';
import moment from 'moment';
import { test } from './fixtures';
import { button, field, heading, link } from './user';

/** The main journeys, once for all engines; the details of each feature are proven in Chromium (`e2e/journeys`). */

const receipt = { role: 'region', name: 'Last action' };
const openRecord = { role: 'link', text: 'Open', within: receipt };
const menuItem = (name: string) => ({ role: 'menuitem', name });

test('REF-06 a country is found, edited and saved', async ({ user, signIn }) => {
  await signIn();
  await user.fill({ role: 'searchbox' }, 'Canada');
  const row = { role: 'row', text: 'Canada' };
  await user.press(button('Actions', row));
  await user.press(menuItem('Edit'));
  await user.isAt(/^\/user_admin_edit_countries\/\d+$/);
  await user.reads(field('Country Name'), 'Canada');
  await user.fill(field('Country Name'), 'Canada and Quebec');
  await user.press(button('Save'));
  await user.isAt('/user_admin_countries');
  await user.sees({ role: 'row', text: 'Canada and Quebec' });
});

test('QNEW-07 QEDIT-08 FLOW-01 BINDER-14 a quotation is written, generated, approved and paid', async ({
  user,
  signIn,
}) => {
  await signIn();
  await user.press(button('New quotation'));
  await user.press(menuItem('Inland Marine'));
  await user.choose(field('Program'), 'Inland Marine Standard');
  await user.fill(field('First Name'), 'Ann');
  await user.fill(field('Last Name'), 'Marble');
  await user.fill(field('Address'), '4 Quarry Road');
  await user.fill(field('Zip Code'), '60614');
  await user.press(button('Submit'));
  await user.isAt('/user_admin_home');
  await user.reads(receipt, /^Quotation POL-\S+ submitted/);
  const number = /POL-[\d-]+/.exec(await user.textOf(receipt))?.[0] ?? '';

  await user.press(openRecord);
  await user.sees(heading(`Quotation ${number}`));
  await user.press(link('Edit', { role: 'main' }));
  await user.sees(button('Generate Quotation'));
  await user.choose(field('Policy Duration'), '1 Year');
  const effective = moment().add(10, 'days');
  await user.fillDate(field('Effective Date'), effective.format('YYYY-MM-DD'));
  await user.key('Tab');
  await user.reads(field('Exp Date'), effective.add(1, 'year').format('YYYY-MM-DD'));
  await user.press(button('Generate Quotation'));
  await user.isAt('/user_admin_home');
  await user.reads(receipt, new RegExp(`Quotation ${number} generated`));

  await user.press(openRecord);
  await user.press(button('Approve'));
  await user.press(
    button('OK', { role: 'alertdialog', text: 'Are you sure you want to Approve Quotation?' }),
  );
  await user.press(button('OK', { role: 'alertdialog', text: 'Quotation Approved successfully!' }));
  await user.isAt('/user_admin_policy_quotations');

  await user.press(openRecord);
  await user.press(button('Process To Policy'));
  const payment = { role: 'dialog', name: 'Payment' };
  await user.choose(field('Payment Type', payment), 'CASHIER CHECK');
  await user.press(button('Full balance', payment));
  await user.press(button('Submit', payment));
  await user.isAt('/user_admin_policy_binder');
  await user.reads(receipt, new RegExp(`received\\. ${number} is now a policy`));
  await user.press(openRecord);
  await user.isAt(/^\/user_admin_view_policies\//);
});

test('PROD-22 a bordereau is checked before its upload, and uploaded', async ({ user, signIn }, info) => {
  const file = info.outputPath('october.csv');
  await writeFile(
    file,
    '\uFEFFPolicy Number,Insured,Gross Premium\r\nP-1,"Whitfield, Ann",1.00\r\nP-2,Delgado,2.00\r\n',
  );
  await signIn();
  await user.open('/user_admin_bdx_create');
  await user.press(link('Add'));
  await user.sees(heading('Create Upload File'));
  await user.choose(field('Send To'), 'Atlantic Mutual');
  await user.fill(field('Period'), '102026');
  await user.fill(field('Control Value'), '3');
  await user.choose(field('LOB'), 'PERSONAL AUTO');
  await user.chooseFile(field('File'), file);
  await user.sees({ role: 'region', name: 'Pre-flight check', text: 'Reconciled' });
  await user.press(button('Save'));
  await user.press(button('OK', { role: 'alertdialog', text: 'File uploaded successfully!' }));
  await user.isAt('/user_admin_bdx_create');
  await user.sees({ role: 'row', text: 'october.csv' });
});

test('PERM-03 PERM-04 permissions are moved, dragged by keys, and saved by keyboard alone', async ({
  user,
  signIn,
}) => {
  await signIn();
  await user.open('/permissions/13');
  const box = (name: string) => ({ role: 'region', name });
  await user.reach(button('Move Home to Read'), 'Enter');
  await user.sees(button('Remove Home', box('Read')));
  await user.reach(button('Drag Carriers, Partners'), ' ');
  await user.key('ArrowRight');
  await user.key(' ');
  await user.sees(button('Remove Carriers'));
  await user.reach(button('Save Permissions'), 'Enter');
  await user.isAt('/user_admin_users');
  await user.open('/permissions/13');
  await user.sees(button('Remove Home', box('Read')));
  await user.sees(button('Remove Carriers'));
});

test('a quotation is found by its number with the search, and opened by keyboard alone', async ({
  user,
  signIn,
}) => {
  await signIn();
  await user.open('/user_admin_home');
  await user.sees(button('Search'));
  await user.key('/');
  await user.isOn({ role: 'combobox', name: 'Search' });
  await user.type('POL-2026-0043');
  await user.sees({ role: 'option', text: 'POL-2026-0043' });
  await user.key('Enter');
  await user.isAt('/user_admin_view_policy_quotation/1043/551');
  await user.isOn(heading('Quotation POL-2026-0043'));
});

test('P4 what was typed is offered back after a reload', async ({ user, signIn }) => {
  await signIn();
  await user.open('/user_admin_edit_countries/401');
  await user.reads(field('Country Name'), /./);
  await user.fill(field('Country Name'), 'Jane Q Insured');
  await user.reload();
  const offer = { role: 'region', name: 'Unsaved work' };
  await user.press(button('Restore', offer));
  await user.reads(field('Country Name'), 'Jane Q Insured');
});

test('a session that ends soon is renewed while a form is open, without a changed character', async ({
  user,
  signIn,
  control,
}) => {
  await control('token', { seconds: 100 });
  await signIn();
  await user.open('/user_admin_edit_countries/401');
  await user.reads(field('Country Name'), /./);
  await user.fill(field('Country Name'), 'In the middle of a wo');
  await user.press(button('Stay signed in'));
  const dialog = { role: 'dialog', name: 'Stay signed in' };
  await control('token', { seconds: 3600 });
  await user.fill(field('Password', dialog), 'admin123');
  await user.key('Enter');
  await user.seesNo(dialog);
  await user.isOn(field('Country Name'));
  await user.type('rd');
  await user.press(button('Save'));
  await user.isAt('/user_admin_countries');
  await user.sees({ role: 'row', text: 'In the middle of a word' });
});

test('BDXCAR-04 a carrier signs in and sees the files received', async ({ user, signIn }) => {
  await signIn('carrier');
  await user.isAt('/client_user_BDX_filerecived');
  await user.sees({ role: 'row', text: 'premium-2026-08.csv' });
});
