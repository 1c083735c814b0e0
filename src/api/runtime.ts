import { defaultConfig, type RuntimeConfig } from '@/domain/access/config';

/** The dependencies of the API layer on the session and the screen, which it must not import. */
export interface ApiDependencies {
  /** The area whose screen is shown. Calls that both areas use are sent to its server. */
  areaOnScreen: () => 'admin' | 'bdx';
  token: (area: 'admin' | 'bdx') => string | undefined;
  /** False if the stored identity is no longer that of this page: then nothing may be sent. */
  isIntact: (area: 'admin' | 'bdx') => boolean;
  /** Called when the server refused the token. */
  refused: (area: 'admin' | 'bdx') => void;
}

const defaultDependencies: ApiDependencies = {
  areaOnScreen: () => 'admin',
  token: () => undefined,
  isIntact: () => true,
  refused: () => undefined,
};

let config: RuntimeConfig = defaultConfig;
let dependencies: ApiDependencies = defaultDependencies;

/** Called once, before the first render. */
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
