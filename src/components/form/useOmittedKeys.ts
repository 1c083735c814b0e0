import { useMemo, useRef } from 'react';
import { absentOf, withAbsent } from '@/domain/saving/absent';

export interface OmittedKeys {
  /** Whether the key was missing in the response, so that the value on the server is not known. */
  readonly isOmitted: (name: string) => boolean;
  /** Sends the key from now on, even with a blank value. */
  readonly includeKey: (name: string) => void;
  /** Whether `includeKey` was called for a key that had no value. */
  readonly isIncluded: (name: string) => boolean;
  /** The record to send, marked with the keys that had no value and were not included. */
  readonly withOmitted: <Values extends object>(values: Values) => Values;
}

/**
 * The keys that were missing or null in the response for a record. They are not sent while they are blank, because a blank
 * would overwrite the value on the server.
 */
export function useOmittedKeys(record: object): OmittedKeys {
  const included = useRef(new Set<string>());
  return useMemo(() => {
    const keys = absentOf(record);
    return {
      isOmitted: (name) => keys.some(({ key, was }) => key === name && was === undefined),
      includeKey: (name) => {
        if (keys.some(({ key }) => key === name)) included.current.add(name);
      },
      isIncluded: (name) => included.current.has(name),
      withOmitted: (values) =>
        withAbsent(
          values,
          keys.filter(({ key }) => !included.current.has(key)),
        ),
    };
  }, [record]);
}
