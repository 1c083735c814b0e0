import { readFileSync } from 'node:fs';
import type { CallPath } from '@/api/calls';
import { importsOf } from '../src/sourceFiles.fixture';
import { Sealed } from '@/domain/text/secret';
import { requestOf } from './endpoints';
import { readArguments } from './readArguments';

/** Which screens use a call, found in the sources: the modules that the module of a route imports, and their hooks. */

const routes = 'src/app/routes.tsx';
/** What `routes.tsx` does not list by its address. */
const otherPages = [
  ['', '/{product}_admin', './LoginRoutes'],
  ['', 'frame and search of an administrator', './AdminArea'],
  ['', 'frame of a carrier', './CarrierArea'],
] as const;

const logins = ['commonLogin', 'carrierLogin'];

/** The files that a module loads, itself included. */
function filesOf(start: string, imports: Map<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set([start]);
  for (const file of found) {
    const known =
      imports.get(file) ??
      importsOf(file)
        .filter(({ to, isTypeOnly }) => !isTypeOnly && to.startsWith('src/') && to !== routes)
        .map(({ to }) => to);
    imports.set(file, known);
    for (const to of known) if (/\.tsx?$/.test(to) && !to.startsWith('src/api/')) found.add(to);
  }
  return found;
}

/** The endpoints that a file names, by a hook or in `endpoints.`. */
function endpointsIn(file: string, names: ReadonlyMap<string, string>): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const used = text.matchAll(/\buse(?:Lazy)?(\w+?)(?:Query|Mutation)\b|\bendpoints\.(\w+)/g);
  return [...used].flatMap(([, hook = '', name = '']) => names.get((hook || name).toLowerCase()) ?? []);
}

/** The addresses of the screens that use each call. */
export function screensByCall(): ReadonlyMap<CallPath, readonly string[]> {
  const anything: unknown = new Proxy({}, { get: () => '' });
  const names = new Map([...Object.keys(readArguments), ...logins].map((name) => [name.toLowerCase(), name]));
  const imports = new Map<string, readonly string[]>();
  const screens = new Map<CallPath, string[]>();
  const inFile = new Map<string, readonly string[]>();
  const pages = [
    ...readFileSync(routes, 'utf8').matchAll(/'(\/[^']*)': page\(\(\) => import\('([^']+)'\)/g),
    ...otherPages,
  ];
  const lazyFiles = new Map(
    importsOf(routes)
      .filter(({ isLazy }) => isLazy)
      .map(({ to }) => [to.replace(/\.tsx?$/, ''), to]),
  );
  for (const [, address = '', specifier = ''] of pages) {
    const file = lazyFiles.get(specifier.replace(/^@\//, 'src/').replace(/^\.\//, 'src/app/'));
    for (const one of file === undefined ? [] : filesOf(file, imports)) {
      const used = inFile.get(one) ?? endpointsIn(one, names);
      inFile.set(one, used);
      for (const name of used) {
        const { path } = requestOf(name, logins.includes(name) ? new Sealed(anything) : anything);
        const known = screens.get(path) ?? [];
        if (!known.includes(address)) screens.set(path, [...known, address]);
      }
    }
  }
  return screens;
}
