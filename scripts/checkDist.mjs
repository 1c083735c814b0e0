/**
 * Looks into the production build: no source maps, nothing inline, no file that nothing loads, nothing of the mock server or
 * its world, the source's colours.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const dist = process.argv[2] ?? 'dist';

/** Texts that occur only in the mock server, its libraries or a mocked build. */
const forbidden = [
  'mockServiceWorker',
  'setupWorker',
  'mswjs.io',
  'Demo accounts of this build',
  'sourceMappingURL',
];

/** A browser asks for these by their own names, which another product may have registered: `workerNames` in webpack.config.ts. */
const oldWorkers = ['service-worker.js', 'sw.js', 'firebase-messaging-sw.js', 'ngsw-worker.js'];

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(file) : [file];
  });
}

const isTest = /\.(test|fixture|stories|zones)\.tsx?$|^src\/testing\//;

const sourcesIn = (folder) =>
  filesUnder(folder)
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && !isTest.test(file))
    .map((file) => readFileSync(file, 'utf8'));

const matchesIn = (sources, pattern) =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match.groups.text));

/**
 * Texts that only the made-up world contains: the passwords and roles of its accounts, its mail addresses, and names of two
 * or more words, such as 'Great Lakes Casualty'. Texts that a source of the product contains too ('First Name', 'New York')
 * are not searched.
 */
function textsOfTheWorld() {
  const seeds = sourcesIn('mocks/seed');
  const accounts = matchesIn(
    [readFileSync('mocks/accounts.ts', 'utf8')],
    /(?:password|role): '(?<text>[^']+)'/g,
  );
  const mails = matchesIn(seeds, /'(?<text>[^'\n]*@[^'\n]+\.[a-z]+)'/g);
  const names = matchesIn(
    seeds,
    /(['"])(?<text>[\p{Lu}\d][^\s'"]*(?: (?:&|and|of|[\p{Lu}\d][^\s'"]*))+)\1/gu,
  );
  const product = sourcesIn('src').join('\n');
  return [
    ...accounts.filter((text) => !/^\p{L}+$/u.test(text)),
    ...mails.filter((text) => !text.startsWith('@') && !text.includes('/')),
    ...names.filter((text) => !product.includes(text)),
  ];
}

/**
 * The scripts, styles, pictures of the guide and other assets of the build that no page loads, neither itself nor through a file that it
 * loads. A file is named as a whole, or by its hash: webpack's runtime combines names from a table of hashes for each
 * ending, as in `"assets/"+id+"."+{7:"0f8f3df3"}[id]+".js"`. A worker has tables of its own.
 */
function problemsOfLoading(files) {
  const parts = files
    .map((file) => path.relative(dist, file).replaceAll(path.sep, '/'))
    .filter((file) => /\.(js|css)$|^assets\/|^guide\/pictures\//.test(file) && !/\.(gz|br)$/.test(file));
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => readFileSync(file, 'utf8'));
  const pattern = /<(?:script|link|img)\s[^>]*?(?:src|href)="\/(?<text>[^"]+\.(?:js|css|png))"/g;
  const named = [...new Set(matchesIn(pages, pattern))];
  const loaded = new Set(named.filter((file) => parts.includes(file)));
  // A set also iterates over entries that are added meanwhile.
  for (const file of loaded) {
    const content = readFileSync(path.join(dist, file), 'utf8');
    const hashes = hashesIn(content);
    for (const part of parts) {
      const [, hash] = /\.([0-9a-f]{8}\.\w+)$/.exec(part) ?? [];
      if (part.startsWith('assets/') && (content.includes(part) || hashes.has(hash))) loaded.add(part);
    }
  }
  return [
    ...named
      .filter((file) => !parts.includes(file))
      .map((file) => `${file}: a page names it, and it is not there`),
    ...parts
      .filter((file) => !loaded.has(file) && !oldWorkers.includes(file))
      .map((file) => `${file}: no page and no script loads it`),
  ];
}

/** Each hash with the ending that follows it next: `0f8f3df3.js`. A script and its style may have the same hash. */
function hashesIn(content) {
  const pieces = content.split('.');
  return new Set(
    pieces.flatMap((piece, index) => {
      const [ending] = /^\w+/.exec(pieces[index + 1] ?? '') ?? [];
      return ending ? [...piece.matchAll(/[0-9a-f]{8}/g)].map(([hash]) => `${hash}.${ending}`) : [];
    }),
  );
}

/** A text file has compressed copies with the same content. */
function problemsOfCopies(file) {
  const content = readFileSync(file);
  return Object.entries({ gz: gunzipSync, br: brotliDecompressSync })
    .filter(([ending, open]) => {
      const copy = `${file}.${ending}`;
      return !existsSync(copy) || !open(readFileSync(copy)).equals(content);
    })
    .map(([ending]) => `${file}.${ending} is not there, or says something else`);
}

/** The manifest names every script, with the hash that it has. */
function problemsOfManifest(files) {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'scripts.json'), 'utf8'));
  const stated = new Map(Object.entries(manifest).map(([file, hash]) => [path.join(dist, file), hash]));
  const scripts = files.filter((file) => file.endsWith('.js'));
  const hashOf = (file) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
  return [
    ...scripts
      .filter((file) => stated.get(file) !== hashOf(file))
      .map((file) => `${file} is not as scripts.json says`),
    ...[...stated.keys()].filter((file) => !scripts.includes(file)).map((file) => `${file} is not there`),
  ];
}

/** The notices and the bill of materials name the same packages, each with a text, and all of them. */
function problemsOfThirdParties() {
  const bill = JSON.parse(readFileSync(path.join(dist, 'sbom.cdx.json'), 'utf8'));
  const text = readFileSync(path.join(dist, 'THIRD-PARTY.txt'), 'utf8');
  const named = [...text.matchAll(/^-{80}\n(\S+) (\S+) \((\S+)\)\n\n\S/gm)].map(
    ([, name, version]) => `${name} ${version}`,
  );
  const billed = bill.components.map(({ name, version }) => `${name} ${version}`);
  return [
    ...billed.filter((item) => !named.includes(item)).map((item) => `THIRD-PARTY.txt lacks ${item}`),
    ...named.filter((item) => !billed.includes(item)).map((item) => `sbom.cdx.json lacks ${item}`),
    ...(billed.length < 50 ? [`sbom.cdx.json names only ${billed.length} packages`] : []),
    ...(JSON.stringify(bill).match(/timestamp|serialNumber/)
      ? ['sbom.cdx.json changes from build to build']
      : []),
  ];
}

/** The colours of a stylesheet, all in lower case and with two digits for each part. */
const coloursIn = (css) =>
  [...css.matchAll(/#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?=[\s,;)}!])/gi)].map(([, digits]) =>
    (digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits).toLowerCase(),
  );

/** A colour that looks like the hash of a file can be replaced by another hash when the files get their names. */
function problemsOfColours(files) {
  const sources = [...filesUnder('src'), ...filesUnder('public')].filter((file) => file.endsWith('.css'));
  const known = new Set(sources.flatMap((file) => coloursIn(readFileSync(file, 'utf8'))));
  const built = files.filter((file) => file.endsWith('.css'));
  const used = new Set(built.flatMap((file) => coloursIn(readFileSync(file, 'utf8'))));
  return [
    ...[...used]
      .filter((colour) => !known.has(colour))
      .map((colour) => `No source has the colour #${colour}`),
    ...[...known].filter((colour) => !used.has(colour)).map((colour) => `The colour #${colour} is lost`),
  ];
}

const problems = [];
const texts = [...forbidden, ...new Set(textsOfTheWorld())];
const files = filesUnder(dist);
for (const file of files) {
  if (file.endsWith('.map') || /mockServiceWorker/.test(file)) problems.push(`${file} may not be shipped`);
  if (/\.(js|css|html|svg)$/.test(file)) problems.push(...problemsOfCopies(file));
  // The licences of packages may name a real place.
  if (!/\.(js|css|html|json|svg|txt)$/.test(file) || file.endsWith('THIRD-PARTY.txt')) continue;
  const content = readFileSync(file, 'utf8');
  for (const text of texts) if (content.includes(text)) problems.push(`${file} holds '${text}'`);
}

problems.push(
  ...problemsOfLoading(files),
  ...problemsOfManifest(files),
  ...problemsOfThirdParties(),
  ...problemsOfColours(files),
);

const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
if (!page.includes('Content-Security-Policy')) problems.push('index.html has no Content-Security-Policy');
if (!page.includes("require-trusted-types-for 'script'"))
  problems.push('index.html lets text become scripts');
if (existsSync(path.join(dist, 'config.json.gz'))) problems.push('config.json may have no compressed copy');
for (const file of files.filter((name) => name.endsWith('.html'))) {
  const content = readFileSync(file, 'utf8');
  if (/<script(?![^>]*\ssrc=)/.test(content)) problems.push(`${file} has an inline script`);
  if (/<style|\sstyle=|\son[a-z]+=/.test(content)) problems.push(`${file} has an inline style or handler`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const kib = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1024;
console.log(
  `${files.length} files, ${kib.toFixed(0)} KiB; none of ${texts.length} texts of the mock server in them`,
);
