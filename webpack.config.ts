import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Chunk, type ChunkGraph, type Configuration, type Module } from 'webpack';
import type {} from 'webpack-dev-server'; // adds `devServer` to Configuration
import { isStaticFile } from './mocks/staticFiles.mjs';
import { ModuleListPlugin } from './scripts/moduleList';
import { ScriptManifestPlugin } from './scripts/scriptManifest';
import { ThirdPartyPlugin } from './scripts/thirdParty';
import { showTypeErrors } from './scripts/typeErrors';
import { calls } from './src/api/calls';
import type { CallRow } from './src/api/calls/row';

interface Env {
  /** Whether the mock server is built in: `on` in development, `off` in production unless said otherwise. */
  mocks?: 'on' | 'off';
  port?: string;
  host?: string;
  /** webpack-cli sets this for `webpack serve`. */
  WEBPACK_SERVE?: boolean;
}

// Where the shell sets RUST_BACKTRACE, a syntax error would have ten lines about the inside of SWC.
process.env['RUST_LIB_BACKTRACE'] = '0';

const root = process.cwd();

function packageVersion(): string {
  const file: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return typeof file === 'object' && file && 'version' in file ? String(file.version) : '';
}

/** The commit that is built. A build without git is told by BUILD_ID. */
function buildId(): string {
  const given = process.env['BUILD_ID'];
  if (given) return given;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

/**
 * What the product may load: its own origin, nothing inline, no eval. Whom it may call is said by the configuration,
 * and narrowed to that as soon as it has been read (`narrowConnections`); `deploy/configure.mjs` writes it in here.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self' http: https:",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "worker-src 'self'",
];

/** The one maker of script addresses: webpack's own, for parts that load late and for workers. */
const scriptPolicy = 'portal';

/** No text becomes a script. The mock server's library starts its worker from a text, so its builds go without. */
const trustedTypes = ["require-trusted-types-for 'script'", `trusted-types ${scriptPolicy}`];

/**
 * The text files that the build writes as `.gz` and `.br` as well, for a host that serves them as they are. Not
 * `config.json`: an installer edits that one, and its compressed copies would keep the old content.
 */
const precompressed = { test: /\.(js|css|html|svg)$/, threshold: 0, minRatio: Infinity };

const compress = { passes: 3, keep_fargs: false, pure_getters: true };
const noComments = { comments: false };
/** Terser makes this file smaller than SWC does, and SWC the others: together 1 KiB of the first load. */
const reactChunk = /react\.\w+\.js$/;

/** A service worker that another product left at the origin is asked for under one of these names. */
const workerNames = ['service-worker.js', 'sw.js', 'firebase-messaging-sw.js', 'ngsw-worker.js'];

const packages = (...names: string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

const storePackages = packages(
  '@reduxjs',
  '@standard-schema',
  'react-redux',
  'redux',
  'redux-thunk',
  'immer',
  'reselect',
  'use-sync-external-store',
);

/** What sends the calls, and the calls of the session: every page with a store needs it. */
const callLayer =
  /[\\/]src[\\/](app[\\/]store|api[\\/](calls[\\/](row|session)|legacyApi|read|request|send|session)|domain[\\/](saving[\\/]absent|text[\\/](secret|textOf)|records[\\/](clientUsers|intake|read|session)|values[\\/](listOf|emptyList))|session[\\/]storePreferences)\.ts$/;

interface Graphs {
  readonly chunkGraph: ChunkGraph;
}

/** Whether a part of the program, by its `webpackChunkName`, holds a module. */
function isIn(part: string, module: Module, { chunkGraph }: Graphs): boolean {
  return [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === part);
}

/** The frame around each admin screen: without a file of its own, each screen has a copy of what both need. */
const isOfFrame = (module: Module, graphs: Graphs): boolean => isIn('admin', module, graphs);

/** What all lists share, with the table's package. */
const lists =
  /[\\/]node_modules[\\/](react-table|@tanstack)[\\/]|[\\/]src[\\/]components[\\/]list[\\/](?!csvDownload|markSavedRow|filterTools|FilterHeader|useChangedRows|useHeaderFilters|useRowRemoval|useShownRows)\w+\.|[\\/]src[\\/]components[\\/](ui[\\/]useFits|feedback[\\/]useAnnouncedChange)\./;

/** Most screens have one: 'Add' or 'Back'. */
const linkButton = /[\\/]src[\\/]components[\\/]ui[\\/]ButtonLink\./;

/** What most screens of records share, and the list of countries does without. */
const recordScreens =
  /[\\/]src[\\/](components[\\/](feedback[\\/](CardBoundary|queryState)|list[\\/](useChangedRows|useRowRemoval|useShownRows)|ui[\\/](DescriptionList|isComposing|Section|StatusBadge|useRouteParams))|domain[\\/](attention|payment[\\/]schedule|saving[\\/]sentAction|records[\\/](attributes|flags|lazyRecord|quotations)|text[\\/](cleanText|conceal|dateText|dates|digitInput|money|typedNotes)|values[\\/](flags|jsonText|parseJson))|session[\\/](recentRecords|useIntakeCategories|useMenus))\./;

/** What the screens share that change a record. */
const recordChanges =
  /[\\/]src[\\/](components[\\/](drafts|feedback[\\/](dialogs[\\/]ModalDialog|Notice|sentActionsMonitor|staleWrite[\\/](reading|staleCheckContext|useQuestion|useStaleCheck)|UnconfirmedNotice|useSentActions)|form[\\/](control|fields[\\/]options|leaveGuard|schema|unsavedElsewhere|useFormSubmit|useInitialRecord))|domain[\\/]saving[\\/]draft|session[\\/]drafts[\\/]useDraftLinks)[.\\/]/;

/** What the form of a login and other forms share. */
const loginForm = /[\\/]src[\\/](components[\\/](feedback|form)|domain[\\/]saving)[\\/]/;

/**
 * The area of business whose calls are in the module. The list of countries, which is shown after the sign-in, is in one
 * file with its calls.
 */
const areaOf = (module: Module): string | undefined => {
  const file = (module.nameForCondition() ?? '').replaceAll(path.sep, '/');
  if (file.endsWith('/src/features/reference/countries.tsx')) return 'reference';
  const [, area] =
    /\/src\/(?:api(?:\/calls)?|domain(?:\/records)?)\/(attributes|bordereau|clientUsers|companies|intake|partners|policies|quotations|reference)\.ts$/.exec(
      file,
    ) ?? [];
  return area;
};

/** A worker has a small file of its own instead of what screens share. */
const ofScreens = (chunk: Chunk): boolean => !chunk.canBeInitial();

/** The drag library needs `connect`; it has this copy for itself, so that no list loads it. */
const dragLibrarysReactRedux = path.join(root, 'node_modules/react-redux/dist/react-redux.legacy-esm.js');

/** The store of the table's package asks for the shim of React 17; React Redux brings this module already. */
const storeSelector = path.join(root, 'node_modules/use-sync-external-store/with-selector.js');

/** The router's package names its development build, with its warnings, for every build. */
const productionRouter = {
  'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
};

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The classes of each style module, by the letters that stand for the module. */
const namedClasses = new Map<string, { readonly file: string; readonly names: string[] }>();

/**
 * The name of a class in production: three letters for its file and the place in it. Names of one file begin alike, so they
 * compress to less than a hash of each: 0.8 KiB of a first load.
 */
function className({ resourcePath }: { resourcePath: string }, _pattern: string, local: string): string {
  const file = path.relative(root, resourcePath).replaceAll(path.sep, '/');
  const bytes = [...createHash('sha256').update(file).digest().subarray(0, 3)];
  const start = bytes.map((byte) => letters[byte % letters.length]).join('');
  const classes = namedClasses.get(start) ?? { file, names: [] };
  if (classes.file !== file)
    throw new Error(`${file} and ${classes.file} have the same letters: rename one.`);
  namedClasses.set(start, classes);
  if (!classes.names.includes(local)) classes.names.push(local);
  return start + String(classes.names.indexOf(local));
}

interface Address {
  readonly parsedUrl: { readonly pathname: string | null };
  readonly request: IncomingMessage;
}

/**
 * The page for every address that a browser opens. A program that accepts anything, such as curl or `fetch`, gets the page
 * too, except for a call by GET or a file that does not exist: both stay a 404. What ends like a file is no page for both.
 */
function pageOrNothing({ parsedUrl, request }: Address): string {
  const pathname = parsedUrl.pathname ?? '/';
  const isOpened = request.headers.accept?.includes('text/html');
  const row = Object.entries<CallRow>(calls).find(([call]) => call === pathname)?.[1];
  const isPage = !isStaticFile(pathname) && (isOpened || !(row?.method === 'GET' || path.extname(pathname)));
  return isPage ? '/index.html' : pathname;
}

export default (env: Env, argv: { mode?: string }): Configuration => {
  const isProduction = argv.mode === 'production';
  const mocks = env.mocks ?? (isProduction ? 'off' : 'on');
  const fileName = isProduction ? 'assets/[name].[contenthash:8]' : 'assets/[name]';
  const mockWorker = path.join(root, 'mocks/public');
  const isRefreshed = !isProduction && env.WEBPACK_SERVE === true;
  const isShipped = isProduction && mocks === 'off';
  const version = packageVersion();
  const build = buildId();
  const policy = [...contentSecurityPolicy, ...(isShipped ? trustedTypes : [])].join('; ');

  return {
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    entry: { main: './src/main.tsx' },
    output: {
      path: path.join(root, isProduction && mocks === 'on' ? 'dist-mocked' : 'dist'),
      clean: true,
      publicPath: '/',
      filename: `${fileName}.js`,
      // Script and style of a part that loads late have one hash, so that the second list of hashes compresses to little.
      chunkFilename: isProduction ? 'assets/[id].[chunkhash:8].js' : `${fileName}.js`,
      assetModuleFilename: `${fileName}[ext]`,
      // The names of the files follow from the modules in them, and from all that turns modules into files.
      hashSalt: ['package-lock.json', 'webpack.config.ts']
        .map((file) => readFileSync(path.join(root, file), 'utf8'))
        .join(''),
      // All files are UTF-8, like the page.
      charset: false,
      // Named once in each part; a short name keeps them small.
      chunkLoadingGlobal: 'parts',
      trustedTypes: { policyName: scriptPolicy },
      // In milliseconds. A screen asks twice for its chunk (`src/app/routes.tsx`), and its user is told within 15 s.
      chunkLoadTimeout: 7000,
    },
    // Production has no source maps: they would publish the whole source.
    devtool: isProduction ? false : 'eval-cheap-module-source-map',
    cache: {
      type: 'filesystem',
      name: `${argv.mode ?? 'development'}-${mocks}`,
      buildDependencies: { config: [path.join(root, 'webpack.config.ts')] },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@': path.join(root, 'src'),
        'use-sync-external-store/shim/with-selector$': storeSelector,
        ...(isProduction ? productionRouter : {}),
      },
    },
    module: {
      // Nothing reads the name of an unnamed default export, and setting it takes code in every first load.
      parser: { javascript: { exportsPresence: 'error', anonymousDefaultExportName: false } },
      rules: [
        {
          include: packages('react-beautiful-dnd'),
          resolve: { alias: { 'react-redux$': dragLibrarysReactRedux } },
        },
        // What Formik calls them for is not in the build; a package of scripts is kept unless it is said to do nothing by itself.
        { include: packages('hoist-non-react-statics', 'react-is', 'tiny-warning'), sideEffects: false },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: { runtime: 'automatic', development: !isProduction, refresh: isRefreshed },
              },
            },
          },
        },
        {
          test: /\.css$/,
          sideEffects: true,
          use: [
            isProduction ? MiniCssExtractPlugin.loader : 'style-loader',
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  ...(isProduction ? { getLocalIdent: className } : { localIdentName: '[name]__[local]' }),
                },
              },
            },
          ],
        },
      ],
    },
    optimization: {
      // After a syntax error is mended, the open page would fetch the broken build too, fail, and load anew.
      emitOnErrors: false,
      // Three rounds find what one leaves: half a KiB of the first load. The licences of the packages are in
      // THIRD-PARTY.txt, whole, and not as comments.
      minimizer: [
        new TerserPlugin({
          include: reactChunk,
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { ...compress, reduce_funcs: false }, format: noComments },
        }),
        new TerserPlugin({
          exclude: reactChunk,
          extractComments: false,
          minify: TerserPlugin.swcMinify,
          terserOptions: { ecma: 2020, compress, mangle: true, format: noComments },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify }),
      ],
      // Used in any script is used in all. Else modules hold the id of the script that runs them, which webpack takes from its
      // cache although a part more or less has changed it: the store then lacks functions, and no login is sent.
      usedExports: 'global',
      moduleIds: isProduction ? 'deterministic' : 'named',
      // Short names of parts and exports; the hash in a file's name follows from them.
      chunkIds: 'total-size',
      mangleExports: 'size',
      // The plugin behind this replaces early hashes by later ones in all files, colours that look like a hash included.
      realContentHash: false,
      splitChunks: {
        // What the first script holds is there for each part; a worker's copy of it is not worth a file more for each page.
        chunks: (chunk) => chunk.name !== 'main',
        // Above a limit webpack would leave copies of modules in several files.
        maxAsyncRequests: Infinity,
        // What several areas share becomes a file of its own from these sizes on (before compression).
        minSize: { javascript: 20_000, unknown: 20_000, 'css/mini-extract': 4000 },
        cacheGroups: {
          // What every page needs first, and what changes least.
          react: {
            name: 'react',
            chunks: 'all',
            priority: 20,
            test: packages(
              ...['react', 'react-dom', 'scheduler'],
              ...['react-router', 'react-router-dom', 'cookie', 'set-cookie-parser'],
            ),
          },
          // What a login shares with the frame is there for each page, so that a login does not load the frame.
          loginAndFrame: {
            name: 'main',
            priority: 15,
            enforce: true,
            // Workers have copies of their own.
            chunks: (chunk) => !chunk.hasRuntime(),
            test: (module: Module, graphs: Graphs) =>
              isIn('login', module, graphs) && isOfFrame(module, graphs),
          },
          // The frame around each screen. Without this, each screen would have its own copy of what the frame needs as well.
          // Its style holds that of the lists as well: the first screen after the sign-in is a list, and one style
          // compresses better than two.
          frame: {
            name: 'frame',
            priority: 12,
            enforce: true,
            chunks: ofScreens,
            test: (module: Module, graphs: Graphs) =>
              isOfFrame(module, graphs) ||
              linkButton.test(module.nameForCondition() ?? '') ||
              (module.type === 'css/mini-extract' && lists.test(module.nameForCondition() ?? '')),
          },
          recordScreens: {
            name: 'record-screens',
            priority: 11,
            enforce: true,
            chunks: ofScreens,
            test: recordScreens,
          },
          recordChanges: {
            name: 'record-changes',
            priority: 11,
            enforce: true,
            chunks: ofScreens,
            test: (module: Module, graphs: Graphs) =>
              recordChanges.test(module.nameForCondition() ?? '') && !isIn('login', module, graphs),
          },
          loginForm: {
            name: 'login-form',
            priority: 11,
            enforce: true,
            chunks: ofScreens,
            test: (module: Module, graphs: Graphs) =>
              loginForm.test(module.nameForCondition() ?? '') && isIn('login', module, graphs),
          },
          areas: {
            name: (module: Module) => `calls-${areaOf(module)}`,
            priority: 10,
            enforce: true,
            chunks: ofScreens,
            test: (module: Module) => areaOf(module) !== undefined,
          },
          // What is stored in the browser's database.
          database: {
            name: 'database',
            priority: 10,
            enforce: true,
            chunks: ofScreens,
            test: /[\\/]node_modules[\\/]idb[\\/]|[\\/]src[\\/]session[\\/](database|drafts[\\/](draftCipher|draftKeys|drafts))\./,
          },
          fileViews: {
            name: 'file-views',
            priority: 10,
            enforce: true,
            chunks: ofScreens,
            test: /[\\/]src[\\/]api[\\/](charset|fileTable|longFileView)\.ts$/,
          },
          list: { name: 'list', priority: 10, enforce: true, test: lists },
          // What the screens of forms have in common before the form itself.
          formPage: {
            name: 'form-page',
            priority: 10,
            enforce: true,
            test: /[\\/]src[\\/]components[\\/]form[\\/](FormPage|FormSkeleton|fields[\\/]fieldsOf)\./,
          },
          // The store and the calls, which the login page asks for while the user types.
          store: {
            name: 'store',
            priority: 15,
            test: (module: Module) => {
              const file = module.nameForCondition() ?? '';
              return file !== dragLibrarysReactRedux && (storePackages.test(file) || callLayer.test(file));
            },
          },
        },
      },
    },
    // Sizes are held by scripts/budgets.mjs: by page, compressed, as a browser loads them.
    performance: { hints: false },
    plugins: [
      new HtmlWebpackPlugin({
        template: 'public/index.html',
        scriptLoading: 'defer',
        templateParameters: { contentSecurityPolicy: isProduction ? policy : undefined },
      }),
      new CopyPlugin({
        patterns: [
          {
            from: 'public',
            globOptions: { ignore: ['**/index.html', '**/removeWorker.js'] },
            // Copied as they are: the minifier would write syntax that is too new for `first.js`.
            info: { minimized: true },
          },
          ...workerNames.map((to) => ({ from: 'public/removeWorker.js', to })),
          // A page that is open during an update learns from it that another build is installed.
          { from: 'package.json', to: 'version.json', transform: () => JSON.stringify({ version, build }) },
          ...(mocks === 'on' ? [{ from: mockWorker }] : []),
        ],
      }),
      new webpack.DefinePlugin({
        'process.env.APP_MOCKS': JSON.stringify(mocks),
        'process.env.APP_VERSION': JSON.stringify(version),
        'process.env.APP_BUILD': JSON.stringify(build),
      }),
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
      // The overlay is that of the development server.
      ...(isRefreshed ? [new ReactRefreshPlugin({ overlay: false })] : []),
      ...(isProduction
        ? [
            new MiniCssExtractPlugin({
              filename: `${fileName}.css`,
              chunkFilename: 'assets/[id].[chunkhash:8].css',
              // Class names are unique to their module, so the order of modules decides nothing.
              ignoreOrder: true,
              linkType: false,
            }),
          ]
        : []),
      ...(isShipped
        ? [
            new CompressionPlugin({ ...precompressed, algorithm: 'gzip', filename: '[path][base].gz' }),
            new CompressionPlugin({
              ...precompressed,
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
            }),
            new ScriptManifestPlugin(),
            new ModuleListPlugin(),
            new ThirdPartyPlugin(),
          ]
        : []),
    ],
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
    devServer: {
      port: Number(env.port ?? 3000),
      host: env.host ?? 'localhost',
      hot: true,
      static: false,
      client: {
        logging: 'warn',
        overlay: {
          errors: true,
          warnings: false,
          // A layout that settles one frame later is no fault.
          runtimeErrors: ({ message }: Error) => !message.startsWith('ResizeObserver loop'),
        },
      },
      historyApiFallback: {
        htmlAcceptHeaders: ['text/html', '*/*'],
        rewrites: [{ from: /./, to: pageOrNothing }],
      },
      onListening: (server) => {
        showTypeErrors(server);
        // `npm start` waits for this.
        process.send?.('listening');
      },
    },
  };
};
