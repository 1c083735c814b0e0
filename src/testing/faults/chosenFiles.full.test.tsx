import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { installTestWorkers } from '@/preflight/worker.fixture';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '../harness/server';
import type { Visitor } from '../harness/signIns';
import type { CallPath } from '@/api/calls';

/** A file on a disk: it can be changed or deleted after it was chosen. */
interface DiskFile {
  readonly file: File;
  breakWith(name: string | undefined): void;
}

function diskFile(name: string, text = 'Policy Number,Gross Premium\nP-1,2\n'): DiskFile {
  const file = new File([text], name, { type: 'text/csv', lastModified: 1 });
  const slice = file.slice.bind(file);
  let broken: string | undefined;
  file.slice = (...range) => {
    const part = slice(...range);
    if (broken !== undefined)
      part.arrayBuffer = () => Promise.reject(new DOMException('The file could not be read', broken));
    return part;
  };
  return { file, breakWith: (cause) => (broken = cause) };
}

const changed = 'The file has changed since it was chosen. Choose it again.';

interface Place {
  readonly url: string;
  readonly as: Visitor;
  readonly label: string;
  readonly call: CallPath;
  readonly fill: (user: UserEvent) => Promise<void>;
}

async function fillHeader(user: UserEvent): Promise<void> {
  const sendTo = screen.queryByLabelText('Send To');
  if (sendTo) await user.selectOptions(sendTo, 'Atlantic Mutual');
  await user.type(screen.getByLabelText('Period'), '102026');
  await user.type(screen.getByLabelText('Control Value'), '2');
  await user.selectOptions(screen.getByLabelText('LOB'), 'PERSONAL AUTO');
}

/** Every form that sends files. */
const places: readonly Place[] = [
  {
    url: '/user_admin_add_bdxcreate',
    as: 'admin',
    label: 'File',
    call: '/createbrdxsamplefile',
    fill: fillHeader,
  },
  {
    url: '/client_user_BDX_add_fileupload',
    as: 'carrier',
    label: 'File',
    call: '/createbybdx',
    fill: fillHeader,
  },
  {
    url: '/add_companies',
    as: 'admin',
    label: 'Document Upload',
    call: '/company',
    fill: (user) => user.type(screen.getByLabelText('Company Name'), 'Juniper Claims'),
  },
];

const box = (label: string): HTMLInputElement =>
  screen.getByLabelText(label, { selector: 'input[type="file"]' });
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });

beforeEach(() => installTestWorkers());

describe.each(places)('the file of $url', ({ url, as, label, call, fill }) => {
  async function open(): Promise<UserEvent> {
    const user = openAt(url, { as });
    await screen.findByLabelText(label);
    await fill(user);
    return user;
  }

  test('that changed after it was chosen is not sent, the form is not locked, and the file can be chosen again', async () => {
    const user = await open();
    const first = diskFile('october.csv');
    await user.upload(box(label), first.file);
    expect(box(label).value).toBe('');
    first.breakWith('NotReadableError');
    await user.click(save());
    await waitFor(() => expect(box(label)).toHaveAccessibleDescription(expect.stringContaining(changed)));
    expect(box(label)).toBeInvalid();
    expect(bodiesTo(call)).toEqual([]);
    expect(screen.queryByText(/Not confirmed|It is no longer/)).toBeNull();
    await user.upload(
      box(label),
      new File(['Policy Number,Gross Premium\nP-1,3\n'], 'october.csv', {
        type: 'text/csv',
        lastModified: 2,
      }),
    );
    await waitFor(() => expect(box(label)).toBeValid());
    expect(screen.getAllByRole('button', { name: 'Remove october.csv' })).toHaveLength(1);
    await user.click(save());
    await waitFor(() => expect(bodiesTo(call)).toHaveLength(1));
  });

  test.each([
    ['NotFoundError', `${changed} It is no longer where it was.`],
    ['SecurityError', 'The file cannot be read. Choose it again.'],
  ])('that ends with %s is named when the window gets the focus again', async (cause, text) => {
    const user = await open();
    const { file, breakWith } = diskFile('october.csv');
    await user.upload(box(label), file);
    fireEvent(window, new Event('focus'));
    expect(box(label)).toBeValid();
    breakWith(cause);
    fireEvent(window, new Event('focus'));
    await waitFor(() => expect(box(label)).toHaveAccessibleDescription(expect.stringContaining(text)));
    await user.click(save());
    expect(bodiesTo(call)).toEqual([]);
  });
});

test('the pre-flight panel reports the change when the window gets the focus, and checks the file after it is chosen again', async () => {
  const user = openAt('/user_admin_add_bdxcreate');
  await screen.findByLabelText('File');
  await fillHeader(user);
  const { file, breakWith } = diskFile('october.csv');
  await user.upload(box('File'), file);
  expect(await screen.findByText('Reconciled')).toBeVisible();
  breakWith('NotReadableError');
  fireEvent(window, new Event('focus'));
  await waitFor(() => expect(screen.queryByText('Reconciled')).toBeNull());
  expect(screen.getAllByText(changed)).toHaveLength(2);
  await user.upload(box('File'), diskFile('october.csv').file);
  expect(await screen.findByText('Reconciled')).toBeVisible();
  expect(screen.queryByText(changed)).toBeNull();
});

test('COMPANY-12 two documents of one name are both sent, unless the first was deleted from the disk', async () => {
  const user = openAt('/add_companies');
  await screen.findByLabelText('Document Upload');
  const first = diskFile('licence.pdf', 'one');
  await user.upload(box('Document Upload'), first.file);
  await user.upload(box('Document Upload'), diskFile('licence.pdf', 'second').file);
  expect(screen.getAllByRole('button', { name: 'Remove licence.pdf' })).toHaveLength(2);
  first.breakWith('NotReadableError');
  await user.upload(box('Document Upload'), diskFile('licence.pdf', 'the third').file);
  await waitFor(() => expect(screen.getByText('9 B')).toBeVisible());
  expect(screen.getAllByRole('button', { name: 'Remove licence.pdf' })).toHaveLength(2);
  expect(screen.queryByText('3 B')).toBeNull();
});

test('a file that was empty when it was chosen, and has content now, is not sent', async () => {
  const user = openAt('/user_admin_add_bdxcreate');
  await screen.findByLabelText('File');
  await fillHeader(user);
  const { file } = diskFile('october.csv', '');
  // The product reads no byte of it, so a browser would send the empty content of the chosen file.
  file.arrayBuffer = () => Promise.reject(new DOMException('The file could not be read', 'NotReadableError'));
  await user.upload(box('File'), file);
  await user.click(save());
  await waitFor(() => expect(box('File')).toHaveAccessibleDescription(expect.stringContaining(changed)));
  expect(bodiesTo('/createbrdxsamplefile')).toEqual([]);
  expect(screen.queryByText(/Not confirmed/)).toBeNull();
});
