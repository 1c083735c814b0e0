import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Field, open } from '../fields.fixture';
import { usePageStaysOnFileDrop } from './fileDrops';

const files = ['a.csv', 'b.csv'].map((name) => new File(['1'], name));

function Page({ children }: { children?: ReactNode }): ReactNode {
  usePageStaysOnFileDrop();
  return (
    <>
      <p>Text</p>
      <Field.Text name="name" label="Name" />
      {children}
    </>
  );
}

/** Drags over an element and drops on it; returns whether the browser does nothing itself, and the cursor's effect. */
function drop(
  target: Element,
  types: readonly string[] = ['Files'],
  dropped = files,
  folders: readonly File[] = [],
): [boolean, unknown] {
  const items = dropped.map((file) => ({
    webkitGetAsEntry: () => ({ name: file.name, isDirectory: folders.includes(file) }),
  }));
  const dataTransfer = { types, files: types.includes('Files') ? dropped : [], items, getData: () => '' };
  const over = createEvent.dragOver(target, { dataTransfer });
  const drops = createEvent.drop(target, { dataTransfer });
  fireEvent(target, over);
  fireEvent(target, drops);
  expect(drops.defaultPrevented).toBe(over.defaultPrevented);
  return [drops.defaultPrevented, (over as DragEvent).dataTransfer?.dropEffect];
}

function chosen(): (string | null)[] {
  const list = screen.queryByRole('list', { name: 'Ready to send' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : [];
}

const file = <Field.File name="files" label="File" />;

test('a file that is dropped on a page without a file box changes nothing', () => {
  open(<Page />);
  expect(drop(screen.getByText('Text'))).toEqual([true, 'none']);
  expect(drop(screen.getByLabelText('Name'))).toEqual([true, 'none']);
});

test('a text can be dragged into a text box as before', () => {
  open(<Page>{file}</Page>);
  expect(drop(screen.getByLabelText('Name'), ['text/plain'])).toEqual([false, undefined]);
});

test.each<[string, ReactNode, string[]]>([
  ['one', file, ['a.csv']],
  ['several', <Field.File key="files" name="files" label="File" multiple />, ['a.csv', 'b.csv']],
])('files that are dropped beside the only file box, for %s, are chosen', async (_case, field, names) => {
  open(<Page>{field}</Page>);
  expect(drop(screen.getByText('Text'))).toEqual([true, 'copy']);
  await screen.findByRole('list', { name: 'Ready to send' });
  expect(chosen().map((text) => text?.slice(0, 5))).toEqual(names);
});

test('a file box itself takes the files as before', () => {
  open(<Page>{file}</Page>);
  expect(drop(screen.getByLabelText('File'))).toEqual([false, undefined]);
  expect(chosen()).toEqual([]);
});

test('a disabled file box takes nothing, and the browser does not open the file', () => {
  open(
    <Page>
      <Field.File name="files" label="File" disabled />
    </Page>,
  );
  expect(drop(screen.getByLabelText('File'))).toEqual([true, 'none']);
  expect(chosen()).toEqual([]);
});

test.each<[string, ReactNode]>([
  ['a disabled file box', <Field.File key="files" name="files" label="File" disabled />],
  [
    'two file boxes',
    <>
      {file}
      <input type="file" aria-label="Other" />
    </>,
  ],
  [
    'a file box of a form that is being sent',
    <div key="busy" aria-busy="true">
      {file}
    </div>,
  ],
  [
    'a file box behind a dialog',
    <>
      {file}
      <div role="alertdialog" aria-label="Question" />
    </>,
  ],
])('beside %s nothing is chosen, and the page stays', async (_case, field) => {
  open(<Page>{field}</Page>);
  expect(drop(screen.getByText('Text'))).toEqual([true, 'none']);
  expect(drop(screen.getByText('Text'))).toEqual([true, 'none']);
  await Promise.resolve();
  expect(chosen()).toEqual([]);
});

const folder = new File([], 'June.csv');
const folderNote = 'A folder cannot be sent. Choose the files in it.';

test('a folder that is dropped beside the file box is not chosen, and the field says so', async () => {
  open(
    <Page>
      <Field.File name="files" label="File" multiple />
    </Page>,
  );
  drop(screen.getByText('Text'), ['Files'], [folder, ...files], [folder]);
  expect(await screen.findByText(folderNote)).toBeVisible();
  expect(chosen()).toEqual([expect.stringContaining('a.csv'), expect.stringContaining('b.csv')]);
  drop(screen.getByText('Text'));
  await waitFor(() => expect(screen.queryByText(folderNote)).not.toBeInTheDocument());
});

test('a folder that is dropped on the file box is not chosen, and the field says so', async () => {
  open(<Page>{file}</Page>);
  const box = screen.getByLabelText('File');
  drop(box, ['Files'], [folder], [folder]);
  fireEvent.change(box, { target: { files: [folder] } });
  expect(await screen.findByText(folderNote)).toBeVisible();
  expect(chosen()).toEqual([]);
  fireEvent.change(box, { target: { files: [files[0]] } });
  await waitFor(() => expect(chosen()).toEqual([expect.stringContaining('a.csv')]));
  expect(screen.queryByText(folderNote)).not.toBeInTheDocument();
});
