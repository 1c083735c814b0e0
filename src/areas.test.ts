import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { declaredCalls } from '../mocks/callLog';
import { handlers } from '../mocks/handlers';
import { seedWorld } from '../mocks/seed';
import type { CallRow } from '@/api/calls/row';
import { actionHits, menuLeadsTo } from '@/app/shell/search/screens';
import type { MenuEntry } from '@/domain/records/session';
import { adminPaths } from '@/paths';

/** Each test lists the places that an area lacks, by file: the section "Add an area" of CONTRIBUTING.md has them in order. */

const read = (file: string): string => readFileSync(file, 'utf8');

function namesIn(folder: string, except: RegExp): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !except.test(file))
    .map((file) => file.slice(0, -'.ts'.length));
}

const areas = namesIn('src/api/calls', /^row\./);

async function callsOfArea(area: string): Promise<string[]> {
  const part = (await import(`./api/calls/${area}`)) as Readonly<Record<string, Record<string, CallRow>>>;
  return Object.keys(part[`${area}Calls`] ?? {});
}

/** The URLs of forms for a new record. One below another record has the id of that record in its URL. */
const addForms = adminPaths.filter((path) => /^\/(user_admin_)?add_/.test(path));
const lists = adminPaths.filter((path) => !path.includes(':') && !addForms.includes(path));

test.each(areas)('the area %s has its record, calls, endpoints, seed and handlers', async (area) => {
  const files = ['src/domain/records', 'src/api/calls', 'src/api', 'mocks/seed', 'mocks/handlers'].map(
    (folder) => `${folder}/${area}.ts`,
  );
  const missing = files.filter((file) => !existsSync(file)).map((file) => `${file} does not exist`);
  if ((await callsOfArea(area)).length === 0)
    missing.push(`src/api/calls/${area}.ts exports no ${area}Calls`);
  expect(missing).toEqual([]);
});

// The screens of the session are those of the frame, in src/app. Recovery belongs to the logins.
test.each(areas.filter((area) => area !== 'session'))(
  'the area %s has screens, tests and stories',
  (area) => {
    const folder = area === 'recovery' ? 'src/features/auth/recovery' : `src/features/${area}`;
    const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    const missing = ['.tsx', '.test.tsx', '.stories.tsx']
      .filter((ending) => !files.some((file) => file.endsWith(ending)))
      .map((ending) => `${folder} has no file *${ending}`);
    expect(missing).toEqual([]);
  },
);

test('src/api/calls.ts includes the calls of each area', () => {
  const missing = areas.filter((area) => !read('src/api/calls.ts').includes(`  ...${area}Calls,`));
  expect(missing.map((area) => `src/api/calls.ts does not include ${area}Calls`)).toEqual([]);
});

test('src/api/legacyApi.ts has each tag that an endpoint names', () => {
  const [, known = ''] = /tagTypes: \[([^\]]*)\]/.exec(read('src/api/legacyApi.ts')) ?? [];
  const missing = areas.flatMap((area) => {
    const named = read(`src/api/${area}.ts`).match(/(?:provides|invalidates)Tags: \[[^\]]*\]/g) ?? [];
    return [...new Set(named.flatMap((list) => list.match(/'\w+'/g) ?? []))]
      .filter((tag) => !known.includes(tag))
      .map((tag) => `src/api/legacyApi.ts: tagTypes lacks ${tag} of src/api/${area}.ts`);
  });
  expect(missing).toEqual([]);
});

test('an open page takes up a changed call of each area', () => {
  const missing = areas.filter((area) => !read(`src/api/${area}.ts`).includes('  overrideExisting,'));
  expect(missing.map((area) => `src/api/${area}.ts does not pass overrideExisting`)).toEqual([]);
});

test('mocks/handlers/index.ts includes the handlers of each file beside it', () => {
  const files = namesIn('mocks/handlers', /^index\.|\.(test|fixture)\./);
  const missing = files.filter((file) => !read('mocks/handlers/index.ts').includes(`  ...${file}Handlers,`));
  expect(missing.map((file) => `mocks/handlers/index.ts does not include ${file}Handlers`)).toEqual([]);
});

test.each(areas)(
  'the mock server responds to each call of the area %s, and a test sends it',
  async (area) => {
    expect(handlers).not.toEqual([]);
    const tests = readdirSync('mocks/handlers')
      .filter((file) => /\.(test|fixture)\.tsx?$/.test(file))
      .map((file) => read(`mocks/handlers/${file}`))
      .join('\n');
    const missing = (await callsOfArea(area)).flatMap((path) => [
      ...(declaredCalls.has(path) ? [] : [`mocks/handlers/${area}.ts: nothing responds to ${path}`]),
      ...(tests.includes(`'${path}'`)
        ? []
        : [`mocks/handlers/recordAreas.fixture.ts, or a test beside it, does not ask ${path}`]),
    ]);
    expect(missing).toEqual([]);
  },
);

test('probe/endpoints.ts includes the endpoints of each area', () => {
  const missing = areas.filter((area) => !read('probe/endpoints.ts').includes(`  ${area}Api,`));
  expect(missing.map((area) => `probe/endpoints.ts does not include ${area}Api`)).toEqual([]);
});

test("each list of the administration is in the mock server's menu", () => {
  const isInMenu = menuLeadsTo(seedWorld().menus);
  // The user's own menu leads to the settings.
  const missing = lists.filter((path) => path !== '/User_Admin_Setting' && !isInMenu(path));
  expect(missing.map((path) => `mocks/seed/session.ts: no menu entry leads to ${path}`)).toEqual([]);
});

test('the search offers each form of a new record to a user whose menu has its list', () => {
  const menu: MenuEntry = {
    id: 1,
    category: { name: 'Lists', url: '', menutype: '2' },
    subMenu: lists.map((url, id) => ({ id, menu_id: 1, name: url, url, menutype: '1' })),
  };
  const offered = actionHits([menu], [], 7).map(({ to }) => to);
  const urls = addForms.map((path) => path.replace(':client', '7')).filter((url) => !url.includes(':'));
  const missing = urls.filter((url) => !offered.includes(url));
  expect(missing.map((url) => `src/app/shell/search/screens.ts: addForms has no entry for ${url}`)).toEqual(
    [],
  );
});
