/** The environment of the tests for Stryker, which loads it without Jest's compiler. */
require('esbuild-register/dist/node').register({ target: 'node20' });
module.exports = require('./jsdomEnvironment.ts').default;
