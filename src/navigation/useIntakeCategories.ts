import { useViewClientIntakeCategoryMainQuery } from '@/api/session';
import type { IntakeCategory } from '@/domain/records/intake';
import { sameId } from '@/domain/records/ids';
import { useSession } from '@/session/useSession';

interface IntakeCategories {
  readonly data?: readonly IntakeCategory[] | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/**
 * The intake categories that quotations are made from: those of the strip. The documents name the key `client_id` and,
 * elsewhere, the stored user id: the client's id is sent, and the user's when that answers nothing (Q-015, ROLE-08).
 * Nowhere else is this decided.
 */
export function useIntakeCategories(): IntakeCategories {
  const { clientId, userId } = useSession();
  const ofClient = useViewClientIntakeCategoryMainQuery(clientId);
  const asksForUser = ofClient.data?.length === 0 && !sameId(clientId, userId);
  const ofUser = useViewClientIntakeCategoryMainQuery(userId, { skip: !asksForUser });
  return asksForUser ? ofUser : ofClient;
}
