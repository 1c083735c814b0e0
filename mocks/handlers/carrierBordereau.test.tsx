import '@/testing/harness/server';
import { ask, askWithFile } from '../ask';

const ids = { client_id: 7, career_id: 31 };

const header = {
  client_id: '7',
  client_name: 'Harborview Underwriters',
  career_id: '31',
  career_name: 'Atlantic Mutual',
  sender_name: 'Atlantic Mutual',
  sender_id: '31',
  reciver_name: 'Harborview Underwriters',
  period: '11/2026',
  control_value: '900',
  intake_id: '551',
  intake_name: 'PERSONAL AUTO',
  sublob: '',
};

async function first(path: string, count = 1): Promise<{ id: number; importedview: string }[]> {
  return (await ask(path, ids)).reply.brdxList.slice(0, count);
}

test.each([
  ['carrier', 'carrier123'],
  ['bdxuser', 'bdx123'],
])('CALL-136 %s signs in; the user id leads to a carrier and its client', async (username, password) => {
  const { status, reply } = await ask('/carrierlogin', { username, password });
  expect([status, typeof reply.token]).toEqual([200, 'string']);
  const { carrier } = (await ask('/editcarrier', { id: reply.user_id })).reply;
  expect(carrier).toMatchObject({ carriername: 'Atlantic Mutual', client_id: 7 });
});

test.each([
  ['carrier', 'bdx123'],
  ['nobody', 'carrier123'],
  ['', ''],
])('CALL-136 The sign-in %j with %j is refused with a message', async (username, password) => {
  const { status, reply } = await ask('/carrierlogin', { username, password });
  expect([status, reply]).toEqual([401, { message: 'Invalid username or password' }]);
});

test('CALL-137, CALL-138 A carrier sees the files that it received and sent, and no files of other carriers', async () => {
  const inbound = await ask('/viewBDXInbound', ids);
  const outbound = await ask('/viewBDXOutbound', ids);
  expect([inbound, outbound].map(({ reply }) => reply.brdxList.length)).toEqual([12, 11]);
  const careers = [...inbound.reply.brdxList, ...outbound.reply.brdxList].map(({ career_id }) => career_id);
  expect(new Set(careers)).toEqual(new Set([31]));
  expect((await ask('/viewBDXInbound', { client_id: 2, career_id: 31 })).reply.brdxList).toEqual([]);
});

test('CALL-139 The import to the main location sets importedview and completes the file, once', async () => {
  const [file] = await first('/viewBDXInbound');
  expect(file?.importedview).toBe('0');
  expect((await ask('/brdxfileimporttomain', { id: file?.id })).status).toBe(200);
  expect((await first('/viewBDXInbound'))[0]).toMatchObject({
    id: file?.id,
    importedview: '1',
    imported: '1',
  });
  expect((await ask('/brdxfileimporttomain', { id: file?.id })).status).toBe(400);
});

test('CALL-140 A removed file disappears from the outbound list', async () => {
  const [file] = await first('/viewBDXOutbound');
  expect((await ask('/removebrdxfile', { id: file?.id })).status).toBe(200);
  expect((await first('/viewBDXOutbound'))[0]?.id).not.toBe(file?.id);
  expect((await ask('/removebrdxfile', { id: file?.id })).status).toBe(404);
});

test("CALL-141 A carrier's upload is the first of its outbound list and of the client's inbound list", async () => {
  const file = new File(['Claim Number,Paid\nCLM-1,250\n'], 'claims.txt', { type: 'text/plain' });
  const { reply } = await askWithFile('/createbybdx', header, file);
  expect((await first('/viewBDXOutbound'))[0]).toMatchObject({ id: reply.id, file_name: 'claims.txt' });
  const inbound = await ask('/viewclientinbound', { client_id: 7 });
  expect(inbound.reply.brdxList[0]).toMatchObject({ id: reply.id, sender_name: 'Atlantic Mutual' });
  const view = await ask('/editbrdxfileview', { id: reply.id });
  expect(view.reply.mappedRows).toEqual([{ 'Claim Number': 'CLM-1', Paid: '250' }]);
});

test('CALL-142, CALL-143 A slab is read as slablist and written as userData', async () => {
  const { slablist } = (await ask('/editslab', { id: 672 })).reply;
  expect(slablist).toMatchObject({ slab_name: 'Medium fleet', noofparticipant: '20', amount: '3850.5' });
  const { reply } = await ask('/updateslab', { userData: { ...slablist, amount: '4000' } });
  expect(reply.users).toMatchObject({ id: 672, amount: '4000' });
  expect((await ask('/editslab', { id: 672 })).reply.slablist).toEqual({ ...slablist, amount: '4000' });
});
