import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { planFault } from '../../../../mocks/conditions';
import { hangsOnce, loadsFail } from '../../../../mocks/scenarios';
import { installTestWorkers } from '@/preflight/worker.fixture';
import { csvFile, findFileBox } from '@/testing/harness/bordereauFile';
import { answer } from '@/testing/harness/at';

const url = '/user_admin_add_bdxcreate';

beforeEach(() => {
  installTestWorkers();
});

test('BDXADM-28 BDXADM-29 ERR-24 a file of another type is refused with the documented message, and the field is cleared', async () => {
  openAt(url);
  // A browser's file dialog also lets the user choose a type that is not accepted.
  const user = userEvent.setup({ applyAccept: false });
  const box = await findFileBox();
  await user.upload(box, csvFile());
  expect(screen.getByRole('list', { name: 'Ready to send' })).toHaveTextContent('premium.csv');
  await user.upload(box, new File(['%PDF-1.7'], 'premium.pdf', { type: 'application/pdf' }));
  await answer(user, 'Invalid file type! Only CSV, TXT, XLS, and XLSX files are allowed.');
  expect(box).toHaveValue('');
  expect(screen.queryByRole('list', { name: 'Ready to send' })).not.toBeInTheDocument();
  expect(screen.getByText(/Once a file is chosen/)).toBeVisible();
});

test('BDXADM-32 a control value that was cut shows a message, and full-width digits are accepted', async () => {
  const user = openAt(url);
  const control = await screen.findByRole('textbox', { name: 'Control Value' });
  await user.click(control);
  await user.paste('１２３４.５\u200b0');
  await user.tab();
  expect(control).toHaveValue('$1,234.50');
  await user.clear(control);
  await user.paste('Total of all rows: $1,234.50\n');
  expect(control).toHaveAccessibleDescription('Cut to 20 characters: 8 characters left out.');
  await user.clear(control);
  expect(control).not.toHaveAccessibleDescription();
  await user.paste('1200 800');
  await user.tab();
  expect(control).toHaveValue('$1,200,800');
  expect(control).toHaveAccessibleDescription('Two numbers: 1200 and 800. Enter one of them.');
  await user.clear(control);
  await user.type(control, '1 200 800');
  await user.tab();
  expect(control).toHaveValue('$1,200,800');
  expect(control).not.toHaveAccessibleDescription();
  const period = screen.getByRole('textbox', { name: 'Period' });
  await user.click(period);
  await user.paste('\u200e１０/２０２６ (October, final)');
  expect(period).toHaveValue('10/2026');
  expect(period).toHaveAccessibleDescription('12 characters found no place.');
});

test('BDXADM-31 BDXADM-32 BDXADM-33 CONST-22 CONST-25 period and control value are formatted and limited in length', async () => {
  const user = openAt(url);
  const period = await screen.findByRole('textbox', { name: 'Period' });
  await user.type(period, '1a3-2026789');
  expect(period).toHaveValue('13/2026');
  expect(period).toHaveAccessibleDescription('The month is usually 01 to 12.');
  expect(period).toHaveAttribute('maxlength', '20');
  const control = screen.getByRole('textbox', { name: 'Control Value' });
  await user.type(control, '123456789012345678901234');
  expect(control).toHaveValue('12345678901234567890');
  await user.clear(control);
  await user.type(control, '1234.5');
  await user.tab();
  expect(control).toHaveValue('$1,234.50');
  expect(control).not.toHaveAccessibleDescription();
  await user.clear(control);
  await user.type(control, '1234.505');
  await user.tab();
  expect(control).toHaveValue('$1,234.51');
  expect(control).toHaveAccessibleDescription('Rounded to $1,234.51');
  await user.type(control, '{Backspace}');
  expect(control).not.toHaveAccessibleDescription();
});

test('ERR-25 a session that ends during an upload redirects to the login, and no alert follows there', async () => {
  planFault('/createbrdxsamplefile', { kind: 'answer', status: 401 });
  const user = openAt(url);
  await user.upload(await findFileBox(), csvFile());
  planFault('/editclient', { kind: 'answer', status: 401 }, 'always');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await answer(user, 'Send without carrier, period and control value?');
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an upload shows its progress; after Stop everything stays and no alert is shown', async () => {
  hangsOnce('/createbrdxsamplefile');
  const user = openAt(url);
  await findFileBox();
  // Dropped on the page, outside the box.
  const dataTransfer = { types: ['Files'], items: [], files: [csvFile()] };
  expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  await screen.findByRole('list', { name: 'Ready to send' });
  const sent = nextBody('/createbrdxsamplefile');
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  await answer(user, 'Send without carrier, period and control value?');
  expect(await screen.findByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await sent;
  const other = { types: ['Files'], items: [], files: [csvFile('other.csv')] };
  expect(fireEvent.drop(document.body, { dataTransfer: other })).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Ready to send' })).toHaveTextContent('premium.csv');
  expect(bodiesTo('/createbrdxsamplefile')).toHaveLength(1);
});

test('without the client’s own name there is no form to send', async () => {
  const stopFailing = loadsFail('/editclient');
  const user = openAt(url);
  expect(await screen.findByText('Could not load')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  stopFailing();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await findFileBox()).toBeVisible();
});
