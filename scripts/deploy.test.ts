import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { calls, type CallRow } from '@/api/calls';
import { adminPaths, carrierPaths, publicPaths } from '@/paths';

const site = readFileSync('deploy/nginx/portal.conf', 'utf8');
const passedGets = [...site.matchAll(/^ +"GET (\S+)" +1;$/gm)].map(([, path]) => path);

const rows = Object.entries<CallRow>(calls);
const documentedGets = rows.filter(([, { method }]) => method === 'GET').map(([path]) => path);

test('nginx passes on exactly the GETs of the call table', () => {
  expect(passedGets).toEqual(documentedGets);
});

test('no documented GET is a page as well', () => {
  const pages = [...publicPaths, ...adminPaths, ...carrierPaths];
  const both = documentedGets.filter((path) => pages.some((page) => matchPath(page, path)));
  expect(both).toEqual([]);
});

test('a path that is a page and a call is told apart by its method', () => {
  const pages: readonly string[] = [...publicPaths, ...adminPaths, ...carrierPaths];
  const both = rows.filter(([path]) => pages.includes(path)).map(([path, { method }]) => [path, method]);
  expect(both).toEqual([['/company', 'POST']]);
});

test('every header stands once in the site, so that none of its locations loses them', () => {
  const [server = '', ...locations] = site.split(/^ {4}location /m);
  expect(server.match(/^ +add_header /gm)).toHaveLength(8);
  expect(locations.join('').match(/^ *add_header/m)).toBeNull();
});
