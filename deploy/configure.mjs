/**
 * Writes settings of `config.json` into a built page that the page needs before its script has loaded: the brand, and, if
 * the BDX calls go to another origin, that origin in the Content-Security-Policy.
 * `node deploy/configure.mjs /srv/portal/current`, after each edit of config.json. It can be run repeatedly.
 * `node deploy/configure.mjs --check /srv/portal/config.json` changes nothing and fails if the file is not a JSON object.
 */
import { chmodSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const markup = (text) => text.replace(/[&<>"]/g, (found) => entities[found]);

function replaceOnce(text, pattern, replacement) {
  if (text.match(new RegExp(pattern, 'g'))?.length !== 1)
    throw new Error(`index.html is not of this build: ${pattern}`);
  return text.replace(pattern, (_, before, after) => before + replacement + after);
}

/** Reads a config.json; throws an error with one sentence if it is not a JSON object. */
function readConfig(file) {
  const fail = (reason) => {
    throw new Error(`${file} is no JSON object (${reason})`);
  };
  let config;
  try {
    config = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    fail(error.message);
  }
  if (typeof config !== 'object' || config === null || Array.isArray(config)) fail('another kind of value');
  return config;
}

/** A base URL as the portal itself accepts it: other texts could end the directive of the policy. */
const isBase = (url) =>
  typeof url === 'string' &&
  (url === '' || (/^https?:\/\/[a-z\d.-]+(:\d+)?(\/[^\s?#]*)?$/i.test(url) && URL.canParse(url)));

/** The value of a key, or the default and a warning, as in the portal. */
function take(config, key, fallback, accepts) {
  const value = config[key] ?? fallback;
  if (accepts(value)) return value;
  console.warn(`config.json: '${key}' has a wrong value; the default applies`);
  return fallback;
}

/** Writes to another file and renames it, so that no user gets half a page. The file mode stays. */
function replaceFile(file, content) {
  writeFileSync(`${file}.partial`, content);
  chmodSync(`${file}.partial`, statSync(file).mode);
  renameSync(`${file}.partial`, file);
}

/** Rewrites the page of the folder and its compressed copies; returns the origin that it may call now, if any. */
export function configure(folder) {
  const file = path.join(folder, 'index.html');
  const config = readConfig(path.join(folder, 'config.json'));
  const base = take(config, 'bdxBaseUrl', '', isBase);
  const origin = base && new URL(base).origin;
  const brand = take(config, 'brand', 'Kyubos', (value) => typeof value === 'string');
  let page = readFileSync(file, 'utf8');
  page = replaceOnce(page, /(connect-src )'self'[^;]*(;)/, ["'self'", origin].filter(Boolean).join(' '));
  page = replaceOnce(page, /(<title>)[^<]*(<\/title>)/, markup(brand));
  page = replaceOnce(page, /(first-paint-mark[^>]*><p[^>]*>)[^<]*(<)/, markup(brand));
  replaceFile(file, page);
  replaceFile(`${file}.gz`, gzipSync(page, { level: 9 }));
  replaceFile(`${file}.br`, brotliCompressSync(page));
  return origin;
}

function main([first = 'dist', file]) {
  if (first === '--check') {
    readConfig(file);
    return;
  }
  const origin = configure(first);
  console.log(`${first}/index.html now says what config.json says${origin && `; it may call ${origin}`}`);
}

if (process.argv[1]?.endsWith('configure.mjs')) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
