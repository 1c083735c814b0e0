import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { declaredCalls } from '../../mocks/callLog';
import { handlers } from '../../mocks/handlers';
import { calls } from './calls';
import type { CallRow } from './calls/row';

const table = new Map<string, CallRow>(Object.entries(calls));
const statements = readFileSync(path.join(process.cwd(), 'docs', 'requirements.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('CALL-'));

/** The paths that the documents' tables name, with the method they give. */
const documented = new Map(
  statements
    .filter((line) => !line.includes('CALL-079'))
    .flatMap((line) => {
      const method = /\bGET \//.test(line) ? 'GET' : 'POST';
      const [call = ''] = (line.split('|')[1] ?? '').split(/[;(]/);
      return [...call.matchAll(/\/[A-Za-z]+\/?/g)].map(([found]) => [found, method] as const);
    }),
);

const sources = readdirSync(__dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'calls.ts')
  .map((name) => readFileSync(path.join(__dirname, name), 'utf8'))
  .join('\n');

test('CALL-001..149 the table has each documented path, with its method, and no other', () => {
  const differences = [...new Set([...table.keys(), ...documented.keys()])].flatMap((callPath) => {
    const [ours, theirs] = [table.get(callPath)?.method, documented.get(callPath)];
    if (theirs === undefined) return [`docs/requirements.md has no CALL- row for ${callPath}`];
    if (ours === undefined) return [`src/api/calls/ lacks ${callPath}, which docs/requirements.md names`];
    return ours === theirs
      ? []
      : [`${callPath} is ${ours} in src/api/calls/, ${theirs} in docs/requirements.md`];
  });
  expect(differences).toEqual([]);
  expect(documented.size).toBeGreaterThanOrEqual(140);
});

test.each([...table.keys()])('%s has exactly one endpoint definition', (callPath) => {
  const definitions = sources
    .split(/\bcall\(\s*/)
    .slice(1)
    .filter((rest) => rest.startsWith(`'${callPath}'`));
  expect(definitions).toHaveLength(1);
});

test.each([...table.entries()])(
  '%s is handled once by the mocked server, with the same keys',
  (callPath, row) => {
    const found = handlers.filter(({ info }) => 'path' in info && info.path === `*${callPath}`);
    expect(found).toHaveLength(1);
    const declared = declaredCalls.get(callPath);
    expect([declared?.method, declared?.encoding]).toEqual([row.method, row.encoding]);
    // A company may have no documents: then that part is not in the form.
    const keys = (required: readonly string[] = [], optional: readonly string[] = []): object =>
      callPath === '/company'
        ? { keys: [...required, ...optional].sort() }
        : { keys: [...required].sort(), optional: [...optional].sort() };
    expect(keys(declared?.keys, declared?.optional)).toEqual(keys(row.payload, row.optional));
  },
);

/** The keys of the response in a CALL- row, in its order; none if it names none or only describes them. */
function documentedKeys(callPath: string): readonly string[] | undefined {
  const rows = statements.map((line) => line.split('|')[1] ?? '');
  const row = rows.find((text) => (text.split(/[;(]/)[0] ?? '').trim().split(' ').includes(callPath));
  const response = /; response(?: column shared with \/\w+:)? (?!not shown|column)(.+)$/.exec(row ?? '')?.[1];
  const [keys] = response?.replace(/\(.*?\)/g, '').split(' / ') ?? [];
  return keys
    ?.split(',')
    .map((key) => key.trim().replace(/ list$/, ''))
    .filter((key) => !key.startsWith('or '));
}

/** For this response the documents only say 'user list'. */
const describedOnly = ['/viewclientuser'];

test.each([...table.entries()].filter(([callPath]) => !describedOnly.includes(callPath)))(
  '%s responds with the keys of the documents, and its reader reads these',
  (callPath, { response }) => {
    expect(response).toEqual(documentedKeys(callPath) ?? response);
    const definition = sources.split(/\bcall\(\s*/).find((rest) => rest.startsWith(`'${callPath}'`)) ?? '';
    const reader = /^'[^']*',\s*(?:(?:many|one)\('(\w+)'|topLevel\(\[(.*?)\])/.exec(definition);
    const asked = reader?.[1] ?? reader?.[2]?.replaceAll("'", '');
    // If the documents show no response, the reader uses the key of the known servers.
    if (asked !== undefined && response.length > 0)
      for (const key of asked.split(', ')) expect(response).toContain(key);
  },
);

test('CALL-009 CALL-132 CALL-141 exactly three calls are multipart', () => {
  const uploads = [...table].filter(([, row]) => row.encoding === 'multipart').map(([callPath]) => callPath);
  expect(uploads).toEqual(['/company', '/createbrdxsamplefile', '/createbybdx']);
});

test('CALL-103 the full quotation payload has the documented keys in the documented order', () => {
  const [, keys = ''] =
    statements.find((line) => line.includes('CALL-103'))?.split('Full quotation payload: ') ?? [];
  const listed = keys
    .split('|')[0]
    ?.split(',')
    .map((key) => key.replace(/\(.*\)/, '').trim());
  expect(table.get('/updatepolicyquotationlist')?.payload).toEqual(
    listed?.filter((key) => key !== 'customer_id'),
  );
  expect([...(table.get('/createpolicyquoationlist')?.payload ?? [])].sort()).toEqual(
    listed?.filter((key) => key !== 'id').sort(),
  );
});
