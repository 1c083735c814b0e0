import { screen, waitFor, within } from '@testing-library/react';
import { actionsCell, blankRow, expectPath, rowWith } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { planFault } from '../../../mocks/conditions';
import { db } from '../../../mocks/db';
import { hangsOnce, loadsFail } from '../../../mocks/scenarios';
import { carrier, choose, chooseType, closeAlert, fill, mga, save, type Kind, tpa } from './partners.fixture';

/** What the mocked server holds of a kind of partner. */
function storedRows({ word }: Kind): (typeof db.carriers | typeof db.tpas | typeof db.mgas)[number][] {
  return word === 'Carrier' ? db.carriers : word === 'TPA' ? db.tpas : db.mgas;
}

function storedRecord(kind: Kind, id: number): object {
  const { word } = kind;
  const found = storedRows(kind).find((row) => row.id === id);
  if (!found) throw new Error(`There is no ${word} ${id}`);
  return { ...found };
}

const common = {
  'Phone Number': '2125550177',
  Email: 'bdx@juniper.example.com',
  Fax: '12125550178',
  'Website Address': 'https://juniper.example.com',
  Address: '7 Elm Street',
  City: 'Albany',
  State: 'New York',
  Zipcode: '12207',
  'User Name': 'juniper',
  Password: 'jun-1per',
};

const sentForCommon = {
  phonenumber: '12125550177',
  email: 'bdx@juniper.example.com',
  fax: '12125550178',
  websiteaddress: 'https://juniper.example.com',
  address: '7 Elm Street',
  city: 'Albany',
  state: 'New York',
  zipcode: '12207',
  username: 'juniper',
  password: 'jun-1per',
  client_id: 7,
};

const pointingFields = ['Kyubos Pointing Id'];
const ftpFields = ['FTP Account Name', 'FTP Account Key', 'Container Name'];

describe.each([carrier, tpa, mga])('$heading', (kind) => {
  test(`PARTNER-01 PARTNER-02 PARTNER-14 PARTNER-16 PARTNER-17 PARTNER-18 CONST-01 CALL-063 CALL-069 CALL-075 the ${kind.heading} stand ten a page under name and folder`, async () => {
    openAt(kind.list);
    await expectCells(storedRows(kind).slice(0, 10), {
      [`${kind.word} Name`]: (row) => String(Reflect.get(row, kind.nameKey)),
      'Pointing ID / Folder': ({ blobfolder }) => blobfolder,
      Actions: 'Actions',
    });
    expect(screen.getByRole('heading', { level: 1, name: kind.heading })).toBeVisible();
    expect(bodiesTo(kind.calls.view)).toEqual([{ client_id: 7 }]);
  });

  test(`PARTNER-03 LIST-03 Edit and double click on its actions open the ${kind.word}`, async () => {
    const user = openAt(kind.list);
    await choose(user, await rowWith(kind.other.name), 'Edit');
    await expectPath(`${kind.edit}/${kind.other.id}`);
    const again = openAt(kind.list);
    await again.dblClick(actionsCell(await rowWith(kind.other.name)));
    await expectPath(`${kind.edit}/${kind.other.id}`);
  });

  test(`PARTNER-04 ERR-04 CALL-064 CALL-070 CALL-076 the ${kind.word} is removed after a question`, async () => {
    const user = openAt(kind.list);
    await choose(user, await rowWith(kind.other.name), 'Delete');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Do you want to remove?');
    expect(bodiesTo(kind.calls.remove)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(kind.other.name) })).toBeNull());
    expect(bodiesTo(kind.calls.remove)).toEqual([{ id: kind.other.id }]);
  });

  test(`PARTNER-05 LIST-04 Add and the blank last row open the add screen of ${kind.heading}`, async () => {
    const user = openAt(kind.list);
    await screen.findByText(kind.other.name);
    expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', kind.add);
    await user.dblClick(within(blankRow()).getAllByRole('cell')[1] ?? blankRow());
    await expectPath(kind.add);
  });

  test(`PARTNER-06 PARTNER-08 PARTNER-12 PARTNER-15 PARTNER-19 PARTNER-21 CALL-067 CALL-073 CALL-077 ENT-19 ENT-20 ENT-21 a new Kyubos ${kind.word} is sent with empty FTP fields`, async () => {
    const user = openAt(kind.add);
    await chooseType(user, 'Kyubos');
    expect(screen.getByRole('heading', { level: 1, name: `Create ${kind.word}` })).toBeVisible();
    await fill(user, {
      [`${kind.word} Name`]: 'Juniper',
      ...common,
      'Kyubos Pointing Id': kind.known,
    });
    const sent = nextBody(kind.calls.create);
    await save(user);
    expect(await sent).toEqual({
      ...sentForCommon,
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

  test(`PARTNER-06 PARTNER-08 Q-098 a new Non Kyubos ${kind.word} is sent with an empty pointing id, whatever was typed there`, async () => {
    hangsOnce(kind.calls.search);
    const user = openAt(kind.add);
    await chooseType(user, 'Kyubos');
    await user.type(screen.getByLabelText('Kyubos Pointing Id'), 'typed before');
    await chooseType(user, 'Non Kyubos');
    await fill(user, {
      [`${kind.word} Name`]: 'Juniper',
      ...common,
      'FTP Account Name': 'juniper-ftp',
      'FTP Account Key': 'ftp-key',
      'Container Name': 'juniper-bdx',
    });
    expect(screen.getByLabelText('FTP Account Key')).toHaveAttribute('type', 'password');
    const sent = nextBody(kind.calls.create);
    await save(user);
    expect(await sent).toEqual({
      ...sentForCommon,
      [kind.nameKey]: 'Juniper',
      membertype: 'Non Kyubos',
      kyubosid: '',
      BDX_Username: 'juniper-ftp',
      BDX_Password: 'ftp-key',
      containername: 'juniper-bdx',
    });
    await expectPath(kind.list);
  });

  test(`PARTNER-21 PARTNER-22 PARTNER-23 ERR-03 CALL-068 CALL-074 CALL-078 a pointing id that only another kind knows is cleared with an alert on ${kind.heading}`, async () => {
    const user = openAt(kind.add);
    await chooseType(user, 'Kyubos');
    const pointing = screen.getByLabelText('Kyubos Pointing Id');
    await user.type(pointing, kind.foreign);
    await user.tab();
    await closeAlert(user);
    expect(pointing).toHaveValue('');
    expect(bodiesTo(kind.calls.search)).toEqual([{ kyubosid: kind.foreign }]);
    expect(screen.getByRole('button', { name: `Put back ${kind.foreign}` })).toBeVisible();
  });

  test(`PARTNER-11 PARTNER-13 PARTNER-15 PARTNER-20 CALL-065 CALL-066 CALL-071 CALL-072 an edited Kyubos ${kind.word} is sent whole and leads to its own list`, async () => {
    const before = storedRecord(kind, kind.kyubos.id);
    const user = openAt(`${kind.edit}/${kind.kyubos.id}`);
    const name = await screen.findByLabelText(`${kind.word} Name`);
    expect(screen.getByRole('heading', { level: 1, name: `Edit ${kind.word}` })).toBeVisible();
    expect(bodiesTo(kind.calls.read)).toEqual([{ id: kind.kyubos.id }]);
    for (const label of ['Type', ...pointingFields])
      expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
    for (const label of ftpFields) expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
    await user.clear(name);
    await user.type(name, 'Renamed');
    await user.click(screen.getByLabelText('Kyubos Pointing Id'));
    const sent = nextBody(kind.calls.update);
    await save(user);
    expect(await sent).toEqual({ userData: { ...before, [kind.nameKey]: 'Renamed' } });
    expect(bodiesTo(kind.calls.search)).toEqual([]);
    await expectPath(kind.list);
    expect(await screen.findByRole('row', { name: /Renamed/ })).toBeVisible();
  });

  test(`PARTNER-11 Q-101 an edited Non Kyubos ${kind.word} keeps its secrets unless they are typed anew`, async () => {
    const before = storedRecord(kind, kind.other.id);
    const user = openAt(`${kind.edit}/${kind.other.id}`);
    const password = await screen.findByLabelText('Password');
    expect(password).toHaveValue('');
    for (const label of ['Type', ...ftpFields])
      expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
    expect(screen.queryByLabelText('Kyubos Pointing Id')).not.toBeInTheDocument();
    await user.type(password, 'new-one');
    const sent = nextBody(kind.calls.update);
    await save(user);
    expect(await sent).toEqual({ userData: { ...before, password: 'new-one' } });
  });

  test(`a new user name of the ${kind.word} loses the blanks at its ends and says so, a stored one keeps them`, async () => {
    const user = openAt(kind.add);
    const name = await screen.findByLabelText('User Name');
    await user.type(name, ' car.one ');
    await user.tab();
    expect(name).toHaveValue('car.one');
    expect(name).toHaveAccessibleDescription('Blanks at the ends were left out.');
    const created = nextBody(kind.calls.create);
    await save(user);
    expect(await created).toMatchObject({ username: 'car.one' });

    const row = storedRows(kind).find(({ id }) => id === kind.kyubos.id);
    Object.assign(row ?? {}, { username: ' car.two ' });
    const again = openAt(`${kind.edit}/${kind.kyubos.id}`);
    await again.type(await screen.findByLabelText('City'), ' North');
    const untouched = nextBody(kind.calls.update);
    await save(again);
    expect(await untouched).toMatchObject({ userData: { username: ' car.two ' } });

    const third = openAt(`${kind.edit}/${kind.kyubos.id}`);
    await third.type(await screen.findByLabelText('User Name'), 'b {Enter}');
    await waitFor(() => expect(bodiesTo(kind.calls.update)).toHaveLength(2));
    expect(bodiesTo(kind.calls.update).at(-1)).toMatchObject({ userData: { username: 'car.two b' } });
  });
});

test('ERR-05 an MGA is read and saved by the calls of TPAs, and fails like one', async () => {
  const mend = loadsFail(mga.calls.read);
  const user = openAt(`${mga.edit}/${mga.kyubos.id}`);
  expect(await screen.findByText('Could not load')).toBeVisible();
  mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('MGA Name')).toHaveValue(mga.kyubos.name);
  planFault(mga.calls.update, { kind: 'answer', status: 500 });
  const city = screen.getByLabelText('City');
  await user.clear(city);
  await user.type(city, 'Albany');
  await save(user);
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(city).toHaveValue('Albany');
});

test('PARTNER-01 CONST-01 twelve carriers fill two pages', async () => {
  openAt('/user_admin_carrier');
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
});

test('PARTNER-25 CONST-01 eleven TPAs, and as many MGAs, fill two pages', async () => {
  const [someTpa, someMga] = [db.tpas[1], db.mgas[1]];
  if (!someTpa || !someMga) throw new Error('The seed lacks a partner');
  for (let id = 101; id <= 108; id += 1) {
    db.tpas.push({ ...someTpa, id });
    db.mgas.push({ ...someMga, id });
  }
  openAt('/user_admin_tpa');
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  openAt('/user_admin_mga');
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
});

test('PARTNER-07 the phone number is one of the United States unless it says otherwise', async () => {
  openAt('/user_admin_add_carrier');
  const country = await screen.findByTitle('Country of Phone Number');
  expect(country).toHaveValue('US');
});

test('PARTNER-09 PARTNER-10 PARTNER-24 the type shows its own fields, and they are required', async () => {
  const user = openAt('/user_admin_add_carrier');
  await chooseType(user, 'Kyubos');
  for (const label of pointingFields) expect(screen.getByLabelText(label)).toBeRequired();
  for (const label of ftpFields) expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  await chooseType(user, 'Non Kyubos');
  for (const label of ftpFields) expect(screen.getByLabelText(label)).toBeRequired();
  for (const label of pointingFields) expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  await save(user);
  const summary = await screen.findByRole('group', { name: 'There is a problem' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['FTP Account Name is required', 'FTP Account Key is required', 'Container Name is required']);
  expect(bodiesTo('/createcarrier')).toEqual([]);
});

test('PARTNER-24 Q-098 without a type there is no pointing or FTP field, and none is required', async () => {
  const user = openAt('/user_admin_add_carrier');
  await user.type(await screen.findByLabelText('Carrier Name'), 'Juniper');
  for (const label of [...pointingFields, ...ftpFields])
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  const sent = nextBody('/createcarrier');
  await save(user);
  expect(await sent).toMatchObject({ carriername: 'Juniper', membertype: '', kyubosid: '' });
});

test.each([carrier, tpa, mga])('Cancel leads to the own list ($heading)', async ({ add, list }) => {
  const user = openAt(add);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expectPath(list);
});
