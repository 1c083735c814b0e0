import type { TpaOrMga } from '@/api/partners';
import type { QueryState } from '@/components/feedback/queryState';
import type { Reading } from '@/components/actions/staleWrite/reading';
import { sameId } from '@/domain/records/ids';
import { carrier, type Mga, type PartnerFields } from '@/domain/records/partners';
import { sealed } from '@/domain/text/secret';
import { userNameToSend } from '@/domain/access/userNames';

export const kyubos = 'Kyubos';
export const nonKyubos = 'Non Kyubos';

/** The form values of a carrier, TPA or MGA. Their records have different keys for `name`. */
export interface PartnerForm extends PartnerFields {
  name: string;
}

/** The state of loading a stored partner. */
export interface StoredPartner extends QueryState<PartnerForm> {
  /** Fetches it again, without the cache. */
  readAgain: () => Reading<PartnerForm>;
  /** Why it cannot be saved. */
  blocked?: string | undefined;
}

export function newPartner(clientId: PartnerFields['client_id']): PartnerForm {
  const { carriername, ...fields } = carrier({});
  return { ...fields, client_id: clientId, name: carriername };
}

/** The record of a new partner to send: the hidden fields of the other type are sent empty. */
export function partnerToCreate(form: PartnerForm): PartnerForm {
  const isKyubos = form.membertype === kyubos;
  const isNonKyubos = form.membertype === nonKyubos;
  return {
    ...partnerToSend(form),
    kyubosid: isKyubos ? form.kyubosid : '',
    BDX_Username: isNonKyubos ? form.BDX_Username : '',
    BDX_Password: sealed(isNonKyubos ? form.BDX_Password : ''),
    containername: isNonKyubos ? form.containername : '',
  };
}

/** The whole record to send. Secrets are typed as text and sealed here. */
export function partnerToSend(form: PartnerForm, stored?: PartnerForm): PartnerForm {
  return {
    ...form,
    username: userNameToSend(form.username, stored?.username),
    password: sealed(form.password),
    BDX_Password: sealed(form.BDX_Password),
  };
}

/** The name in a response of the TPA call, which has one of two keys. */
function tpaCallName(record: TpaOrMga): string {
  return record.MGAname ?? record.TPAname ?? '';
}

/** A response of the TPA call as form values. */
export function tpaCallForm(record: TpaOrMga): PartnerForm {
  return { ...record, name: tpaCallName(record) };
}

/** whether the record in a response of the TPA call is this MGA, and not a TPA with the same id. */
export function isRecordOf(mga: Mga, response: TpaOrMga): boolean {
  return sameId(response.id, mga.id) && tpaCallName(response).trim() === mga.MGAname.trim();
}
