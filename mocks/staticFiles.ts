import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The files that the seed's bordereaux point to. */
const seedFiles = path.resolve('mocks/public');

/** Rejects, in words, when a folder holds no built product. */
export async function requireBuild(folder: string): Promise<void> {
  if (!(await isFile(path.join(folder, 'index.html')))) {
    throw new Error(`${folder} has no index.html: build the product first`);
  }
}

/** A file of the built product, or its page for an address that a browser opens; nothing where neither fits. */
export async function servedFile(
  request: Request,
  folder: string | undefined,
): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const pathname = pathOf(request.url);
  if (pathname.startsWith('/bordereaux/')) return fileIn(seedFiles, pathname);
  if (folder === undefined) return undefined;
  const base = path.resolve(folder);
  const file = await fileIn(base, pathname);
  if (file) return file;
  const wantsPage = (request.headers.get('accept') ?? '').includes('text/html');
  return wantsPage ? answer(path.join(base, 'index.html'), base) : undefined;
}

async function fileIn(base: string, pathname: string): Promise<Response | undefined> {
  const file = path.join(base, pathname);
  return file.startsWith(base + path.sep) && (await isFile(file)) ? answer(file, base) : undefined;
}

function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return '/';
  }
}

function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

async function answer(file: string, base: string): Promise<Response> {
  const isHashed = file.startsWith(path.join(base, 'assets') + path.sep);
  return new Response(new Uint8Array(await readFile(file)), {
    headers: {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  });
}
