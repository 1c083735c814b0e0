import type { ReactNode } from 'react';
import { AreaLogin } from '@/features/auth/AreaLogin';
import { demoAccountsFor } from './demoAccounts';
import { PublicFrame } from './shell/PublicFrame';
import { signInToArea } from './signIn';

const parts = { frame: PublicFrame, accountsFor: demoAccountsFor, signIn: signInToArea };

/** `/{product}_admin`: LOGIN-01 to LOGIN-12. */
export function AdminLoginRoute(): ReactNode {
  return <AreaLogin login="admin" {...parts} />;
}

/** BDXCAR-01 to BDXCAR-05. */
export function CarrierLoginRoute(): ReactNode {
  return <AreaLogin login="carrier" {...parts} />;
}

/** The login of a client's BDX users. */
export function ClientBdxLoginRoute(): ReactNode {
  return <AreaLogin login="client" {...parts} />;
}
