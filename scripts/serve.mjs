/**
 * A built folder over HTTP, with index.html for every page that is no file: what any static server in front of the
 * product has to do. A `.gz` file that the build wrote beside a file is sent in its place.
 * `node scripts/serve.mjs dist --port 4173`
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

const isFile = (file) =>
  stat(file).then(
    (entry) => entry.isFile(),
    () => false,
  );

function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url ?? '/', 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/**
 * The server never closes an idle connection by itself. If it did, a caller that uses a kept connection at that very
 * moment would get ECONNRESET.
 */
const untilCallerCloses = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 };

/** Serves `folder` on `port` (0: any free one) and gives the server once it listens. */
export function serve(folder, { port = 0, host = 'localhost' } = {}) {
  const base = path.resolve(folder);
  const server = createServer(untilCallerCloses, async (request, response) => {
    const pathname = pathOf(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file = path.join(base, pathname ?? '');
    const isInside = file === base || file.startsWith(base + path.sep);
    const isPage = isRead && (request.headers.accept ?? '').includes('text/html');
    let found;
    if (pathname !== undefined && isRead && isInside && (await isFile(file))) found = file;
    else if (isPage) found = path.join(base, 'index.html');
    if (!found) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    const isHashed = found.startsWith(path.join(base, 'assets') + path.sep);
    const isCompressed =
      /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') && (await isFile(`${found}.gz`));
    response.writeHead(200, {
      'content-type': types[path.extname(found)] ?? 'application/octet-stream',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      ...(isCompressed && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(isCompressed ? `${found}.gz` : found).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '4173' }, host: { type: 'string', default: 'localhost' } },
  });
  const folder = positionals[0] ?? 'dist';
  const server = await serve(folder, { port: Number(values.port), host: values.host });
  console.log(`${folder} on http://${values.host}:${server.address().port}`);
}
