import { useMemo, useRef } from 'react';
import { absentOf, withAbsent } from '@/domain/saving/absent';

export interface OmittedKeys {
  /** Whether the server's answer left the key out, so that the value on the server is not known. */
  readonly isOmitted: (name: string) => boolean;
  /** From now on the key is sent, even with a blank value. */
  readonly give: (name: string) => void;
  /** Whether the key had no value and was given one, even a blank. */
  readonly isGiven: (name: string) => boolean;
  /** The record to send: it still knows which keys the answer left out and nobody has given. */
  readonly withOmitted: <Values extends object>(values: Values) => Values;
}

/**
 * The keys that the server's answer of a record left out or had as null. As long as they stay blank nothing is sent of them: a
 * blank in their place would overwrite what the server has.
 */
export function useOmittedKeys(record: object): OmittedKeys {
  const given = useRef(new Set<string>());
  return useMemo(() => {
    const keys = absentOf(record);
    return {
      isOmitted: (name) => keys.some(({ key, was }) => key === name && was === undefined),
      give: (name) => {
        if (keys.some(({ key }) => key === name)) given.current.add(name);
      },
      isGiven: (name) => given.current.has(name),
      withOmitted: (values) =>
        withAbsent(
          values,
          keys.filter(({ key }) => !given.current.has(key)),
        ),
    };
  }, [record]);
}
