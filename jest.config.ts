/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// Packages that ship as ES modules only and must be compiled for Jest.
const compiled = [
  'react-table',
  '@tanstack',
  '@zip.js',
  'marked',
  'rettime',
  'until-async',
  '@open-draft',
  'outvariant',
  'msw',
  '@mswjs',
  '@storybook',
  'storybook',
];

const harness = '<rootDir>/src/testing/harness';

export const common: Config = {
  roots: [
    '<rootDir>/src',
    '<rootDir>/.storybook',
    '<rootDir>/mocks',
    '<rootDir>/scripts',
    '<rootDir>/probe',
    '<rootDir>/bench',
  ],
  moduleNameMapper: {
    '\\.css$': `${harness}/cssStub.ts`,
    '^@/(.*)$': '<rootDir>/src/$1',
    // The package offers this file only to ES modules.
    '^@zip\\.js/zip\\.js/(lib/.*)$': '<rootDir>/node_modules/@zip.js/zip.js/$1',
    // Its development build searches the whole page for every item's handle after each render.
    '^react-beautiful-dnd$': '<rootDir>/node_modules/react-beautiful-dnd/dist/dnd.min.js',
  },
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${compiled.join('|')})/)`],
};

const everywhere = [`${harness}/limitPropertyRuns.ts`, `${harness}/countPrograms.ts`];

/**
 * A test file ends in `.test.ts` if it needs no page: it runs in Node. One that ends in `.test.tsx` runs in jsdom. A file
 * with `.full.` in its name, such as `cities.full.test.tsx`, is not part of `npm test` and runs in `npm run test:full`.
 */
const config: Config = {
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      setupFilesAfterEnv: everywhere,
    },
    {
      ...common,
      displayName: 'page',
      testEnvironment: `${harness}/jsdomEnvironment.ts`,
      testEnvironmentOptions: { url: 'http://localhost/' },
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: [`${harness}/setup.ts`, ...everywhere],
    },
  ],
  // A worker that has become large spends its time on garbage collection; a new one costs two seconds.
  workerIdleMemoryLimit: '1500MB',
  testSequencer: '<rootDir>/scripts/slowFirst.mjs',
  testTimeout: 60_000,
};

export default config;
