import { useMemo } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { quotationsApi, type ListRequest } from '@/api/quotations';
import { isCallFailure } from '@/domain/saving/failure';
import type { RecordReading } from '@/domain/quotation/findings';
import { formGroup, groupsInOrder, type FormGroup } from '@/domain/quotation/groups';
import type { Payment, Quotation, QuotationRow } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { useSession } from '@/session/useSession';

const {
  viewPolicyQuotation,
  viewPolicyQuotationList,
  viewPolicyBinderList,
  policyQuotationList,
  viewPolicyPaymentHistory,
  viewIncompleteIntakeForm,
  viewActiveIntakeAttributeGroupMain,
  viewAttributeGroupBasedOnClientIdAndAttributeIdMain,
  viewActiveAttributeMain,
} = quotationsApi.endpoints;
const anew = { forceRefetch: true } as const;

type Filter = Omit<ListRequest, 'company_id'>;
type Rows = Promise<readonly QuotationRow[]>;

/** Reads that show the result of a change. Each asks the server again, and rejects if there is no answer. */
export interface QuotationReads {
  readonly quotations: (filter?: Filter) => Rows;
  readonly binders: (filter?: Filter) => Rows;
  readonly policies: (filter?: Filter) => Rows;
  readonly incompleteForms: () => Rows;
  /** What comes of reading a record by its id; a screen that shows the record shows the same. */
  readonly record: (id: Id) => Promise<RecordReading>;
  /** The record itself; undefined where the server answers that it is not there. */
  readonly stored: (id: Id) => Promise<Quotation | undefined>;
  readonly payments: (id: Id) => Promise<readonly Payment[]>;
  /** The groups of an intake form with their questions. What was loaded before is not asked for again. */
  readonly groups: (intakeId: Id) => Promise<readonly FormGroup[]>;
}

export function useQuotationReads(): QuotationReads {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { clientId } = useSession();
  return useMemo(() => {
    async function stored(id: Id): Promise<Quotation | undefined> {
      const request = dispatch(viewPolicyQuotation.initiate(id, anew));
      try {
        return await request.unwrap();
      } catch (error) {
        if (isCallFailure(error) && error.status === 404) return undefined;
        throw error;
      } finally {
        request.unsubscribe();
      }
    }
    return {
      async quotations(filter) {
        const request = dispatch(viewPolicyQuotationList.initiate({ company_id: clientId, ...filter }, anew));
        return request.unwrap().finally(request.unsubscribe);
      },
      async binders(filter) {
        const request = dispatch(viewPolicyBinderList.initiate({ company_id: clientId, ...filter }, anew));
        return request.unwrap().finally(request.unsubscribe);
      },
      async policies(filter) {
        const request = dispatch(policyQuotationList.initiate({ company_id: clientId, ...filter }, anew));
        return request.unwrap().finally(request.unsubscribe);
      },
      async incompleteForms() {
        const request = dispatch(viewIncompleteIntakeForm.initiate(clientId, anew));
        return request.unwrap().finally(request.unsubscribe);
      },
      async record(id) {
        try {
          return (await stored(id)) ? 'found' : 'notFound';
        } catch (error) {
          if (isCallFailure(error) && error.kind === 'unreadable') return 'empty';
          throw error;
        }
      },
      stored,
      async payments(id) {
        const request = dispatch(viewPolicyPaymentHistory.initiate(id, anew));
        return request.unwrap().finally(request.unsubscribe);
      },
      async groups(intakeId) {
        const list = dispatch(viewActiveIntakeAttributeGroupMain.initiate({ intakeId, clientId }));
        const copies = await list.unwrap().finally(list.unsubscribe);
        return Promise.all(
          groupsInOrder(copies).map(async (copy) => {
            const ids = { groupId: copy.attribute_group_id, clientId };
            const group = dispatch(viewAttributeGroupBasedOnClientIdAndAttributeIdMain.initiate(ids));
            const questions = dispatch(viewActiveAttributeMain.initiate(ids));
            // Without the group, the copy gives the display type.
            const [own, attributes] = await Promise.all([
              group
                .unwrap()
                .catch(() => undefined)
                .finally(group.unsubscribe),
              questions.unwrap().finally(questions.unsubscribe),
            ]);
            return formGroup(copy, own, attributes);
          }),
        );
      },
    };
  }, [dispatch, clientId]);
}
