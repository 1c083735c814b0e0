import path from 'node:path';
import {
  billOfMaterials,
  notices,
  objections,
  packageFolder,
  readPackage,
  type ThirdPartyPackage,
} from './thirdParty';

const sample: ThirdPartyPackage = {
  name: '@scope/thing',
  version: '1.2.3',
  license: 'MIT',
  integrity: `sha512-${Buffer.from('ab'.repeat(64), 'hex').toString('base64')}`,
  text: 'MIT License\n\nCopyright Somebody',
};

test.each([
  ['node_modules/react/index.js', 'node_modules/react'],
  ['node_modules/@radix-ui/react-menu/dist/index.mjs', 'node_modules/@radix-ui/react-menu'],
  ['node_modules/formik/node_modules/deepmerge/dist/es.js', 'node_modules/formik/node_modules/deepmerge'],
  ['src/main.tsx', undefined],
])('%s belongs to the package in %p', (file, folder) => {
  expect(packageFolder(path.join(process.cwd(), file))).toBe(folder);
});

test('webpack’s mark before a # in a path is no part of the folder', () => {
  expect(packageFolder(path.join(process.cwd(), 'node_modules/a\0#b/index.js'))).toBe('node_modules/a#b');
});

test('an installed package is known by its published name, version, licence, text and hash', () => {
  const aliased = readPackage('node_modules/react-table');
  expect(aliased).toMatchObject({ name: '@tanstack/react-table', license: 'MIT' });
  expect(aliased.text).toContain('Permission is hereby granted');
  expect(aliased.integrity).toMatch(/^sha512-[\w+/]{86}==$/);
  expect(objections(aliased)).toEqual([]);
});

test('a package that is published without its text has it from deploy/licenses', () => {
  expect(readPackage('node_modules/formik').text).toContain('Copyright 2020 Formik, Inc.');
  expect(readPackage('node_modules/react-remove-scroll-bar').text).toContain('Anton Korzunov');
});

test('a package without a reason or a text, or with a new licence, is not shipped', () => {
  expect(objections({ ...sample, license: 'GPL-3.0-only', text: '' })).toEqual([
    '@scope/thing 1.2.3 has no reason in deploy/packages.json',
    "@scope/thing 1.2.3 has the licence 'GPL-3.0-only', which is not accepted yet",
    '@scope/thing 1.2.3 has no licence text: put that of its repository into deploy/licenses/@scope__thing.txt',
  ]);
});

test('the notices name each package with its version, licence and text', () => {
  const text = notices([sample, { ...sample, name: 'other', text: 'Another text' }]);
  expect(text).toContain('@scope/thing 1.2.3 (MIT)\n\nMIT License\n\nCopyright Somebody\n');
  expect(text).toContain('other 1.2.3 (MIT)\n\nAnother text\n');
});

test('the bill of materials is CycloneDX and contains nothing that changes from build to build', () => {
  const bill = billOfMaterials([sample]);
  expect(JSON.parse(bill)).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    components: [
      {
        type: 'library',
        name: '@scope/thing',
        version: '1.2.3',
        purl: 'pkg:npm/%40scope/thing@1.2.3',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: 'ab'.repeat(64) }],
      },
    ],
  });
  expect(bill).not.toMatch(/serialNumber|timestamp/);
});
