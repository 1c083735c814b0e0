import js from '@eslint/js';
import { readFileSync } from 'node:fs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Functions and properties that can turn text into markup or code (docs/decisions/018-the-site-separates-pages-from-calls.md). */
const noMarkupFromText = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Text from outside is never markup: render it as text.',
  },
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
    message: 'Text from outside is never markup: render it as text.',
  },
  { selector: "MemberExpression[object.name='document'][property.name='write']", message: 'Render it.' },
];

/** A browser's translator replaces the texts of a page, and joins spaces; a displayed text must not become a value. */
const optionsHaveValues = {
  selector: "JSXOpeningElement[name.name='option']:not(:has(JSXAttribute[name.name='value']))",
  message: 'Give the option its value: without one the translated text is sent.',
};

const storage = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Only src/browser/storage.ts touches the browser storage.',
}));

const arrows = Object.entries(
  JSON.parse(readFileSync(new URL('scripts/importArrows.json', import.meta.url), 'utf8')),
);

/** The arrows between layers as a lint rule. src/architecture.test.ts checks the imports between features. */
function arrowRule([folder, allowed]) {
  const isAllowed = (other) =>
    [folder, ...allowed].some((name) => name === other || name === other.split('/')[0]);
  const wrong = ['api', 'app', 'features', 'session', ...arrows.map(([name]) => name)].filter(
    (other) => !isAllowed(other),
  );
  return {
    files: ['paths', 'redux'].includes(folder) ? [`src/${folder}.ts`] : [`src/${folder}/**`],
    ignores: isTestOrStory,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^@/(${wrong.join('|')})(/|$)`,
              message: 'Imports follow the arrows of scripts/importArrows.json.',
            },
          ],
        },
      ],
    },
  };
}

const isTestOrStory = ['**/*.{test,fixture}.{ts,tsx}', '**/*.stories.tsx', 'src/testing/**', '**/*.zones.ts'];

const compilerRules = Object.keys(reactHooks.configs.flat['recommended-latest'].rules).filter(
  (name) => !['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].includes(name),
);

export default defineConfig(
  globalIgnores([
    'dist/',
    'dist-*/',
    'release/',
    'storybook-static/',
    'coverage/',
    'reports/',
    'test-results/',
    'playwright-report/',
    'mocks/public/',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that need types are in .oxlintrc.json (docs/decisions/025-published-tools-build-and-check.md).
    extends: [...tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      // RTK Query writes `void` for 'no argument'.
      '@typescript-eslint/no-invalid-void-type': ['error', { allowInGenericTypeArguments: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', ...noMarkupFromText, optionsHaveValues],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    rules: { 'no-restricted-globals': ['error', ...storage] },
  },
  // The other rules of this plugin run React's compiler over the file, which takes an eighth of the time of this check.
  // They do not concern tests and code without components.
  {
    files: [...isTestOrStory, 'src/{api,browser,domain,preflight}/**'],
    rules: Object.fromEntries(compilerRules.map((name) => [name, 'off'])),
  },
  // A cell of the form engine has a callback ref; the rule treats every access to such an object as an access to a ref.
  { files: ['src/intakeForm/**'], rules: { 'react-hooks/refs': 'off' } },
  ...arrows.filter(([folder]) => !folder.startsWith('features/')).map(arrowRule),
  { files: ['src/browser/storage.ts'], rules: { 'no-restricted-globals': 'off' } },
  // The only redacting logger, which removes control characters from its lines.
  { files: ['src/api/log.ts'], rules: { 'no-console': 'off', 'no-control-regex': 'off' } },
  // The mock server reads bodies of any shape, and reports on the console.
  {
    files: ['mocks/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': 'off',
    },
  },
  {
    files: ['e2e/**', 'bench/**', 'probe/main.ts', 'scripts/har/main.ts', '.storybook/**'],
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      'no-console': 'off',
      // Playwright reads the needed fixtures from the pattern; an empty pattern means none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    files: isTestOrStory,
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      'no-console': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-syntax': 'off',
    },
  },
  // An old browser must be able to parse this file, so that it can show why the portal does not start.
  {
    files: ['public/first.js', 'public/stalled.js'],
    languageOptions: { ecmaVersion: 5, sourceType: 'script' },
    rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  // Tools load these files and expect a default export.
  {
    files: [
      '*.config.ts',
      '.storybook/**',
      '**/*.stories.tsx',
      'src/testing/harness/{cssStub,jsdomEnvironment}.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        // The last three are functions that scripts define in a page.
        'Buffer clearInterval console fetch process setInterval setTimeout URL document localStorage window'
          .split(' ')
          .map((name) => [name, 'readonly']),
      ),
    },
  },
);
