import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { goTo } from '@/testing/harness/at';
import { expectConsoleErrors } from '@/testing/harness/server';
import { openAt } from '@/app/openAt.fixture';
import { readBundle, replay, replayInPage, type Bundle } from '../../mocks/bundle';
import { setClock } from '../../mocks/clock';
import { harFlavours, harPeople, harSecrets } from './har.fixture';
import { bundleOfHar } from './harBundle';

type Flavour = keyof typeof harFlavours;

afterEach(() => {
  setClock({ now: 'real' });
});

const flavours = Object.keys(harFlavours) as Flavour[];

const convert = (flavour: Flavour, isAnonymous = false) =>
  bundleOfHar(harFlavours[flavour](), { isAnonymous });

/** What a bundle contains for a path. */
function callTo(bundle: Bundle, path: string): Partial<Bundle['calls'][number]> {
  return bundle.calls.find((call) => call.path === path) ?? {};
}

/** Opens the agents as the bundle does, by a sign-in where the recording has one. */
async function replayAgents(bundle: Bundle): Promise<void> {
  const read = readBundle(JSON.stringify(bundle));
  replayInPage(read);
  const user = openAt(read.opened, { as: 'signedOut' });
  if (read.opened === '/kyubos_admin') {
    await user.type(await screen.findByLabelText(/^Username/), 'anybody');
    await user.type(screen.getByLabelText(/^Password/), 'anything');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByText('Agents');
    goTo('/user_admin_agent');
  }
}

test.each(flavours)(
  'a recording of %s replays: the screen shows the rows of the real server',
  async (flavour) => {
    await replayAgents(convert(flavour).bundle);
    expect(await screen.findByText(harPeople.agent)).toBeVisible();
    expect(screen.getByText('WO-1')).toBeVisible();
    expect(screen.queryByText('Marlowe Insurance Agency')).not.toBeInTheDocument();
  },
);

test.each(flavours.flatMap((flavour) => [[flavour, false] as const, [flavour, true] as const]))(
  'no secret of a recording of %s is in its bundle (anonymous: %s)',
  (flavour, isAnonymous) => {
    const text = JSON.stringify(convert(flavour, isAnonymous));
    const spaced = text.replaceAll(/[\s-]/g, '');
    const { cvv, ...long } = harSecrets;
    const found = Object.values(long).filter(
      (secret) => text.includes(secret) || spaced.includes(secret.replaceAll(/[\s-]/g, '')),
    );
    expect(found).toEqual([]);
    expect(text).not.toMatch(new RegExp(`"${cvv}"`));
    expect(text).not.toContain('S3CRET');
  },
);

test('a secret is removed, and the text around it stays', () => {
  const { bundle } = convert('Chrome');
  expect(callTo(bundle, '/viewpolicyquotation').fault).toMatchObject({
    kind: 'answer',
    status: 200,
    body: {
      Policyquotations: {
        id: 80_001,
        policycreator_name: harPeople.creator,
        cardnumber: '0000 0000 0000 0000',
        bankaccountnumber: 0,
        policydetails: JSON.stringify({
          31: { 'Tax Number': { 0: '(removed)' } },
          32: { Color: { 0: 'Blue' } },
          33: { 'Social Security Number': { 0: '000-00-0000' } },
          34: { 'Not asked any more': { 0: '(removed)' } },
        }),
      },
    },
  });
  expect(callTo(bundle, '/policyquotationpayment').fault).toMatchObject({
    status: 500,
    body: { message: 'No payment by (removed) for (removed)' },
  });
  expect(bundle).toMatchObject({
    opened: '/user_admin_agent?access_token=%28removed%29',
    route: '/user_admin_agent?access_token=%28removed%29',
  });
});

test('an anonymous bundle has made-up people, the same person always under the same name', async () => {
  const { bundle } = convert('Chrome', true);
  const text = JSON.stringify(bundle);
  expect(Object.values(harPeople).filter((person) => text.includes(person))).toEqual([]);
  expect(text).not.toMatch(/wilhelmina|octavia/i);
  const [agent] = (
    callTo(bundle, '/viewclientagent').fault as { body: { clientagent: Record<string, string>[] } }
  ).body.clientagent;
  expect(agent?.['remarks']).toContain(
    `Ask ${agent?.['agentname']}, ${agent?.['email']}, ${agent?.['phonenumber']}.`,
  );
  expect(callTo(bundle, '/viewpolicyquotation').fault).toMatchObject({
    body: {
      Policyquotations: { firstname: agent?.['agentname']?.split(' ')[0], address: agent?.['address'] },
    },
  });
  await replayAgents(bundle);
  expect(await screen.findByText(agent?.['agentname'] ?? '')).toBeVisible();
});

test.each<[Flavour, string, object]>([
  ['Chrome', '/viewcountry', { ending: 'hanging', fault: { kind: 'hang', delayMs: 3 } }],
  ['Chrome', '/viewstate', { ending: 'notDelivered', fault: { kind: 'unreachable', delayMs: 3 } }],
  [
    'Chrome',
    '/viewscity',
    { status: 502, fault: { kind: 'answer', status: 502, body: '<html>The content was removed.</html>' } },
  ],
  ['Firefox', '/viewcountry', { status: 200, ending: 'answered', fault: undefined }],
  ['Firefox', '/viewstate', { status: 200, ending: 'answered', fault: undefined }],
  ['Firefox', '/viewscity', { status: 200, fault: { kind: 'answer', status: 200 } }],
  ['Firefox', '/viewcurrency', { ending: 'notDelivered', fault: { kind: 'unreachable' } }],
  ['Safari', '/viewcountry', { ending: 'hanging', durationMs: 0 }],
  ['Safari', '/company', { body: { companyName: 'string', password: 'string' } }],
])('%s: a call to %s ends in the bundle as %j', (flavour, path, expected) => {
  const call = callTo(convert(flavour).bundle, path);
  expect({ fault: undefined, ...call }).toMatchObject(expected);
});

test('the notes name the calls without a response in the recording', () => {
  expect(convert('Firefox').notes).toEqual([
    '9 of 12 entries are calls of the portal.',
    expect.stringMatching(/does not have the answers of \/viewcountry, \/viewstate:/),
  ]);
});

test.each([
  ['{"log":', 'it is no JSON, or it was cut off'],
  ['[]', 'it has no log of entries'],
  ['{"log":{"entries":[]}}', 'None of the 0 entries'],
])('the text %s is refused with a sentence', (text, sentence) => {
  expect(() => bundleOfHar(text, { isAnonymous: false })).toThrow(sentence);
});

test('a call with one recorded response gets the same response again', async () => {
  replay(convert('Chrome').bundle);
  expectConsoleErrors();
  const ask = async (id: number): Promise<number> => {
    const body = JSON.stringify({ company_id: id });
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch('/viewclientagent', { method: 'POST', headers, body });
    return ((await response.json()) as { clientagent: unknown[] }).clientagent.length;
  };
  expect([await ask(4711), await ask(4711), await ask(1)]).toEqual([1, 1, 0]);
});
