import { defaultConfig, type RuntimeConfig } from '@/domain/access/config';

/** What the API layer needs from the application, which it may not import: where calls go, and the session. */
export interface ApiDependencies {
  /** The area whose screen is shown; calls that both areas make go to its server. */
  areaOnScreen: () => 'admin' | 'bdx';
  token: (area: 'admin' | 'bdx') => string | undefined;
  /** False when storage no longer holds the identity that this page works for: nothing may be sent then. */
  isIntact: (area: 'admin' | 'bdx') => boolean;
  /** The server refused the token. */
  refused: (area: 'admin' | 'bdx') => void;
}

const unwired: ApiDependencies = {
  areaOnScreen: () => 'admin',
  token: () => undefined,
  isIntact: () => true,
  refused: () => undefined,
};

let config: RuntimeConfig = defaultConfig;
let dependencies: ApiDependencies = unwired;

/** Set once at start, before the first render. */
export function setRuntimeConfig(next: RuntimeConfig): void {
  config = next;
}

export function runtimeConfig(): RuntimeConfig {
  return config;
}

export function configureApi(next: ApiDependencies): void {
  dependencies = next;
}

export function apiDependencies(): ApiDependencies {
  return dependencies;
}
