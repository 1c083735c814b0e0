import { renderToString } from 'react-dom/server';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { loginPath, type LoginName } from './loginAt';
import { LoginScreen } from './LoginScreen';

/** A login page as `index.html` holds it. */
export interface DrawnLogin {
  readonly path: string;
  /** The key of the token in localStorage: a user who has one is led on, and sees no form. */
  readonly token: string;
  readonly markup: string;
}

function draw(login: LoginName, token: string): DrawnLogin {
  const ignore = (): void => undefined;
  const screen = <LoginScreen login={login} leave={ignore} onReady={ignore} />;
  return { path: loginPath(login, defaultConfig.product), token, markup: renderToString(screen) };
}

/** Runs while the product is built: the markup of the login pages, with names in braces for an installation's texts. */
export function drawnLogins(): readonly DrawnLogin[] {
  setRuntimeConfig({ ...defaultConfig, brand: '{brand}', poweredBy: '{poweredBy}' });
  return [
    draw('admin', 'user_token'),
    draw('carrier', 'client_user_BDX_token'),
    draw('client', 'client_user_BDX_token'),
  ];
}
