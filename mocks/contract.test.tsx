import { calls } from '@/api/calls';
import type { CallRow } from '@/api/calls/row';
import '@/testing/harness/server';
import { declaredCalls, type DeclaredCall } from './callLog';
import { handlers } from './handlers';

/** The client's own table, in the mocked server's terms. */
const clientTable = Object.entries(calls as Readonly<Record<string, CallRow>>);

function asDeclared({ method, encoding, payload, optional }: CallRow): DeclaredCall {
  return { method, encoding, keys: [...payload].sort(), optional: [...optional].sort() };
}

test('CALL-001 The mocked server answers every call of the table once, and none besides', () => {
  expect([...declaredCalls.keys()].sort()).toEqual(clientTable.map(([path]) => path).sort());
  expect(handlers).toHaveLength(clientTable.length);
});

test.each(clientTable)(
  'CALL-001 %s: both sides, written apart, name the same method and keys',
  (path, row) => {
    const declared = declaredCalls.get(path);
    expect({
      ...declared,
      keys: [...(declared?.keys ?? [])].sort(),
      optional: [...(declared?.optional ?? [])].sort(),
    }).toEqual(asDeclared(row));
  },
);
