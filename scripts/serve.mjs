/**
 * A built folder over HTTP, with index.html for every page that is no file, as any static server in front of the
 * product has to do: `node scripts/serve.mjs dist --port 4173`
 */
import { parseArgs } from 'node:util';
import { serve } from '../mocks/staticFiles.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4173' }, host: { type: 'string', default: 'localhost' } },
});
const folder = positionals[0] ?? 'dist';
const server = await serve(folder, { port: Number(values.port), host: values.host });
console.log(`${folder} on http://${values.host}:${server.address().port}`);
