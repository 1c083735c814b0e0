/**
 * Puts into a built page what `config.json` beside it says and what the page needs before its script has come: the
 * brand, and, where the BDX calls go to another origin, that origin in the Content-Security-Policy.
 * `node deploy/configure.mjs /srv/portal/current`, after each edit of config.json. Can be run again and again.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const markup = (text) => text.replace(/[&<>"]/g, (found) => entities[found]);

function replaceOnce(text, pattern, replacement) {
  if (text.match(new RegExp(pattern, 'g'))?.length !== 1)
    throw new Error(`index.html is not of this build: ${pattern}`);
  return text.replace(pattern, (_, before, after) => before + replacement + after);
}

/** The origin that the page may call in addition to its own; empty if there is none. */
function foreignOrigin({ bdxBaseUrl = '' }) {
  if (bdxBaseUrl === '') return '';
  const { protocol, origin } = new URL(bdxBaseUrl);
  if (!/^https?:$/.test(protocol)) throw new Error(`bdxBaseUrl is no web address: ${bdxBaseUrl}`);
  return origin;
}

/** Writes beside the file and renames, so that no user is served half a page. */
function replaceFile(file, content) {
  writeFileSync(`${file}.partial`, content);
  renameSync(`${file}.partial`, file);
}

/** Rewrites the page of the folder and its compressed copies; gives the origin that it may call now, if any. */
export function configure(folder) {
  const file = path.join(folder, 'index.html');
  const config = JSON.parse(readFileSync(path.join(folder, 'config.json'), 'utf8'));
  const origin = foreignOrigin(config);
  const { brand = 'Kyubos' } = config;
  let page = readFileSync(file, 'utf8');
  page = replaceOnce(page, /(connect-src )'self'[^;]*(;)/, ["'self'", origin].filter(Boolean).join(' '));
  page = replaceOnce(page, /(<title>)[^<]*(<\/title>)/, markup(brand));
  page = replaceOnce(page, /(first-paint-mark[^>]*><p[^>]*>)[^<]*(<)/, markup(brand));
  replaceFile(file, page);
  replaceFile(`${file}.gz`, gzipSync(page, { level: 9 }));
  replaceFile(`${file}.br`, brotliCompressSync(page));
  return origin;
}

if (process.argv[1]?.endsWith('configure.mjs')) {
  const folder = process.argv[2] ?? 'dist';
  const origin = configure(folder);
  console.log(`${folder}/index.html now says what config.json says${origin && `; it may call ${origin}`}`);
}
