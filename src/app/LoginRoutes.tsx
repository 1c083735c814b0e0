import type { ReactNode } from 'react';
import { AreaLogin } from '@/features/auth/AreaLogin';
import { PublicFrame } from './shell/PublicFrame';

const frameProps = { frame: PublicFrame };

/** The admin login, at `/{product}_admin`. */
export function AdminLoginRoute(): ReactNode {
  return <AreaLogin login="admin" {...frameProps} />;
}

/** The login of a carrier. */
export function CarrierLoginRoute(): ReactNode {
  return <AreaLogin login="carrier" {...frameProps} />;
}

/** The login of a client's BDX users. */
export function ClientBdxLoginRoute(): ReactNode {
  return <AreaLogin login="client" {...frameProps} />;
}
