import { screen, waitFor, within } from '@testing-library/react';
import { actionsCell, answer, expectPath, findRow } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { runSteps } from '@/testing/harness/steps';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import {
  carrier,
  common,
  ftpFields,
  mga,
  pointingFields,
  sentForCommon,
  sentForNone,
  storedRecord,
  storedRows,
  tpa,
  type Kind,
} from './partners.fixture';

/** All kinds share one form: only one kind's form is filled in completely. */
const isFilledIn = (kind: Kind): boolean => kind === carrier;

describe.each([carrier, tpa, mga])('$heading', (kind) => {
  test(`PARTNER-01 PARTNER-02 PARTNER-04 PARTNER-14 PARTNER-16 PARTNER-17 PARTNER-18 PARTNER-25 CONST-01 ERR-04 CALL-063 CALL-064 CALL-069 CALL-070 CALL-075 CALL-076 the ${kind.heading} stand ten a page under name and folder, and one is removed after a question`, async () => {
    const rows = storedRows(kind);
    for (let id = 901; rows.length < 11; id += 1) rows.push({ ...rows[0]!, id });
    const user = openAt(kind.list);
    await expectCells(rows.slice(0, 10), {
      [`${kind.label} Name`]: (row) => String(Reflect.get(row, kind.nameKey)),
      'Pointing ID / Folder': ({ blobfolder }) => blobfolder,
      Actions: 'Actions',
    });
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: kind.heading })).toBeVisible();
    expect(bodiesTo(kind.calls.view)).toEqual([{ client_id: 7 }]);

    await runSteps(user, [{ press: 'Delete', ofRow: kind.other.name }]);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Do you want to remove?');
    expect(bodiesTo(kind.calls.remove)).toEqual([]);
    await runSteps(user, [{ press: 'OK' }]);
    await waitFor(() => expect(screen.queryByText(kind.other.name, { selector: 'td *' })).toBeNull());
    expect(bodiesTo(kind.calls.remove)).toEqual([{ id: kind.other.id }]);
  });

  test(`PARTNER-05 PARTNER-06 PARTNER-08 PARTNER-12 PARTNER-15 PARTNER-19 PARTNER-21 CALL-067 CALL-073 CALL-077 ENT-19 ENT-20 ENT-21 a new Kyubos ${kind.label} is sent with empty FTP fields`, async () => {
    const user = openAt(kind.list);
    await user.click(await screen.findByText('Add…'));
    await expectPath(kind.add);
    await runSteps(user, [
      { choose: 'Type', option: 'Kyubos' },
      { fill: `${kind.label} Name`, text: 'Juniper' },
      { fill: 'Kyubos Pointing Id', text: kind.known },
      ...(isFilledIn(kind) ? common : []),
    ]);
    expect(screen.getByText(`Create ${kind.label}`, { selector: 'h1' })).toBeVisible();
    const sent = nextBody(kind.calls.create);
    await runSteps(user, [{ press: 'Save' }]);
    expect(await sent).toEqual({
      ...(isFilledIn(kind) ? sentForCommon : sentForNone),
      [kind.nameKey]: 'Juniper',
      membertype: 'Kyubos',
      kyubosid: kind.known,
      BDX_Username: '',
      BDX_Password: '',
      containername: '',
    });
    expect(bodiesTo(kind.calls.search)).toEqual([{ kyubosid: kind.known }]);
    await expectPath(kind.list);
  });

  test(`PARTNER-21 PARTNER-22 PARTNER-23 ERR-03 CALL-068 CALL-074 CALL-078 a pointing id that only another kind knows is cleared with an alert on ${kind.heading}`, async () => {
    const user = openAt(kind.add);
    await runSteps(user, [
      { choose: 'Type', option: 'Kyubos' },
      { fill: 'Kyubos Pointing Id', text: kind.foreign },
    ]);
    await answer(user, 'Invalid Kyubos id');
    expect(screen.getByLabelText('Kyubos Pointing Id')).toHaveValue('');
    expect(bodiesTo(kind.calls.search)).toEqual([{ kyubosid: kind.foreign }]);
  });

  test(`PARTNER-03 PARTNER-11 PARTNER-13 PARTNER-15 PARTNER-20 CALL-065 CALL-066 CALL-071 CALL-072 an edited Kyubos ${kind.label} is sent whole and leads to its own list`, async () => {
    const before = storedRecord(kind, kind.kyubos.id);
    const user = openAt(kind.list);
    await user.dblClick(actionsCell(await findRow(kind.kyubos.name)));
    await expectPath(`${kind.edit}/${kind.kyubos.id}`);
    await screen.findByLabelText(`${kind.label} Name`);
    expect(screen.getByText(`Edit ${kind.label}`, { selector: 'h1' })).toBeVisible();
    expect(bodiesTo(kind.calls.read)).toEqual([{ id: kind.kyubos.id }]);
    for (const label of ['Type', ...pointingFields])
      expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
    for (const label of ftpFields) expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
    const sent = nextBody(kind.calls.update);
    await runSteps(user, [{ fill: `${kind.label} Name`, text: 'Renamed' }, { press: 'Save' }]);
    expect(await sent).toEqual({ userData: { ...before, [kind.nameKey]: 'Renamed' } });
    expect(bodiesTo(kind.calls.search)).toEqual([]);
    await expectPath(kind.list);
    expect(await findRow('Renamed')).toBeVisible();
  });
});

test('PARTNER-07 PARTNER-09 PARTNER-10 PARTNER-24 the phone is one of the United States at first; the type shows its own fields, and they are required', async () => {
  const user = openAt('/user_admin_add_carrier');
  await runSteps(user, [{ choose: 'Type', option: 'Kyubos' }]);
  expect(screen.getByTitle('Country of Phone Number')).toHaveValue('US');
  for (const label of pointingFields) expect(screen.getByLabelText(label)).toBeRequired();
  for (const label of ftpFields) expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  await runSteps(user, [{ choose: 'Type', option: 'Non Kyubos' }]);
  for (const label of ftpFields) expect(screen.getByLabelText(label)).toBeRequired();
  for (const label of pointingFields) expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  await runSteps(user, [{ press: 'Save' }]);
  const summary = await screen.findByRole('group', { name: 'There is a problem' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['FTP Account Name is required', 'FTP Account Key is required', 'Container Name is required']);
  expect(bodiesTo('/createcarrier')).toEqual([]);
});
