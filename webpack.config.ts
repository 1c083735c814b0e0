import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type {} from 'webpack-dev-server'; // adds `devServer` to Configuration
import { browserslist, version } from './package.json';
import { pageAddress, guidePage } from './scripts/guidePages';
import { ScriptManifestPlugin } from './scripts/scriptManifest';
import { ThirdPartyPlugin } from './scripts/thirdParty';
import { showTypeErrors } from './scripts/typeErrors';

process.env['RUST_LIB_BACKTRACE'] = '0'; // otherwise SWC adds ten lines of its own stack to a syntax error

interface Env {
  /** Whether the mock server is built in: `on` in development, `off` in production by default. */
  mocks?: 'on' | 'off';
  port?: string;
  host?: string;
  /** webpack-cli sets this for `webpack serve`. */
  WEBPACK_SERVE?: boolean;
}

/** The commit that is built. A build without git gets it from BUILD_ID. */
function buildId(): string {
  if (process.env['BUILD_ID']) return process.env['BUILD_ID'];
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return 'unknown';
  }
}

/** The names of service workers that an earlier product may have registered at the origin. */
const workerNames = ['service-worker.js', 'sw.js', 'firebase-messaging-sw.js', 'ngsw-worker.js'];

/** The supported browsers as esbuild spells them: 'ios18.1'. */
const esbuildTargets = browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));

const packages = (...names: string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

/** Files that are compressed when they are built. An installer edits `config.json`, so it has no compressed copies. */
const compressed = { test: /\.(js|css|html|svg)$/, threshold: 0, minRatio: Infinity };

/** The guide: its pages as HTML, one style sheet with the names of the product's look, and the pictures. */
const guide = [
  {
    from: 'docs/guide/*.md',
    to: ({ absoluteFilename = '' }) => pageAddress(path.basename(absoluteFilename, '.md')).slice(1),
    transform: (content: Buffer, file: string) => guidePage(path.basename(file, '.md'), String(content)),
  },
  {
    from: 'docs/guide/guide.css',
    to: 'guide/guide.css',
    transform: (content: Buffer) => readFileSync('src/components/ui/tokens.css', 'utf8') + String(content),
  },
  { from: 'docs/guide/pictures', to: 'guide/pictures' },
];

export default (env: Env, argv: { mode?: string }): Configuration => {
  const isProduction = argv.mode === 'production';
  const mocks = env.mocks ?? (isProduction ? 'off' : 'on');
  const isShipped = isProduction && mocks === 'off';
  const isRefreshed = !isProduction && env.WEBPACK_SERVE === true;
  const fileName = isProduction ? 'assets/[name].[contenthash:8]' : 'assets/[name]';
  const build = buildId();

  return {
    mode: isProduction ? 'production' : 'development',
    target: 'browserslist',
    entry: { main: './src/main.tsx' },
    output: {
      path: path.resolve(isProduction && mocks === 'on' ? 'dist-mocked' : 'dist'),
      clean: true,
      publicPath: '/',
      filename: `${fileName}.js`,
      assetModuleFilename: `${fileName}[ext]`,
      trustedTypes: { policyName: 'portal' },
      // In milliseconds. A screen is asked for twice (`src/app/routes.tsx`), and a user is told within 15 s. The development
      // server answers nothing while it compiles or writes its cache, so there the page waits.
      chunkLoadTimeout: isProduction ? 7000 : 120_000,
    },
    // Production has no source maps, because they would publish the whole source.
    devtool: isProduction ? false : 'eval-cheap-module-source-map',
    cache: !isProduction && {
      type: 'filesystem',
      name: `development-${mocks}`,
      buildDependencies: { config: [path.resolve('webpack.config.ts')] },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { '@': path.resolve('src') },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            env: { targets: browserslist },
            jsc: {
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
                  localIdentName: isProduction ? '[hash:base64:6]' : '[name]__[local]',
                },
              },
            },
          ],
        },
      ],
    },
    optimization: {
      // After a syntax error is corrected, the open page would also fetch the broken build, fail, and reload.
      emitOnErrors: false,
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }), // see THIRD-PARTY.txt
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.esbuildMinify,
          minimizerOptions: { target: esbuildTargets },
        }),
      ],
      // The same names in development and in production.
      chunkIds: 'deterministic',
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          react: {
            name: 'react',
            test: packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom'),
          },
          store: {
            name: 'store',
            test: packages('@reduxjs', 'react-redux', 'redux', 'redux-thunk', 'immer', 'reselect'),
          },
        },
      },
    },
    performance: { hints: false }, // `scripts/budgets.mjs` checks what a page loads
    plugins: [
      new HtmlWebpackPlugin({
        template: 'public/index.html',
        templateParameters: { isProduction, isShipped },
      }),
      new CopyPlugin({
        patterns: [
          // Copied unchanged: the minifier would write syntax that is too new for `first.js`.
          {
            from: 'public',
            globOptions: { ignore: ['**/index.html', '**/removeWorker.js'] },
            info: { minimized: true },
          },
          ...workerNames.map((to) => ({ from: 'public/removeWorker.js', to })),
          // An open page reads it after an update to learn that another build is installed.
          { from: 'package.json', to: 'version.json', transform: () => JSON.stringify({ version, build }) },
          ...guide,
          ...(mocks === 'on' ? [{ from: 'mocks/public' }] : []),
        ],
      }),
      new webpack.DefinePlugin({
        'process.env.APP_MOCKS': JSON.stringify(mocks),
        'process.env.APP_VERSION': JSON.stringify(version),
        'process.env.APP_BUILD': JSON.stringify(build),
      }),
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
      isRefreshed && new ReactRefreshPlugin({ overlay: false }),
      // The class names are unique to their module, so the order of modules does not matter.
      isProduction && new MiniCssExtractPlugin({ filename: `${fileName}.css`, ignoreOrder: true }),
      isShipped && new CompressionPlugin({ ...compressed, algorithm: 'gzip', filename: '[path][base].gz' }),
      isShipped &&
        new CompressionPlugin({ ...compressed, algorithm: 'brotliCompress', filename: '[path][base].br' }),
      isShipped && new ScriptManifestPlugin(),
      isShipped && new ThirdPartyPlugin(),
    ],
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
    devServer: {
      port: Number(env.port ?? 3000),
      host: env.host ?? 'localhost',
      static: false,
      client: {
        logging: 'warn',
        overlay: {
          errors: true,
          warnings: false,
          // A layout that settles one frame later is not an error.
          runtimeErrors: ({ message }: Error) => !message.startsWith('ResizeObserver loop'),
        },
      },
      // The page for every address without a file ending, for programs such as curl too.
      historyApiFallback: {
        htmlAcceptHeaders: ['text/html', '*/*'],
        rewrites: [{ from: /^\/guide\/?$/, to: '/guide/index.html' }],
      },
      onListening: (server) => {
        showTypeErrors(server);
        process.send?.('listening'); // `npm start` waits for this
      },
    },
  };
};
