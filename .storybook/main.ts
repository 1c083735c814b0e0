import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { StorybookConfig } from '@storybook/react-webpack5';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  // The mock worker, and the static files of the product.
  staticDirs: ['../mocks/public', '../public'],
  addons: [
    '@storybook/addon-webpack5-compiler-swc',
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'msw-storybook-addon',
  ],
  features: { sidebarOnboardingChecklist: false },
  // `npm test` builds with --test, which leaves out what the docs pages need, and checks these pages as well.
  build: {
    test: {
      disabledAddons: [],
      disableMDXEntries: false,
      disableAutoDocs: false,
      disableDocgen: false,
      disableBlocks: false,
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  swc: (_options: unknown, { configType }: { configType?: string }) => ({
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', refresh: configType === 'DEVELOPMENT' } },
    },
  }),
  webpackFinal: (webpackConfig, { configType }) => {
    const rules = (webpackConfig.module?.rules ?? []).filter(
      (rule) => !(rule && typeof rule === 'object' && rule.test instanceof RegExp && rule.test.test('x.css')),
    );
    rules.push({
      test: /\.css$/,
      sideEffects: true,
      use: [
        'style-loader',
        {
          loader: 'css-loader',
          options: { modules: { auto: true, namedExport: false, exportLocalsConvention: 'as-is' } },
        },
      ],
    });
    // Storybook itself takes up a changed story, and shows errors.
    const refresh = new ReactRefreshPlugin({ exclude: [/node_modules/, /\.stories\.tsx$/], overlay: false });
    const { alias } = webpackConfig.resolve ?? {};
    return {
      ...webpackConfig,
      // The size of the preview does not matter, because users never load it.
      performance: { hints: false },
      // Storybook imports `act`, which the production build of React does not have, and works without it.
      ignoreWarnings: [...(webpackConfig.ignoreWarnings ?? []), /export 'act' \(imported as 'React'\)/],
      module: { ...webpackConfig.module, rules },
      plugins: [...(webpackConfig.plugins ?? []), ...(configType === 'DEVELOPMENT' ? [refresh] : [])],
      resolve: {
        ...webpackConfig.resolve,
        alias: { ...(Array.isArray(alias) ? {} : alias), '@': path.join(process.cwd(), 'src') },
      },
    };
  },
};

export default config;
