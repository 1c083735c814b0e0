import { useMemo } from 'react';
import type { ShownRows } from '@/components/list/useShownRows';
import { sameId } from '@/domain/records/ids';
import type { QuotationRow } from '@/domain/records/quotations';
import { useSession } from '@/session/useSession';

/** The ready view of the records that the signed-in user has created. */
export function useOwnRecords(): { mine: ShownRows<QuotationRow> } {
  const { userId } = useSession();
  return useMemo(
    () => ({
      mine: {
        label: 'Mine',
        isShown: ({ policycreator_id }) => sameId(policycreator_id, userId),
      },
    }),
    [userId],
  );
}
