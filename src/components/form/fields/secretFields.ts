import { absentOf, withAbsent, type Absent } from '@/domain/saving/absent';
import { Secret } from '@/domain/text/secret';

/** Values under the record's own keys. A stored secret is not among them: while untouched its key holds ''. */
export type FormValues = Readonly<Record<string, unknown>>;

export interface RecordParts {
  values: FormValues;
  secrets: ReadonlyMap<string, Secret>;
  /** The keys that the answer left out. */
  absent: readonly Absent[];
}

/**
 * Takes the stored secrets out of a record: they never enter the form's values, where they could be copied, compared
 * or shown. A key that holds one starts as '', which means untouched.
 */
export function withoutSecrets(record: object): RecordParts {
  const secrets = new Map<string, Secret>();
  const values = Object.fromEntries(
    Object.entries(withAbsent(record, [])).map(([key, value]: [string, unknown]) => {
      if (!(value instanceof Secret)) return [key, value];
      secrets.set(key, value);
      return [key, ''];
    }),
  );
  return { values, secrets, absent: absentOf(record) };
}

/** The record to send: a secret that was not typed again is sent back unchanged. */
export function withSecrets<Values extends object>(apart: RecordParts): Values;
// The keys and values are those of the record that was taken apart, as its fields changed them.
export function withSecrets({ values, secrets, absent }: RecordParts): object {
  const entries = Object.entries(values).map(([key, value]): [string, unknown] => [
    key,
    value === '' ? (secrets.get(key) ?? value) : value,
  ]);
  return withAbsent(Object.fromEntries(entries), absent);
}
