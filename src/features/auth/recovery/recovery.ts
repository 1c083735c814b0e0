import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { runtimeConfig } from '@/api/runtime';
import { maskedEmail, maskedPhone } from '@/domain/text/conceal';
import { idFromStorage } from '@/domain/records/ids';
import type { RecoveryTarget } from '@/domain/records/recovery';
import type { Id } from '@/domain/records/scalars';
import { adminLoginPath, areaOf, linkTo, type Area } from '@/paths';
import { recoveryEnd, recoveryKeys } from './recoveryKeys';
import { readStored, removeStored, writeStored } from '@/browser/storage';
import { own } from '@/domain/values/objects';

/** How long a recovery may take once a code has been sent, in milliseconds. */
const recoveryMs = 10 * 60_000;

/** STORE-13, Q-213: where the code went. */
export type Channel = 'Email' | 'Phone';

/** A recovery whose code has been sent. Email and phone are masked already when they are kept. */
export interface Recovery {
  readonly channel: Channel;
  /** The reset id: the server's word for this recovery, another one after the code was checked. */
  readonly id: Id;
  readonly Phonenumber: string;
  readonly Email: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** STORE-13 to STORE-16: keeps the recovery for its later steps, with nothing in it that names a person. */
export function keepRecovery(channel: Channel, { id, Phonenumber, Email }: RecoveryTarget): void {
  writeStored('forgot_client_user_select', channel);
  writeStored('forgot_client_user_id', String(id));
  writeStored('forgot_client_user_phone', maskedPhone(Phonenumber));
  writeStored('forgot_client_user_email', maskedEmail(Email));
  writeStored('forgot_client_user_until', String(Date.now() + recoveryMs));
}

/** the checked code's own id, where the server gives one. */
export function keepCheckedId(id: Id): void {
  if (id !== '') writeStored('forgot_client_user_id', String(id));
}

function keptRecovery(): Recovery | undefined {
  const id = idFromStorage(readStored('forgot_client_user_id') ?? '');
  const until = recoveryEnd();
  if (id === '' || until === undefined) return undefined;
  const email = readStored('forgot_client_user_email') ?? '';
  return {
    channel: readStored('forgot_client_user_select') === 'Phone' ? 'Phone' : 'Email',
    id,
    Phonenumber: maskedPhone(readStored('forgot_client_user_phone')),
    Email: email.includes('*') ? email : maskedEmail(email),
    until,
  };
}

export function forgetRecovery(): void {
  removeStored(...recoveryKeys);
}

/** Forgets the recovery when its screens are left. */
export function useRecoveryEnd(): void {
  useEffect(() => forgetRecovery, []);
}

/**
 * What a step hands to the next one in the browser's history state, which a reload keeps and a typed address lacks: where
 * the recovery began, since two steps share their URLs, and whether its code was checked.
 */
export interface StepState {
  readonly area: Area;
  /** The `until` of the recovery whose code was checked, so that the state of an earlier recovery opens nothing. */
  readonly checked?: number;
}

/** The links of the area whose login is recovered; the two shared steps receive it. */
interface RecoveryUrls {
  readonly area: Area;
  readonly forgotPassword: string;
  readonly forgotLoginId: string;
  readonly login: string;
}

export function useRecoveryUrls(): RecoveryUrls {
  const location = useLocation();
  const { pathname } = location;
  const area = own(location.state, 'area') === 'admin' ? 'admin' : areaOf(pathname);
  return area === 'admin'
    ? {
        area,
        forgotPassword: linkTo('/user_admin_forgotpassword'),
        forgotLoginId: linkTo('/user_admin_forgotloginid'),
        login: adminLoginPath(runtimeConfig().product),
      }
    : {
        area,
        forgotPassword: linkTo('/client_user_BDX_forgotpassword'),
        forgotLoginId: linkTo('/client_user_BDX_forgotloginid'),
        login: linkTo('/Client_user_BDX_Login'),
      };
}

/** Whether step one was come back to because the ten minutes had passed. */
export function useHasTimedOut(): boolean {
  return own(useLocation().state, 'hasTimedOut') === true;
}

/**
 * The recovery under way, for the steps after the first; for the last of them (`isChecked`) only once its code was
 * checked. Without one, and ten minutes after the code was sent, it is nothing and the user is back at step one.
 */
export function useRecovery(isChecked = false): Recovery | undefined {
  const checked = own(useLocation().state, 'checked');
  const { area, forgotPassword } = useRecoveryUrls();
  const navigate = useNavigate();
  const [kept] = useState(keptRecovery);
  const recovery = isChecked && checked !== kept?.until ? undefined : kept;
  useEffect(() => {
    const beginAgain = (hasTimedOut: boolean): void => {
      forgetRecovery();
      void navigate(forgotPassword, { replace: true, state: { area, hasTimedOut } });
    };
    if (!recovery) {
      beginAgain(false);
      return undefined;
    }
    // Stored text may name any moment.
    const timer = setTimeout(() => beginAgain(true), Math.min(recoveryMs, recovery.until - Date.now()));
    return () => clearTimeout(timer);
  }, [recovery, area, forgotPassword, navigate]);
  return recovery;
}
