import { adminLoginPath, linkTo } from '@/paths';

/** The login pages: of administrators and staff, of carriers, of a client's BDX users. */
export type LoginName = 'admin' | 'carrier' | 'client';

/** The URL of a login page. */
export function loginPath(login: LoginName, product: string): string {
  if (login === 'admin') return adminLoginPath(product);
  return linkTo(login === 'carrier' ? '/BDX_Login' : '/Client_user_BDX_Login');
}

const logins: readonly LoginName[] = ['admin', 'carrier', 'client'];

/** The login page of a URL, if it is one. Letter case and last slashes do not matter. */
export function loginAt(pathname: string, product: string): LoginName | undefined {
  const asked = pathname.replace(/\/+$/, '').toLowerCase();
  return logins.find((login) => loginPath(login, product).toLowerCase() === asked);
}
