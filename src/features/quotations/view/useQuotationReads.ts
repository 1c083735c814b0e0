import { useMemo } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { quotationsApi, type ListRequest } from '@/api/quotations';
import { isCallFailure } from '@/domain/failure';
import type { RecordReading } from '@/domain/quotation/findings';
import type { QuotationRow } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { useSession } from '@/session/useSession';

const { viewPolicyQuotation, viewPolicyQuotationList, viewPolicyBinderList, viewIncompleteIntakeForm } =
  quotationsApi.endpoints;
const anew = { forceRefetch: true } as const;

type Filter = Omit<ListRequest, 'company_id'>;
type Rows = Promise<readonly QuotationRow[]>;

/** Reads that show the result of a change. Each asks the server again, and rejects if there is no answer. */
export interface QuotationReads {
  readonly quotations: (filter?: Filter) => Rows;
  readonly binders: (filter?: Filter) => Rows;
  readonly incompleteForms: () => Rows;
  /** What comes of reading a record by its id; a screen that shows the record shows the same. */
  readonly record: (id: Id) => Promise<RecordReading>;
}

export function useQuotationReads(): QuotationReads {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { clientId } = useSession();
  return useMemo(
    () => ({
      async quotations(filter) {
        const request = dispatch(viewPolicyQuotationList.initiate({ company_id: clientId, ...filter }, anew));
        return request.unwrap().finally(request.unsubscribe);
      },
      async binders(filter) {
        const request = dispatch(viewPolicyBinderList.initiate({ company_id: clientId, ...filter }, anew));
        return request.unwrap().finally(request.unsubscribe);
      },
      async incompleteForms() {
        const request = dispatch(viewIncompleteIntakeForm.initiate(clientId, anew));
        return request.unwrap().finally(request.unsubscribe);
      },
      async record(id) {
        const request = dispatch(viewPolicyQuotation.initiate(id, anew));
        try {
          await request.unwrap();
          return 'found';
        } catch (error) {
          if (isCallFailure(error) && error.status === 404) return 'notFound';
          if (isCallFailure(error) && error.kind === 'unreadable') return 'empty';
          throw error;
        } finally {
          request.unsubscribe();
        }
      },
    }),
    [dispatch, clientId],
  );
}
