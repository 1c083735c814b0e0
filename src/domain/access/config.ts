import { isObject, own } from '@/domain/values/objects';

/** What an installation sets in `config.json`; one built bundle serves them all. */
export interface RuntimeConfig {
  /** The `{product}` of `/{product}_admin`. */
  readonly product: string;
  /** Shown after the page title. */
  readonly titleSuffix: string;
  readonly brand: string;
  readonly poweredBy: string;
  /** Base URL of the carrier, client BDX and recovery calls; empty is the same origin. */
  readonly bdxBaseUrl: string;
  /** When `Authorization: Bearer` is sent with a call. */
  readonly sendToken: 'same-origin' | 'always' | 'never';
  /** Milliseconds after which a call counts as failed. */
  readonly requestTimeoutMs: number;
  readonly failureNotices: 'quiet' | 'none';
  /** Whether an update sends the record under its key or its fields at the top level. */
  readonly updateBody: 'wrapped' | 'flat';
  /** How long drafts are stored: 'day' for a day, encrypted; 'tab' while the tab is open; 'off' not at all. */
  readonly drafts: 'day' | 'tab' | 'off';
  /** Whether a record is read again before its update, so that no other save is overwritten silently. */
  readonly staleWriteCheck: 'on' | 'off';
  /** Whether the home page requests lists that the documents do not name for it. */
  readonly homeLists: 'on' | 'off';
}

export const defaultConfig: RuntimeConfig = {
  product: 'kyubos',
  titleSuffix: ' | Kyubos',
  brand: 'Kyubos',
  poweredBy: 'Kyubos',
  bdxBaseUrl: '',
  sendToken: 'same-origin',
  requestTimeoutMs: 30_000,
  failureNotices: 'quiet',
  updateBody: 'wrapped',
  drafts: 'day',
  staleWriteCheck: 'on',
  homeLists: 'on',
};

type Check<T> = (value: unknown) => value is T;

const isText: Check<string> = (value) => typeof value === 'string';
const isProduct: Check<string> = (value): value is string => isText(value) && /^[A-Za-z0-9-]+$/.test(value);
const isTimeout: Check<number> = (value): value is number =>
  typeof value === 'number' && value >= 1000 && value <= 600_000;
/** The host goes into the Content-Security-Policy, where a `;` would end the directive and a `*` would mean any host. */
const isBase: Check<string> = (value): value is string =>
  isText(value) &&
  (value === '' || (/^https?:\/\/[a-z\d.-]+(:\d+)?(\/[^\s?#]*)?$/i.test(value) && URL.canParse(value)));

function oneOf<T extends string>(...allowed: readonly T[]): Check<T> {
  return (value): value is T => allowed.some((item) => item === value);
}

type Checks<Config> = { readonly [Key in keyof Config]: Check<Config[Key]> };

const checks: Checks<RuntimeConfig> = {
  product: isProduct,
  titleSuffix: isText,
  brand: isText,
  poweredBy: isText,
  bdxBaseUrl: isBase,
  sendToken: oneOf('same-origin', 'always', 'never'),
  requestTimeoutMs: isTimeout,
  failureNotices: oneOf('quiet', 'none'),
  updateBody: oneOf('wrapped', 'flat'),
  drafts: oneOf('day', 'tab', 'off'),
  staleWriteCheck: oneOf('on', 'off'),
  homeLists: oneOf('on', 'off'),
};

/** Copies the valid values of `source` into `config`; returns the keys of the invalid ones. */
function takeValid<Config extends object>(config: Config, accepts: Checks<Config>, source: object): string[] {
  const problems: string[] = [];
  for (const key in accepts) {
    const value = own(source, key);
    if (accepts[key](value)) config[key] = value;
    else if (value !== undefined) problems.push(key);
  }
  return problems;
}

/**
 * Reads the installation's configuration leniently: a missing or invalid value takes its default. The keys of the
 * invalid ones are returned for one logged warning.
 */
export function readConfig(source: unknown): { config: RuntimeConfig; problems: string[] } {
  const config = { ...defaultConfig };
  const problems = isObject(source) ? takeValid(config, checks, source) : ['config.json'];
  return { config: { ...config, bdxBaseUrl: config.bdxBaseUrl.replace(/\/+$/, '') }, problems };
}
