import path from 'node:path';
import { parseTypeErrors } from './typeErrors';

test('an error has its file and line, and the indented lines below it', () => {
  const output = [
    "src/a (1).tsx(81,14): error TS2322: Type '<b>' is not assignable to type 'number'.",
    "  The expected type comes from property 'id'.",
    "error TS6053: File 'types.d.ts' not found.",
    'Found 2 errors.',
    '',
  ].join('\r\n');
  expect(parseTypeErrors(output)).toEqual([
    {
      moduleName: 'src/a (1).tsx',
      loc: '81:14',
      moduleIdentifier: `${path.resolve('src/a (1).tsx')}:81:14`,
      message:
        "TS2322: Type '<b>' is not assignable to type 'number'.\n  The expected type comes from property 'id'.",
    },
    { message: "TS6053: File 'types.d.ts' not found." },
  ]);
});

test('output without errors has none, not even in its indented lines', () => {
  expect(parseTypeErrors('  Building\nFound 0 errors.\n')).toEqual([]);
});
