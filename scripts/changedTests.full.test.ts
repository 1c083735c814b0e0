import { testsTouchedBy } from './changedTests.mjs';

const countries = 'src/features/reference/countries.test.tsx';
const payment = 'src/features/binders/payment/payment.test.tsx';
const screenFaults = 'src/testing/faults/screenFaults.loads.full.test.tsx';

test.each([
  [
    'a screen: the tests that open its URL',
    'src/features/reference/countries.tsx',
    [countries, screenFaults],
    payment,
  ],
  ['a part of a screen', 'src/features/binders/payment/PaymentDialog.tsx', [payment], countries],
  [
    'a rule: its own test and those of the screens that use it',
    'src/domain/quotation/coverage.ts',
    ['src/domain/quotation/coverage.test.ts', 'src/features/quotations/edit/EditQuotationPage.test.tsx'],
    countries,
  ],
  [
    'a handler: the tests of its area and those that name its calls',
    'mocks/handlers/reference.ts',
    [countries, 'mocks/handlers/records.test.tsx'],
    payment,
  ],
  ['rows of the call table', 'src/api/calls/reference.ts', [countries, 'src/api/calls.test.ts'], payment],
  [
    'a fixture: the tests that import it',
    'mocks/handlers/recordAreas.fixture.ts',
    ['mocks/handlers/records.test.tsx'],
    payment,
  ],
  ['a test: itself', countries, [countries], payment],
  ['a document: the tests that list files', 'docs/glossary.md', ['scripts/docs.test.ts'], countries],
])('%s', async (_what, file, touched, untouched) => {
  const tests = await testsTouchedBy([file]);
  expect(tests).toEqual(expect.arrayContaining(touched));
  expect(tests).not.toContain(untouched);
});
