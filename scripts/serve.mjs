/**
 * A built folder over HTTP, with index.html for every page that is no file, as any static server in front of the
 * product has to do: `node scripts/serve.mjs dist --port 4173`
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '../mocks/staticFiles.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4173' }, host: { type: 'string', default: 'localhost' } },
});
const folder = positionals[0] ?? 'dist';
if (!existsSync(path.join(folder, 'index.html'))) {
  const command = folder === 'dist-mocked' ? 'npm run build:mocked' : 'npm run build';
  console.error(`${folder} has no index.html: run ${command} first`);
  process.exit(1);
}
const server = await serve(folder, { port: Number(values.port), host: values.host });
console.log(`${folder} on http://${values.host}:${server.address().port}`);
