import { useEffect, useState } from 'react';
import type { ForeignPhones } from './foreignPhones';

/** The phone library, after it is needed and loaded. Until then numbers are not formatted. */
export function useForeignPhones(needed: boolean): ForeignPhones | undefined {
  const [foreign, setForeign] = useState<ForeignPhones>();
  useEffect(() => {
    if (!needed || foreign) return;
    let isMounted = true;
    import('./foreignPhones').then(
      ({ foreignPhones }) => {
        if (isMounted) setForeign(foreignPhones);
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [needed, foreign]);
  return foreign;
}
