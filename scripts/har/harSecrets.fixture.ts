import fc from 'fast-check';
import type { Bundle } from '../../mocks/bundle';
import { bundleOfHar } from './harBundle';

/** A call of a recording; `answer` and `sent` are JSON values, or texts that are recorded as they are. */
export interface Recorded {
  readonly path?: string;
  readonly query?: string;
  readonly sent?: unknown;
  readonly answer?: unknown;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function entryOf({ path = '/viewpolicyquotation', query = '', sent = {}, answer = {}, ...rest }: Recorded) {
  const { status = 200, headers = {} } = rest;
  return {
    startedDateTime: '2026-03-02T09:00:00.000Z',
    request: {
      method: 'POST',
      url: `https://portal.insurer.test${path}`,
      headers: [
        { name: 'Referer', value: `https://portal.insurer.test/user_admin_agent${query}` },
        ...Object.entries(headers).map(([name, value]) => ({ name, value })),
      ],
      postData: { mimeType: 'application/json', text: asText(sent) },
    },
    response: { status, content: { mimeType: 'application/json', text: asText(answer) } },
  };
}

/** What a browser recorded on the real server: question 31 is secure, 32 is not. */
const questions: Recorded = {
  path: '/viewactiveattributemain',
  answer: {
    attribute: [
      { id: 31, name: 'Tax Number', attribute_type: 'PI secure' },
      { id: 32, name: 'Color', attribute_type: 'text' },
    ],
  },
};

export function bundleOf(recorded: readonly Recorded[], isAnonymous = false): Bundle {
  const entries = [questions, ...recorded].map(entryOf);
  return bundleOfHar(JSON.stringify({ log: { entries } }), { isAnonymous }).bundle;
}

export const escapedQuotes = (text: string): string => text.replaceAll('"', '\\"');
export const multipart = (fields: Readonly<Record<string, string>>): string =>
  `${Object.entries(fields)
    .map(([name, value]) => `--b1\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--b1--\r\n`;

type Plant = (secret: string) => Recorded;

/** Ways to put JSON into a text. */
const layers: readonly ((text: string) => string)[] = [
  (text) => JSON.stringify(text),
  escapedQuotes,
  (text) => ` \n${text} `,
  (text) => `"${escapedQuotes(text)}"`,
  encodeURIComponent,
];

const nested = (value: unknown, used: readonly number[]): string =>
  used.reduce((text, index) => layers[index]?.(text) ?? text, JSON.stringify(value));

const answers = (secret: string): readonly unknown[] => [
  { 31: { 'Tax Number': { 0: secret } }, 32: { Color: { 0: 'Blue' } } },
  [{ attribute_id: 31, value: secret }],
  { 31: secret },
  [[31, secret]],
  { 77: { 'Unknown question': { 0: secret } } },
];

/** Places at which a recording may have any secret. */
const places: readonly ((used: readonly number[], index: number) => Plant)[] = [
  () => (secret) => ({ answer: { password: secret } }),
  () => (secret) => ({ answer: { list: [{ user: { securityAnswer: secret } }] } }),
  (used) => (secret) => ({ answer: { remarks: nested({ new_password: secret }, used) } }),
  (used, index) => (secret) => ({ answer: { policydetails: nested(answers(secret)[index % 5], used) } }),
  (used, index) => (secret) => ({ answer: { details: nested(answers(secret)[index % 5], used) } }),
  (_, index) => (secret) => ({ answer: { PolicyDetails: answers(secret)[index % 5] } }),
  (used) => (secret) => ({
    answer: { policydetails: nested(answers(secret)[0], used).slice(0, -3) },
  }),
  () => (secret) => ({ answer: { remarks: `{"password":${JSON.stringify(secret)},"na` } }),
  () => (secret) => ({ status: 500, answer: { message: `Refused: password=${secret} user=7` } }),
  () => (secret) => ({ status: 500, answer: `Refused, token: ${secret}` }),
  () => (secret) => ({ query: `?sid=${encodeURIComponent(secret)}&filter=Boston` }),
  () => (secret) => ({ query: `?code=${encodeURIComponent(secret)}` }),
  () => (secret) => ({ headers: { 'X-Auth-Token': secret }, answer: { remarks: `Hello ${secret}.` } }),
  () => (secret) => ({ headers: { Authorization: `Bearer ${secret}` }, answer: { [secret]: 1 } }),
  () => (secret) => ({ sent: { password: secret }, answer: { remarks: `Stored ${secret}` } }),
  () => (secret) => ({ sent: { password: secret, id: secret }, answer: { [secret]: [secret] } }),
  (used) => (secret) => ({ sent: { password: secret }, answer: { remarks: nested({ a: [secret] }, used) } }),
  () => (secret) => ({ sent: { password: secret }, answer: { url: `/x?y=${encodeURIComponent(secret)}` } }),
  () => (secret) => ({ sent: { password: secret }, answer: { remarks: btoa(`user:${secret}`) } }),
  () => (secret) => ({ sent: multipart({ password: secret, id: '5' }), answer: { remarks: `>${secret}<` } }),
  () => (secret) => ({
    sent: multipart({ policyquotation: JSON.stringify({ apiKey: secret }) }),
    answer: { message: secret },
  }),
];

/** Made-up secrets: a word with signs that JSON and addresses encode, and digits. */
const secrets = fc
  .tuple(
    fc.constantFrom('S3CRET', 'Zq"9\\x', 'pä&ss<7', "it's;9"),
    fc.integer({ min: 100_000, max: 999_999 }),
  )
  .map(([word, digits]) => `${word}${digits}`);

const cards = ['4111111111111111', '5555555555554444', '378282246310005', '6011111111111117'];
const joints = ['', ' ', '-', '.', '_', '\u00a0', '\u2009', ' - '];

const cardPlaces: readonly Plant[] = [
  (card) => ({ answer: { remarks: card } }),
  (card) => ({ answer: { remarks: `Paid by ${card} 12/27 737, thanks` } }),
  (card) => ({ answer: { byCard: { [card]: 1 } } }),
  (card) => ({ answer: { field7: Number(card.replaceAll(/\D/g, '')) } }),
  (card) => ({ answer: [[['a', card]]] }),
  (card) => ({ status: 404, answer: `No ${card}` }),
  (card) => ({ sent: { id: card } }),
  (card) => ({ sent: { [card]: 1 } }),
  (card) => ({ query: `?filter=${encodeURIComponent(card)}` }),
];

const spacedCard = fc
  .tuple(fc.constantFrom(...cards), fc.constantFrom(...joints))
  .map(([card, joint]) => card.replaceAll(/\d{4}(?=\d)/g, (group) => group + joint));

const used = fc.array(fc.nat(layers.length - 1), { maxLength: 3 });
const planted = fc.oneof(
  fc
    .tuple(fc.constantFrom(...places), used, fc.nat(4), secrets)
    .map(([place, layersUsed, index, secret]) => ({ secret, recorded: place(layersUsed, index)(secret) })),
  fc
    .tuple(fc.constantFrom(...cardPlaces), spacedCard)
    .map(([place, secret]) => ({ secret, recorded: place(secret) })),
);

/** What is no secret, and stays. */
const plain = {
  Policyquotations: {
    id: 80_001,
    agentcode: 'WO-1',
    state_name: 'Massachusetts',
    effectivedate: '2026-03-02',
    paidamount: 1250.5,
    policydetails: JSON.stringify({ 32: { Color: { 0: 'Blue' } } }),
  },
};

/** How a secret may be written in a text: as it is, as JSON, as URL. */
export function findingsOf(text: string, secret: string): string[] {
  const digits = secret.replaceAll(/\D/g, '');
  const forms = [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret), digits];
  const decoded = text.replaceAll(/[\w+/]{16,}/g, (base64) => Buffer.from(base64, 'base64').toString());
  const searched = `${text} ${decoded} ${text.replaceAll(/(?<=\d)[\s._-]+(?=\d)/g, '')} ${text.replaceAll('\\', '')}`;
  return forms.filter((form) => searched.includes(form));
}

/** Checks recordings with secrets at random places: no secret is in the bundle, and the other data are. */
export function checkRandomRecordings(numRuns: number): void {
  fc.assert(
    fc.property(fc.array(planted, { minLength: 1, maxLength: 4 }), fc.boolean(), (plants, isAnonymous) => {
      const ordinary: Recorded = { sent: { id: 80_001 }, answer: plain };
      const bundle = bundleOf([ordinary, ...plants.map(({ recorded }) => recorded)], isAnonymous);
      const text = JSON.stringify(bundle);
      expect(plants.flatMap(({ secret }) => findingsOf(text, secret))).toEqual([]);
      expect(bundle.calls).toHaveLength(plants.length + 2);
      const stays = { ids: { id: '80001' }, fault: { kind: 'answer', status: 200, body: plain } };
      expect(bundle.calls[1]).toMatchObject(stays);
    }),
    { seed: 1, numRuns },
  );
}
