/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// Packages that ship as ES modules only and must be compiled for Jest.
const compiled = [
  'react-table',
  '@tanstack',
  '@zip.js',
  'rettime',
  'until-async',
  '@open-draft',
  'outvariant',
  'msw',
  '@mswjs',
  '@storybook',
  'storybook',
];

const config: Config = {
  testEnvironment: '<rootDir>/src/testing/harness/jsdomEnvironment.ts',
  testEnvironmentOptions: { url: 'http://localhost/' },
  roots: [
    '<rootDir>/src',
    '<rootDir>/.storybook',
    '<rootDir>/mocks',
    '<rootDir>/scripts',
    '<rootDir>/probe',
    '<rootDir>/bench',
  ],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  setupFilesAfterEnv: ['setup', 'limitPropertyRuns'].map(
    (name) => `<rootDir>/src/testing/harness/${name}.ts`,
  ),
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/testing/harness/cssStub.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    // The package offers this file to ES modules only.
    '^@zip\\.js/zip\\.js/(lib/.*)$': '<rootDir>/node_modules/@zip.js/zip.js/$1',
    // Its development build looks for every item's handle in the whole page, whenever anything has been drawn.
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
  // A worker that has grown large spends its time on collecting; a new one costs two seconds.
  workerIdleMemoryLimit: '1500MB',
  testSequencer: '<rootDir>/scripts/slowFirst.mjs',
  testTimeout: 60_000,
};

export default config;
