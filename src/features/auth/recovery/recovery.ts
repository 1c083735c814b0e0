import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { runtimeConfig } from '@/api/runtime';
import { maskedEmail, maskedPhone } from '@/domain/text/conceal';
import { idFromStorage } from '@/domain/records/ids';
import type { RecoveryTarget } from '@/domain/records/recovery';
import type { Id } from '@/domain/records/scalars';
import { adminLoginPath, areaOf, linkTo, type Area } from '@/paths';
import { recoveryExpiry, recoveryKeys } from './recoveryKeys';
import { readStored, removeStored, writeStored } from '@/browser/storage';
import { own } from '@/domain/values/objects';

/** How long a recovery is valid after a code was sent, in milliseconds. */
const recoveryMs = 10 * 60_000;

/** Where the code is sent. */
export type Channel = 'Email' | 'Phone';

/** A recovery whose code has been sent. Email and phone are already masked when they are stored. */
export interface Recovery {
  readonly channel: Channel;
  /** The reset id. The server may replace it when the code is checked. */
  readonly id: Id;
  readonly Phonenumber: string;
  readonly Email: string;
  /** The expiry, in milliseconds since 1970. */
  readonly until: number;
}

/** STORE-13 to STORE-16: stores the recovery for its later steps, without personal data. */
export function storeRecovery(channel: Channel, { id, Phonenumber, Email }: RecoveryTarget): void {
  writeStored('forgot_client_user_select', channel);
  writeStored('forgot_client_user_id', String(id));
  writeStored('forgot_client_user_phone', maskedPhone(Phonenumber));
  writeStored('forgot_client_user_email', maskedEmail(Email));
  writeStored('forgot_client_user_until', String(Date.now() + recoveryMs));
}

/** stores the id from the response to the code check, if there is one. */
export function storeCheckedId(id: Id): void {
  if (id !== '') writeStored('forgot_client_user_id', String(id));
}

function readRecovery(): Recovery | undefined {
  const id = idFromStorage(readStored('forgot_client_user_id') ?? '');
  const until = recoveryExpiry();
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

/** Removes the recovery's state when the user leaves its screens. */
export function useRecoveryCleanup(): void {
  useEffect(() => forgetRecovery, []);
}

/**
 * The history state that a step passes to the next one: it survives a reload, and is missing if the URL is
 * typed. Both areas share the URLs of two steps, so it names the area in which the recovery began.
 */
export interface StepState {
  readonly area: Area;
  /** The `until` of the recovery whose code was checked: the state of an earlier recovery is not valid. */
  readonly checked?: number;
}

/** The links of the area in which the recovery began. */
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

/** Whether the user was sent back to step one because the recovery has expired. */
export function useHasTimedOut(): boolean {
  return own(useLocation().state, 'hasTimedOut') === true;
}

/**
 * The current recovery, for the steps after the first. `isChecked`: its code must have been checked. Without
 * one, and ten minutes after the code was sent, it redirects to step one.
 */
export function useRecovery(isChecked = false): Recovery | undefined {
  const checked = own(useLocation().state, 'checked');
  const { area, forgotPassword } = useRecoveryUrls();
  const navigate = useNavigate();
  const [stored] = useState(readRecovery);
  const recovery = isChecked && checked !== stored?.until ? undefined : stored;
  useEffect(() => {
    const restart = (hasTimedOut: boolean): void => {
      forgetRecovery();
      void navigate(forgotPassword, { replace: true, state: { area, hasTimedOut } });
    };
    if (!recovery) {
      restart(false);
      return undefined;
    }
    // The stored expiry may be any number.
    const timer = setTimeout(() => restart(true), Math.min(recoveryMs, recovery.until - Date.now()));
    return () => clearTimeout(timer);
  }, [recovery, area, forgotPassword, navigate]);
  return recovery;
}
