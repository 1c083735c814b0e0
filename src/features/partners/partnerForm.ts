import type { TpaOrMga } from '@/api/partners';
import type { QueryState } from '@/components/feedback/queryState';
import type { Reading } from '@/components/actions/staleWrite/reading';
import { sameId } from '@/domain/records/ids';
import { carrier, type Mga, type PartnerFields } from '@/domain/records/partners';
import { sealed } from '@/domain/text/secret';
import { userNameToSend } from '@/domain/access/userNames';

export const kyubos = 'Kyubos';
export const nonKyubos = 'Non Kyubos';

/** A carrier, TPA or MGA in a form: the one thing that they name differently is `name` here. */
export interface PartnerForm extends PartnerFields {
  name: string;
}

/** A stored partner to be edited. */
export interface StoredPartner extends QueryState<PartnerForm> {
  /** Reads it past the cache. */
  readAgain: () => Reading<PartnerForm>;
  /** Why it cannot be saved at all. */
  blocked?: string | undefined;
}

export function newPartner(clientId: PartnerFields['client_id']): PartnerForm {
  const { carriername, ...fields } = carrier({});
  return { ...fields, client_id: clientId, name: carriername };
}

/** What goes to the server of a new partner: the fields of the other type are hidden, and sent empty. */
export function created(form: PartnerForm): PartnerForm {
  const isKyubos = form.membertype === kyubos;
  const isNonKyubos = form.membertype === nonKyubos;
  return {
    ...edited(form),
    kyubosid: isKyubos ? form.kyubosid : '',
    BDX_Username: isNonKyubos ? form.BDX_Username : '',
    BDX_Password: sealed(isNonKyubos ? form.BDX_Password : ''),
    containername: isNonKyubos ? form.containername : '',
  };
}

/** The whole record to send. The form holds what was typed of a secret as text; it travels on sealed. */
export function edited(form: PartnerForm, stored?: PartnerForm): PartnerForm {
  return {
    ...form,
    username: userNameToSend(form.username, stored?.username),
    password: sealed(form.password),
    BDX_Password: sealed(form.BDX_Password),
  };
}

/** Under which of its two names the TPA call gave the record, and the name. */
function tpaCallName(record: TpaOrMga): string {
  return record.MGAname ?? record.TPAname ?? '';
}

/** What the TPA call gave, as its form holds it. */
export function tpaCallForm(record: TpaOrMga): PartnerForm {
  return { ...record, name: tpaCallName(record) };
}

/** whether what the TPA call answered is this MGA, or a TPA that happens to have its id. */
export function isRecordOf(mga: Mga, answered: TpaOrMga): boolean {
  return sameId(answered.id, mga.id) && tpaCallName(answered).trim() === mga.MGAname.trim();
}
