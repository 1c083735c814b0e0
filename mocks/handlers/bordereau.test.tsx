import '@/testing/harness/server';
import { ask, askWithFile } from '../ask';
import { db } from '../db';

const header = {
  client_id: '7',
  client_name: 'Harborview Underwriters',
  career_id: '31',
  career_name: 'Atlantic Mutual',
  sender_name: 'Harborview Underwriters',
  sender_id: '7',
  reciver_name: 'Atlantic Mutual',
  period: '11/2026',
  control_value: '1234.50',
  intake_id: '551',
  intake_name: 'PERSONAL AUTO',
  sublob: '',
};

const sheet = new File(['Policy Number,Premium\nPOL-1,"1,200.50"\nPOL-2,80\n\n'], 'november.csv', {
  type: 'text/csv',
});

interface Listed {
  id: number;
  file_name: string;
}

async function list(path: string): Promise<Listed[]> {
  return (await ask(path, { client_id: 7 })).reply.brdxList;
}

async function ids(path: string): Promise<number[]> {
  return (await list(path)).map(({ id }) => id);
}

test.each([
  ['CALL-122', '/viewbrdxcreate', 19],
  ['CALL-123', '/viewclientinbound', 12],
  ['CALL-124', '/viewbrdxreview', 3],
  ['CALL-125', '/viewbrdxsend', 2],
  ['CALL-126', '/viewbrdxfile', 31],
])('%s %s lists its files under brdxList, newest first and without their rows', async (_id, path, count) => {
  const files = await list(path);
  expect(files).toHaveLength(count);
  expect(files[0]).not.toHaveProperty('rows');
  expect(files.map(({ id }) => id)).toEqual(files.map(({ id }) => id).sort((one, other) => other - one));
  expect((await ask(path, { client_id: 2 })).reply.brdxList).toEqual([]);
});

test('CALL-132 An uploaded text file is parsed, counts as processed, and appears on the create and review lists', async () => {
  const { status, reply } = await askWithFile('/createbrdxsamplefile', header, sheet);
  expect(status).toBe(200);
  const [created] = await list('/viewbrdxcreate');
  expect(created).toMatchObject({
    id: reply.id,
    file_name: 'november.csv',
    period: '11/2026',
    control_value: '1234.50',
    processed: '1',
    approved: '0',
  });
  expect(await ids('/viewbrdxreview')).toContain(reply.id);
  const view = await ask('/editbrdxfileview', { id: reply.id });
  expect(view.reply.mappedRows).toEqual([
    { 'Policy Number': 'POL-1', Premium: '1,200.50' },
    { 'Policy Number': 'POL-2', Premium: '80' },
  ]);
});

test('CALL-132 A spreadsheet is accepted without reading it; another kind of file, or no file, is refused', async () => {
  const excel = new File([new Uint8Array([80, 75, 3, 4])], 'november.xlsx');
  const { reply } = await askWithFile('/createbrdxsamplefile', header, excel);
  expect((await list('/viewbrdxcreate'))[0]).toMatchObject({
    id: reply.id,
    processed: '0',
    processed_date: '',
  });
  const program = new File(['x'], 'november.exe');
  expect((await askWithFile('/createbrdxsamplefile', header, program)).status).toBe(400);
  expect((await askWithFile('/createbrdxsamplefile', { ...header, file: '' })).status).toBe(400);
});

test('CALL-128, CALL-131 A file is returned with its rows and its address, or with its dates only', async () => {
  const [waiting] = (await list('/viewbrdxsend')).filter(
    ({ file_name }) => file_name === 'premium-2026-10.csv',
  );
  const view = await ask('/editbrdxfileview', { id: waiting?.id });
  expect(view.reply).toMatchObject({
    brdxList: { id: waiting?.id, career_name: 'Atlantic Mutual' },
    url: '/bordereaux/premium-2026-10.csv',
  });
  expect(view.reply.mappedRows).toHaveLength(4);
  const file = await ask('/editbrdxfile', { id: waiting?.id });
  expect(file.reply.brdxList).toEqual(view.reply.brdxList);
  expect((await ask('/editbrdxfileview', { id: 9999 })).status).toBe(404);
});

test('CALL-129, CALL-130 An approved file moves from the review list to the send list; a sent file reaches the carrier', async () => {
  const { id } = (await askWithFile('/createbrdxsamplefile', header, sheet)).reply;
  expect((await ask('/sendbdx', { id })).status).toBe(400);

  expect((await ask('/reviewdbdx', { id, client_id: 7 })).status).toBe(200);
  expect(await ids('/viewbrdxreview')).not.toContain(id);
  expect(await ids('/viewbrdxsend')).toContain(id);
  const { brdxList } = (await ask('/editbrdxfile', { id })).reply;
  expect(brdxList).toMatchObject({ approved: '1', approved_date: expect.stringMatching(/^\d{4}-/) });

  expect((await ask('/sendbdx', { id })).status).toBe(200);
  expect(await ids('/viewbrdxsend')).not.toContain(id);
  const inbound = await ask('/viewBDXInbound', { client_id: 7, career_id: 31 });
  expect(inbound.reply.brdxList[0]).toMatchObject({ id, importedview: '0' });
});

test('CALL-127 An import sets its flag and date, once', async () => {
  const received = db.bordereauFiles.find(
    ({ heading, imported }) => heading === 'toClient' && imported === '0',
  );
  const body = {
    id: received?.id,
    policycreator_id: 3,
    policycreator_name: 'Harborview Underwriters',
    client_id: 7,
    intake_id: 551,
    intake_Name: 'PERSONAL AUTO',
    intake_subName: '',
  };
  expect((await ask('/Importedbdximport', body)).status).toBe(200);
  const { brdxList } = (await ask('/editbrdxfile', { id: received?.id })).reply;
  expect(brdxList).toMatchObject({ imported: '1', imported_date: expect.stringMatching(/^\d{4}-/) });
  expect((await ask('/Importedbdximport', body)).status).toBe(400);
});

test("CALL-133 The rows for an export are the policies in force, of the header's line of business", async () => {
  const all = await ask('/fileExportdata', { ...header, intake_id: '' });
  expect(all.reply.exportdata).toHaveLength(12);
  const auto = await ask('/fileExportdata', header);
  expect(auto.reply.exportdata).toHaveLength(5);
  expect(auto.reply.exportdata[0]).toMatchObject({
    unique_id: 'POL-2026-0001',
    intake_Name: 'PERSONAL AUTO',
  });
});

test('CALL-134 An export makes a file of the rows that are ticked', async () => {
  const { exportdata } = (await ask('/fileExportdata', header)).reply;
  const fileData = exportdata.map((row: object, index: number) => ({ ...row, policyexport: index === 1 }));
  const { reply } = await ask('/createfileExport', { ...header, fileData });
  const view = await ask('/editbrdxfileview', { id: reply.id });
  expect(view.reply.brdxList).toMatchObject({
    file_name: 'export-11-2026.csv',
    career_name: 'Atlantic Mutual',
  });
  expect(view.reply.mappedRows).toEqual([expect.objectContaining({ unique_id: exportdata[1].unique_id })]);
  expect(view.reply.mappedRows[0]).not.toHaveProperty('policyexport');
  expect((await ask('/createfileExport', { ...header, fileData: exportdata })).status).toBe(400);
});
