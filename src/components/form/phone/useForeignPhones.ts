import { useEffect, useState } from 'react';
import type { ForeignPhones } from './foreignPhones';

/** The phone library, once it is needed and there. Without it numbers are taken as they are typed. */
export function useForeignPhones(needed: boolean): ForeignPhones | undefined {
  const [foreign, setForeign] = useState<ForeignPhones>();
  useEffect(() => {
    if (!needed || foreign) return;
    let here = true;
    import('./foreignPhones').then(
      ({ foreignPhones }) => {
        if (here) setForeign(foreignPhones);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [needed, foreign]);
  return foreign;
}
