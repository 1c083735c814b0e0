/**
 * Writes settings of `config.json` into a built page that the page needs before its script has loaded: the brand, and, if
 * the BDX calls go to another origin, that origin in the Content-Security-Policy.
 * `node deploy/configure.mjs /srv/portal/current`, after each edit of config.json. It can be run repeatedly.
 * `node deploy/configure.mjs --check /srv/portal/config.json` changes nothing. It names each unknown key and wrong
 * value, and fails if the file is not a JSON object or a value is wrong.
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

const allowedHost = 'a host of letters, digits, dots and hyphens';
const onOff = ['on', 'off'];

/** Each key of config.json with its allowed values, as in src/domain/access/config.ts; a test compares the two. */
export const settings = {
  product: 'letters, digits and hyphens in quotes',
  titleSuffix: 'a text in quotes',
  brand: 'a text in quotes',
  poweredBy: 'a text in quotes',
  bdxBaseUrl: `"" or an address such as "https://bdx.example.com": http or https, ${allowedHost}`,
  sendToken: ['same-origin', 'always', 'never'],
  requestTimeoutMs: 'a number from 1000 to 600000, without quotes',
  failureNotices: ['quiet', 'none'],
  updateBody: ['wrapped', 'flat'],
  drafts: ['day', 'tab', 'off'],
  staleWriteCheck: onOff,
  homeLists: onOff,
};

const isText = (value) => typeof value === 'string';

/** A base URL as the portal itself accepts it: other texts could end the directive of the policy. */
const isBase = (url) =>
  isText(url) &&
  (url === '' || (/^https?:\/\/[a-z\d.-]+(:\d+)?(\/[^\s?#]*)?$/i.test(url) && URL.canParse(url)));

const checks = {
  product: (value) => isText(value) && /^[A-Za-z0-9-]+$/.test(value),
  bdxBaseUrl: isBase,
  requestTimeoutMs: (value) => typeof value === 'number' && value >= 1000 && value <= 600_000,
};

function isValid(key, value) {
  if (Array.isArray(settings[key])) return settings[key].includes(value);
  return (checks[key] ?? isText)(value);
}

/** The first reason why a text is no base URL. */
function baseFault(url) {
  if (/^\s|\s$/.test(url)) return 'has a space at one end';
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(url)) return 'has no https:// at its start';
  if (!/^https?:/i.test(url)) return 'starts with neither https:// nor http://';
  const [host = ''] = url.replace(/^https?:\/\//i, '').split(/[/?#]/);
  if (host.includes('@')) return 'contains a user name or a password';
  if (host.includes('*')) return 'contains a wildcard (*)';
  if (/[?#]/.test(url)) return 'contains a query (?) or a fragment (#)';
  if (!/^[a-z\d.-]+(:.*)?$/i.test(host)) return 'has another character in its host';
  return /:(?!\d+$)/.test(host) || !URL.canParse(url) ? 'has a wrong host or port' : 'contains a space';
}

/** The number of letters to insert, remove, replace or swap with their neighbour. */
function distance(one, other) {
  const rows = Array.from({ length: one.length + 1 }, (_, i) => [i]);
  for (let j = 1; j <= other.length; j += 1) rows[0][j] = j;
  for (let i = 1; i <= one.length; i += 1)
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = rows[i - 1][j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, replaced);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
    }
  return rows[one.length][other.length];
}

/** The known name that a misspelled one probably means: at most every third letter differs, in any letter case. */
export function nearest(name, known) {
  const plain = (text) => text.toLowerCase().replace(/[_-]/g, '');
  const distances = known.map((one) => [one, distance(plain(name), plain(one))]);
  const [found] = distances.sort(([, a], [, b]) => a - b);
  return found && found[1] <= Math.max(1, Math.floor(name.length / 3)) ? found[0] : undefined;
}

/** What is wrong with the settings (`errors`: the default applies instead), and what the portal ignores. */
export function problemsOf(config) {
  const errors = [];
  const warnings = [];
  for (const [key, value] of Object.entries(config)) {
    if (!Object.hasOwn(settings, key)) {
      const meant = nearest(key, Object.keys(settings));
      const hint = meant ? `Did you mean ${meant}?` : `Known are: ${Object.keys(settings).join(', ')}.`;
      warnings.push(`${key} is unknown and ignored. ${hint}`);
    } else if (!isValid(key, value)) {
      const wanted = settings[key];
      const allowed = Array.isArray(wanted) ? wanted.map((one) => JSON.stringify(one)).join(', ') : wanted;
      const shown = JSON.stringify(value).replace(/\/\/[^/@]*@/, '//…@');
      const fault = key === 'bdxBaseUrl' && isText(value) ? `, which ${baseFault(value)}` : '';
      errors.push(`${key} is ${shown}${fault}; allowed: ${allowed}.`);
    } else if (key === 'bdxBaseUrl' && /^http:\/\/(?!localhost\b|127\.)/i.test(value))
      warnings.push(
        `bdxBaseUrl is ${JSON.stringify(value)}; a page over https may call https addresses only.`,
      );
  }
  return { errors, warnings };
}

const tokens = {
  text: /"(?:[^"\\\r\n\t]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"/iy,
  value:
    /"(?:[^"\\\r\n\t]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])|(?:true|false|null)\b|[{[]/iy,
};

/** The first syntax error of a JSON text, which JSON.parse does not always locate, and the repeated keys of its object. */
function scan(text) {
  const names = [];
  let at = 0;
  function next(pattern) {
    at += /^\s*/.exec(text.slice(at))[0].length;
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  }
  function expect(pattern, wanted) {
    const found = next(pattern);
    if (found !== undefined) return found;
    const lines = text.slice(0, at).split(/\r\n|\r|\n/);
    throw new Error(`line ${lines.length}, column ${lines.at(-1).length + 1}: expected ${wanted}`);
  }
  function member(isTop) {
    const name = JSON.parse(expect(tokens.text, 'a key in double quotes'));
    if (isTop) names.push(name);
    expect(/:/y, 'a colon');
    value();
  }
  function value(isTop = false) {
    const start = expect(tokens.value, 'a value (texts are in double quotes)');
    if (start !== '{' && start !== '[') return;
    const end = start === '{' ? /\}/y : /\]/y;
    if (next(end)) return;
    do {
      if (start === '{') member(isTop);
      else value();
    } while (next(/,/y));
    expect(end, `a comma or ${start === '{' ? '}' : ']'}`);
  }
  value(true);
  expect(/$/y, 'the end of the file');
  return { repeated: [...new Set(names.filter((name, index) => names.indexOf(name) !== index))] };
}

/** Reads a config.json; throws an error with one sentence if it is not a JSON object. */
function readConfig(file) {
  const fail = (reason) => {
    throw new Error(`${file} is no JSON object (${reason})`);
  };
  let text;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    fail(error.message);
  }
  try {
    const config = JSON.parse(text);
    if (typeof config !== 'object' || config === null || Array.isArray(config)) fail('another kind of value');
    return { config, repeated: scan(text).repeated };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    try {
      scan(text);
    } catch (located) {
      fail(located.message);
    }
    return fail(error.message);
  }
}

/** The settings of a config.json, and its problems; throws an error with one sentence if it is not a JSON object. */
export function check(file) {
  const { config, repeated } = readConfig(file);
  const { errors, warnings } = problemsOf(config);
  const repeats = repeated.map((key) => `${key} occurs more than once; the last one counts.`);
  return { config, errors, warnings: [...repeats, ...warnings] };
}

/** Prints the problems of a config.json; a wrong value makes the exit code 1. Returns the settings. */
function checkedConfig(file) {
  const { config, errors, warnings } = check(file);
  for (const problem of [...errors, ...warnings]) console.error(`config.json: ${problem}`);
  if (errors.length > 0) process.exitCode = 1;
  return config;
}

/** The value of a key, or the default if it is wrong, as in the portal. */
function take(config, key, fallback) {
  return Object.hasOwn(config, key) && isValid(key, config[key]) ? config[key] : fallback;
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
  const config = checkedConfig(path.join(folder, 'config.json'));
  const base = take(config, 'bdxBaseUrl', '');
  const origin = base && new URL(base).origin;
  const brand = take(config, 'brand', 'Kyubos');
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
    checkedConfig(file);
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
