import { useViewClientIntakeCategoryMainQuery } from '@/api/session';
import type { IntakeCategory } from '@/domain/records/intake';
import { sameId } from '@/domain/records/ids';
import { useSession } from '@/session/useSession';

interface IntakeCategories {
  readonly data?: readonly IntakeCategory[] | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/**
 * The intake categories for which quotations are created. The documents pass the client's id as `client_id`
 * and, elsewhere, the user's id: the client's id is sent first, the user's if the response is empty.
 */
export function useIntakeCategories(): IntakeCategories {
  const { clientId, userId } = useSession();
  const byClient = useViewClientIntakeCategoryMainQuery(clientId);
  const asksForUser = byClient.data?.length === 0 && !sameId(clientId, userId);
  const byUser = useViewClientIntakeCategoryMainQuery(userId, { skip: !asksForUser });
  return asksForUser ? byUser : byClient;
}
