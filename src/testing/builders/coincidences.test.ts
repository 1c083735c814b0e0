import { seedWorld } from '../../../mocks/seed';
import { aCoverage, anAttribute, anIntake, aRecord } from './quotationBuilders';

/*
 * If two fields of a record have the same value, a test does not notice that a screen shows the wrong one. So no record of
 * the mocked world, and none of the builders, contains a value twice.
 */

/** Keys whose values are equal by their meaning in the mocked world. */
const alikeInSeed: readonly (readonly string[])[] = [
  ['state_retaliatorytax_flag', 'state_retaliatorytaxflag'],
  // The attribute for an email has the name 'email'.
  ['attribute_name', 'attribute_type'],
  // A customer is insured in the state of their address.
  ['state', 'state_name'],
  // A line's own sub-LOB comes first.
  ['intake_subName', 'sublob_name'],
  // Nothing is paid, or everything.
  ['policyamount', 'balance', 'paidamount'],
  // Of the client and the carrier, one is the sender and the other the receiver.
  ['client_name', 'career_name', 'sender_name', 'reciver_name'],
  ['client_id', 'career_id', 'sender_id'],
];

/** Counts, which can be equal to an id by chance. */
const counts: ReadonlySet<string> = new Set(['rank', 'numberofrow']);

const flags: ReadonlySet<string> = new Set(['', '0', '1', 'Y', 'N']);

/** The pairs of keys of a record that hold the same text or number. */
function coincidences(record: object, alike: readonly (readonly string[])[] = []): readonly string[] {
  const given = Object.entries(record)
    .filter(([key, value]) => !counts.has(key) && (typeof value === 'string' || typeof value === 'number'))
    .map(([key, value]) => [key, String(value)] as const)
    .filter(([, value]) => !flags.has(value));
  return given.flatMap(([key, value], index) =>
    given
      .slice(index + 1)
      .filter(
        ([other, same]) =>
          same === value && !alike.some((keys) => keys.includes(key) && keys.includes(other)),
      )
      .map(([other]) => `${key} and ${other} are ${value}`),
  );
}

test('a value that occurs twice in one record is found, unless it is a flag, a count or equal by its meaning', () => {
  expect(coincidences({ firstname: 'Ann', lastname: 'Ann', id: 7, client_id: '7', rank: 7 })).toEqual([
    'firstname and lastname are Ann',
    'id and client_id are 7',
  ]);
  expect(
    coincidences(
      { approved: '1', sent: '1', city: '', zipcode: '', balance: '9', policyamount: '9' },
      alikeInSeed,
    ),
  ).toEqual([]);
});

test.each(Object.entries<readonly object[]>({ ...seedWorld() }))(
  'no record of %s holds a value twice',
  (_, records) => {
    expect([...new Set(records.flatMap((record) => coincidences(record, alikeInSeed)))]).toEqual([]);
  },
);

test.each(
  Object.entries({ aRecord: aRecord(), anAttribute: anAttribute({}), anIntake, aCoverage: aCoverage({}) }),
)('%s holds no value twice', (_, record) => {
  expect(coincidences(record)).toEqual([]);
});
