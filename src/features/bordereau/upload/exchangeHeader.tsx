import type { ReactNode } from 'react';
import { useViewClientIntakeCategoryQuery } from '@/api/intake';
import { useViewCarrierQuery } from '@/api/partners';
import { useEditClientQuery } from '@/api/session';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { optionsOf, type RecordOption } from '@/components/form/fields/options';
import type { QueryState } from '@/components/feedback/queryState';
import { sameId } from '@/domain/records/ids';
import type { BordereauHeader } from '@/domain/records/bordereau';
import type { IntakeCategory } from '@/domain/records/intake';
import type { Carrier } from '@/domain/records/partners';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { sentHeader, type HeaderValues } from './headerFields';

/** The header of a file from the administration to a carrier. */
export interface ExchangeValues extends HeaderValues {
  career_id: Id;
}

/** The step after a file was created. */
export const reviewLink = { label: 'Review', to: linkTo('/user_admin_bdx_review') };

const Field = fieldsOf<ExchangeValues>();

export function carrierOption({ id, carriername, city }: Carrier): RecordOption {
  return { value: id, label: carriername, city };
}

export function SendToField({ carriers }: { carriers: QueryState<readonly Carrier[]> }): ReactNode {
  return <Field.Select name="career_id" label="Send To" options={optionsOf(carriers, carrierOption)} />;
}

export interface Exchange {
  carriers: QueryState<readonly Carrier[]>;
  lobs: QueryState<readonly IntakeCategory[]>;
  /** The initial record of a form; it waits for the client's own name, which every header contains. */
  startWith: <Values>(values: Values) => QueryState<Values>;
  toHeader: (values: ExchangeValues) => BordereauHeader;
}

/** The data for a header in which the client is the sender and the chosen carrier the recipient. */
export function useExchange(): Exchange {
  const { clientId } = useSession();
  const client = useEditClientQuery(clientId);
  const carriers = useViewCarrierQuery(clientId);
  const lobs = useViewClientIntakeCategoryQuery(clientId);

  function toHeader(values: ExchangeValues): BordereauHeader {
    const carrier = carriers.data?.find(({ id }) => sameId(id, values.career_id))?.carriername ?? '';
    const company = client.data?.Client_FullName ?? '';
    return {
      client_id: clientId,
      client_name: company,
      career_id: values.career_id,
      career_name: carrier,
      sender_name: company,
      sender_id: String(clientId),
      reciver_name: carrier,
      ...sentHeader(values, lobs.data),
    };
  }

  return {
    carriers,
    lobs,
    startWith: (values) => ({ ...client, data: client.data && values }),
    toHeader,
  };
}
