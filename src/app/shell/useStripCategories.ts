import { useViewClientIntakeCategoryMainQuery } from '@/api/session';
import type { Loadable } from '@/components/loadable';
import { sameId } from '@/domain/ids';
import type { IntakeCategory } from '@/domain/records/intake';
import { useSession } from '@/session/useSession';

/**
 * The intake categories of the strip. The documents name the key `client_id` and, elsewhere, the stored user id: the
 * client's id is sent, and the user's when that answers nothing (Q-015, ROLE-08). Nowhere else is this decided.
 */
export function useStripCategories(): Loadable<readonly IntakeCategory[]> {
  const { clientId, userId } = useSession();
  const ofClient = useViewClientIntakeCategoryMainQuery(clientId);
  const asksForUser = ofClient.data?.length === 0 && !sameId(clientId, userId);
  const ofUser = useViewClientIntakeCategoryMainQuery(userId, { skip: !asksForUser });
  return asksForUser ? ofUser : ofClient;
}
