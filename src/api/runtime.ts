import { defaultConfig, type RuntimeConfig } from '@/domain/access/config';
import type { CallRequest } from './request';

/** The dependencies of the API layer on the session and the screen, which it must not import. */
export interface ApiDependencies {
  /** The area whose screen is shown. Calls that both areas use are sent to its server. */
  areaOnScreen: () => 'admin' | 'bdx';
  token: (area: 'admin' | 'bdx') => string | undefined;
  /** False if the stored identity is no longer that of this page: then nothing may be sent. */
  isIntact: (area: 'admin' | 'bdx') => boolean;
  /**
   * Whether the server refuses the token of an area, after its response 401 to a call. False if it refuses only that call.
   */
  isTokenRefused: (area: 'admin' | 'bdx', call: Pick<CallRequest, 'path' | 'body'>) => Promise<boolean>;
  /** Called when the server refused the token that was sent. */
  refused: (area: 'admin' | 'bdx', token: string | undefined) => void;
}

const defaultDependencies: ApiDependencies = {
  areaOnScreen: () => 'admin',
  token: () => undefined,
  isIntact: () => true,
  isTokenRefused: () => Promise.resolve(true),
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
