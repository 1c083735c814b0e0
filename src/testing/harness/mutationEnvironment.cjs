/** The tests' environment for Stryker, which loads one without Jest's compiler. */
require('esbuild-register/dist/node').register({ target: 'node20' });
module.exports = require('./jsdomEnvironment.ts').default;
