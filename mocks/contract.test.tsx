import { calls } from '@/api/calls';
import type { CallRow } from '@/api/calls/row';
import '@/testing/harness/server';
import { declaredCalls, type DeclaredCall } from './callLog';
import { handlers } from './handlers';

/** The client's own table, in the terms of the mocked server. */
const clientTable = Object.entries(calls as Readonly<Record<string, CallRow>>);

function asDeclared({ method, encoding, payload, optional }: CallRow): DeclaredCall {
  return { method, encoding, keys: [...payload].sort(), optional: [...optional].sort() };
}

test('CALL-001 The mocked server has one handler for every call of the table, and no others', () => {
  expect([...declaredCalls.keys()].sort()).toEqual(clientTable.map(([path]) => path).sort());
  expect(handlers).toHaveLength(clientTable.length);
});

test.each(clientTable)(
  'CALL-001 %s: the tables of client and mocked server name the same method and keys',
  (path, row) => {
    const declared = declaredCalls.get(path);
    expect({
      ...declared,
      keys: [...(declared?.keys ?? [])].sort(),
      optional: [...(declared?.optional ?? [])].sort(),
    }).toEqual(asDeclared(row));
  },
);
