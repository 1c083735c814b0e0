import { createServer } from 'node:http';
import sirv from 'sirv';

/**
 * A request handler for the files of `folder`. If the build also wrote a `.gz` file, that one is sent. The folder is read
 * on each request, because it may be built again while the server runs.
 */
export function staticFiles(folder) {
  return sirv(folder, {
    dev: true,
    etag: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      // The name of an asset holds a hash of its content.
      if (pathname.startsWith('/assets/'))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
}

const fileEnding = /\.(js|mjs|css|map|json|txt|html|xml|svg|png|jpg|ico|webp|woff2|wasm|webmanifest|gz|br)$/i;

/**
 * Whether the ending of an address is that of a file, as in deploy/nginx/site.conf. Such an address never gets the page.
 * An id in an address may contain a dot.
 */
export function isStaticFile(pathname) {
  // A letter that is written as `%` and two digits counts as that letter.
  return fileEnding.test(pathname.replace(/%[2-7][\da-f]/gi, decodeURIComponent));
}

/** The files of a built product, and its page for every other address that a browser opens. */
export function builtProduct(folder) {
  const files = staticFiles(folder);
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    if (/^\/guide\/?$/.test(request.url)) request.url = '/guide/index.html';
    files(request, response, () => {
      const [pathname] = request.url.split('?');
      if (!request.headers.accept?.includes('text/html') || isStaticFile(pathname)) {
        next();
        return;
      }
      request.url = '/index.html';
      files(request, response, next);
    });
  };
}

/**
 * The server never closes an idle connection. Otherwise a caller that reuses a connection at that moment would get
 * ECONNRESET.
 */
export const keepConnectionsOpen = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 };

/** Serves `folder` on `port` (0: any free one) and resolves with the server when it listens. */
export function serve(folder, { port = 0, host = 'localhost' } = {}) {
  const product = builtProduct(folder);
  const server = createServer(keepConnectionsOpen, (request, response) => {
    product(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
