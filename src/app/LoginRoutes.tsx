import type { ReactNode } from 'react';
import { AreaLogin } from '@/features/auth/AreaLogin';
import { PublicFrame } from './shell/PublicFrame';

const parts = { frame: PublicFrame };

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
