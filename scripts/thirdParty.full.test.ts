import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  billOfMaterials,
  notices,
  objections,
  packageFolder,
  packageUrl,
  readPackage,
  type ThirdPartyPackage,
} from './thirdParty';

const sample: ThirdPartyPackage = {
  name: '@scope/thing',
  version: '1.2.3',
  licence: 'MIT',
  text: 'MIT License\n\nCopyright Somebody',
  sha512: 'ab'.repeat(64),
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
  expect(aliased).toMatchObject({ name: '@tanstack/react-table', licence: 'MIT' });
  expect(aliased.text).toContain('Permission is hereby granted');
  expect(aliased.sha512).toMatch(/^[0-9a-f]{128}$/);
  expect(objections(aliased)).toEqual([]);
});

test('a package that is published without its text has it from deploy/licenses', () => {
  expect(readPackage('node_modules/formik').text).toContain('Copyright 2020 Formik, Inc.');
  expect(readPackage('node_modules/react-remove-scroll-bar').text).toContain('Anton Korzunov');
});

test('a package without a text, with a new licence, or outside of the lock file is not shipped', () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'package-')), 'node_modules/foreign');
  mkdirSync(folder, { recursive: true });
  const manifest = { name: 'foreign', version: '9.9.9', license: 'GPL-3.0-only' };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  expect(objections(readPackage(folder))).toEqual([
    'foreign 9.9.9 has no licence text: put that of its repository into deploy/licenses/foreign.txt',
    "foreign 9.9.9 has the licence 'GPL-3.0-only', which is not accepted yet",
    'foreign 9.9.9 is not in package-lock.json',
  ]);
});

test('the notices name each package with its version, licence and text', () => {
  const text = notices([sample, { ...sample, name: 'other', text: 'Another text' }]);
  expect(text).toContain('@scope/thing 1.2.3 (MIT)\n\nMIT License\n\nCopyright Somebody\n');
  expect(text).toContain('other 1.2.3 (MIT)\n\nAnother text\n');
});

test('the bill of materials is CycloneDX and holds nothing that changes from build to build', () => {
  expect(packageUrl(sample)).toBe('pkg:npm/%40scope/thing@1.2.3');
  const bill = billOfMaterials([sample]);
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    components: [
      {
        type: 'library',
        name: '@scope/thing',
        version: '1.2.3',
        purl: 'pkg:npm/%40scope/thing@1.2.3',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: sample.sha512 }],
      },
    ],
  });
  expect(bill).not.toHaveProperty('serialNumber');
  expect(JSON.stringify(bill)).not.toContain('timestamp');
});
