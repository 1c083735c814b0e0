import { useEditClientIntakeCategoryMainQuery } from '@/api/quotations';
import { useEditClientQuery, useEditClientUserQuery } from '@/api/session';
import { current, type QueryState } from '@/components/feedback/queryState';
import type { NewQuotation } from '@/domain/quotation/form';
import { agentOf } from '@/domain/quotation/header';
import type { Id } from '@/domain/records/scalars';
import { useSession } from '@/session/useSession';

/**
 * What a new quotation starts with: the intake category, and who makes it (ROLE-11 to ROLE-13, Q-140): Client_FullName,
 * or a client user's first name and, for an agent, the agent.
 */
export function useNewQuotation(intakeId: Id): QueryState<Omit<NewQuotation, 'now' | 'customer'>> {
  const { clientId, userId, isStaff } = useSession();
  const intake = current(useEditClientIntakeCategoryMainQuery(intakeId));
  const client = useEditClientQuery(clientId, { skip: isStaff });
  const user = useEditClientUserQuery(userId, { skip: !isStaff });
  const creator = isStaff ? user : client;
  const creatorName = isStaff ? user.data?.firstname : client.data?.Client_FullName;
  return {
    data:
      intake.data && creatorName !== undefined
        ? { clientId, userId, creatorName, agent: agentOf(user.data), intake: intake.data }
        : undefined,
    isFetching: intake.isFetching || creator.isFetching,
    isError: intake.isError || creator.isError,
    refetch: () => {
      if (intake.isError) void intake.refetch();
      if (creator.isError) void creator.refetch();
    },
  };
}
