import { execFile, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import webpack from 'webpack';
import type Server from 'webpack-dev-server';

/** A message of the overlay of webpack-dev-server. A click on it opens `moduleIdentifier` in the editor. */
interface TypeError {
  readonly moduleName?: string;
  readonly loc?: string;
  readonly moduleIdentifier?: string;
  readonly message: string;
}

/** A change of a type that many files use can break hundreds of them. */
const shownAtMost = 20;

/** The folders of `tsconfig.json`. */
const checkedFolders = ['src', 'mocks', 'probe', 'e2e', 'bench', 'scripts'].map((name) => path.resolve(name));

// The last file is our own: `npm run types` writes another, perhaps at the same time.
const compilerOptions =
  '--noEmit --pretty false --tsBuildInfoFile node_modules/.cache/typeErrors.tsbuildinfo';

/** The errors in the compiler's output. An indented line belongs to the error above it; other lines are left out. */
export function parseTypeErrors(output: string): TypeError[] {
  const errors: TypeError[] = [];
  for (const line of output.split(/\r?\n/)) {
    const [, file, row, column, message] = /^(?:(.+?)\((\d+),(\d+)\): )?error (TS\d+: .*)$/.exec(line) ?? [];
    const last = errors.at(-1);
    if (message && file) {
      const loc = `${row}:${column}`;
      errors.push({ moduleName: file, loc, moduleIdentifier: `${path.resolve(file)}:${loc}`, message });
    } else if (message) errors.push({ message });
    else if (last && /^\s+\S/.test(line))
      errors.splice(-1, 1, { ...last, message: `${last.message}\n${line}` });
  }
  return errors;
}

/** The compiler starts again from what it has stored, so a check after a change takes a second or two. */
async function checkTypes(onStart: (compiler: ChildProcess) => void): Promise<TypeError[]> {
  // The program itself: under Node 20 its launcher would leave it running when it is ended.
  const { default: getCompiler } = await import('../node_modules/typescript-native/lib/getExePath.js');
  return new Promise((resolve) => {
    const compiler = execFile(
      getCompiler(),
      compilerOptions.split(' '),
      { maxBuffer: Infinity },
      (error, stdout, stderr) => {
        const errors = parseTypeErrors(stdout);
        const hasNoResult = error !== null && errors.length === 0;
        resolve(hasNoResult ? [{ message: `Types are not checked: ${stderr || error.message}` }] : errors);
      },
    );
    onStart(compiler);
  });
}

function shorten(errors: readonly TypeError[]): readonly TypeError[] {
  const omitted = errors.length - shownAtMost;
  return omitted > 0
    ? [...errors.slice(0, shownAtMost), { message: `${omitted} more; npm run types shows all` }]
    : errors;
}

function errorsText(errors: readonly TypeError[]): string {
  const lines = errors.map(({ moduleName, loc, message }) =>
    moduleName ? `${moduleName}:${loc} ${message}` : message,
  );
  return lines.length > 0 ? `\nType errors:\n${lines.join('\n')}\n` : '\nNo type errors.\n';
}

/**
 * Shows type errors in the terminal and in the overlay of the page, which updates all the same: each check runs after
 * a build. It is for `onListening` of webpack-dev-server.
 */
export function showTypeErrors(server: Server): void {
  let checker: ChildProcess | undefined;
  let isChecking = false;
  let builds = 0;
  let isBuildBroken = false;
  let shown: readonly TypeError[] = [];

  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    let checkedBuild: number;
    let errors: readonly TypeError[];
    do {
      checkedBuild = builds;
      errors = shorten(await checkTypes((started) => (checker = started)));
    } while (checkedBuild !== builds);
    isChecking = false;
    // The overlay shows the errors of the build, and those of syntax are among both. The build that mends them starts a check.
    if (isBuildBroken) return;
    const text = errorsText(errors);
    if (text !== errorsText(shown)) process.stderr.write(`${text}\n`);
    const isMended = shown.length > 0 && errors.length === 0;
    shown = errors;
    const clients = server.webSocketServer?.clients ?? [];
    // This closes the overlay of a page that was loaded during the check.
    if (isMended) server.sendMessage(clients, 'still-ok');
    send(clients);
  }

  function send(clients: Parameters<Server['sendMessage']>[0]): void {
    if (shown.length > 0 && !isBuildBroken) server.sendMessage(clients, 'errors', shown);
  }

  const { compiler } = server;
  if (compiler instanceof webpack.MultiCompiler)
    throw new Error('Type errors are shown for one configuration.');
  // A file with nothing but types is not in the build, and neither is a test.
  compiler.hooks.afterCompile.tap('showTypeErrors', ({ contextDependencies }) => {
    contextDependencies.addAll(checkedFolders);
  });
  compiler.hooks.done.tap('showTypeErrors', (stats) => {
    builds += 1;
    isBuildBroken = stats.hasErrors();
    if (!isBuildBroken) void check();
  });
  // Immediately, so that it writes nothing more.
  process.on('exit', () => checker?.kill('SIGKILL'));
  server.webSocketServer?.implementation.on('connection', (client) => send([client]));
}
