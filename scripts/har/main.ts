import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileNameOf } from '../../mocks/bundle';
import { bundleOfHar } from './harBundle';

const usage = `npm run har -- FILE.har [--out BUNDLE.json] [--anonymous]
Turns the traffic that a browser recorded on the real server into a bug bundle for the mock server.
  --out FILE     the bundle's file; bug-bundle-normal-TIME.json by default
  --anonymous    also replaces names, emails, phone numbers and addresses by made-up ones`;

/** The longest text that Node can hold. */
const maxBytes = 512 * 1024 * 1024;

function contentOf(file: string): string {
  const bytes = readFileSync(file);
  if (bytes.length > maxBytes)
    throw new Error(
      `${file} is larger than 512 MiB: record fewer pages, or filter the network tab by "Fetch/XHR".`,
    );
  return bytes.toString('utf8');
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, anonymous: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(usage);
  const { bundle, notes } = bundleOfHar(contentOf(file), { isAnonymous: values.anonymous });
  const out = values.out ?? fileNameOf(bundle);
  writeFileSync(out, JSON.stringify(bundle, undefined, 1));
  for (const note of notes) console.log(note);
  console.log(`Wrote ${out}. Look through it before you send it: only known kinds of secrets are removed.`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
