import { useMemo } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { quotationsApi, type ListRequest } from '@/api/quotations';
import { isCallFailure } from '@/domain/saving/failure';
import type { RecordReading } from '@/domain/quotation/findings';
import { formGroup, groupsInOrder, type FormGroup } from '@/domain/quotation/groups';
import type { IntakeAttributeGroup } from '@/domain/records/attributes';
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
const withoutCache = { forceRefetch: true } as const;

type Filter = Omit<ListRequest, 'company_id'>;
type Rows = Promise<readonly QuotationRow[]>;

/** Reads that show the result of a change. Each one skips the cache, and rejects if the server does not respond. */
export interface QuotationReads {
  readonly quotations: (filter?: Filter) => Rows;
  readonly binders: (filter?: Filter) => Rows;
  readonly policies: (filter?: Filter) => Rows;
  readonly incompleteForms: () => Rows;
  /** Whether a record can be read by its id. The result also updates a screen that shows the record. */
  readonly record: (id: Id) => Promise<RecordReading>;
  /** The record itself; undefined if the server responds with 404. */
  readonly stored: (id: Id) => Promise<Quotation | undefined>;
  readonly payments: (id: Id) => Promise<readonly Payment[]>;
  /** The groups of an intake form with their questions. Cached groups are not loaded again. */
  readonly groups: (intakeId: Id) => Promise<readonly FormGroup[]>;
}

/** The response of a request. The request is unsubscribed afterwards. */
async function responseTo<Value>(request: Request<Value>): Promise<Value> {
  const response = await request.unwrap().finally(() => request.unsubscribe());
  if (response === undefined) throw new Error('Another user signed in before the response');
  return response;
}

interface Request<Value> {
  /** Undefined if another user has signed in meanwhile, because the data is then dropped. */
  readonly unwrap: () => Promise<Value | undefined>;
  readonly unsubscribe: () => void;
}

export function useQuotationReads(): QuotationReads {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { clientId } = useSession();
  return useMemo(() => {
    const company = { company_id: clientId };

    async function stored(id: Id): Promise<Quotation | undefined> {
      try {
        return await responseTo(dispatch(viewPolicyQuotation.initiate(id, withoutCache)));
      } catch (error) {
        if (isCallFailure(error) && error.status === 404) return undefined;
        throw error;
      }
    }

    async function group(copy: IntakeAttributeGroup): Promise<FormGroup> {
      const ids = { groupId: copy.attribute_group_id, clientId };
      const [own, attributes] = await Promise.all([
        // If the group cannot be loaded, the copy gives the display type.
        responseTo(dispatch(viewAttributeGroupBasedOnClientIdAndAttributeIdMain.initiate(ids))).catch(
          () => undefined,
        ),
        responseTo(dispatch(viewActiveAttributeMain.initiate(ids))),
      ]);
      return formGroup(copy, own, attributes);
    }

    return {
      stored,
      quotations: (filter) =>
        responseTo(dispatch(viewPolicyQuotationList.initiate({ ...company, ...filter }, withoutCache))),
      binders: (filter) =>
        responseTo(dispatch(viewPolicyBinderList.initiate({ ...company, ...filter }, withoutCache))),
      policies: (filter) =>
        responseTo(dispatch(policyQuotationList.initiate({ ...company, ...filter }, withoutCache))),
      incompleteForms: () => responseTo(dispatch(viewIncompleteIntakeForm.initiate(clientId, withoutCache))),
      payments: (id) => responseTo(dispatch(viewPolicyPaymentHistory.initiate(id, withoutCache))),
      async record(id) {
        try {
          return (await stored(id)) ? 'found' : 'notFound';
        } catch (error) {
          if (isCallFailure(error) && error.kind === 'unreadable') return 'empty';
          throw error;
        }
      },
      async groups(intakeId) {
        const list = viewActiveIntakeAttributeGroupMain.initiate({ intakeId, clientId });
        return Promise.all(groupsInOrder(await responseTo(dispatch(list))).map(group));
      },
    };
  }, [dispatch, clientId]);
}
