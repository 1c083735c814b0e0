/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { common } from './jest.config';

/** Jest for `npm run mutation`, which adds what the file under test needs: its tests and their surroundings. */
const config: Config = {
  ...common,
  // A mutant that leaves a test waiting for ever need not be waited for long.
  testTimeout: 15_000,
};

export default config;
