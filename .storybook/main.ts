import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: ['../src/**/*.stories.tsx'],
  // The mock worker, and what the product itself is served with.
  staticDirs: ['../mocks/public', '../public'],
  addons: [
    '@storybook/addon-webpack5-compiler-swc',
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  swc: () => ({
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  }),
  webpackFinal: (webpackConfig) => {
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
    const { alias } = webpackConfig.resolve ?? {};
    return {
      ...webpackConfig,
      // The preview is a workbench: its size is nobody's first load.
      performance: { hints: false },
      // Storybook asks for a part of React that its production build does not have, and does without.
      ignoreWarnings: [...(webpackConfig.ignoreWarnings ?? []), /export 'act' \(imported as 'React'\)/],
      module: { ...webpackConfig.module, rules },
      resolve: {
        ...webpackConfig.resolve,
        alias: { ...(Array.isArray(alias) ? {} : alias), '@': path.join(process.cwd(), 'src') },
      },
    };
  },
};

export default config;
