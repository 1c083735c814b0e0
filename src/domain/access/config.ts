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
  /** When `Authorization: Bearer` goes with a call. */
  readonly sendToken: 'same-origin' | 'always' | 'never';
  /** Milliseconds; then a call counts as failed. */
  readonly requestTimeoutMs: number;
  readonly failureNotices: 'quiet' | 'none';
  /** Whether update calls carry their record under its key or flat. */
  readonly updateBody: 'wrapped' | 'flat';
  /** How long unsaved work is kept: a day, encrypted; while the tab is open; or not at all. */
  readonly drafts: 'day' | 'tab' | 'off';
  /** Whether a record is read again before its update, so that no other save is overwritten silently. */
  readonly staleWriteCheck: 'on' | 'off';
  /** Whether the home page asks for lists that the documents do not name for it. */
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

/**
 * Reads the installation's configuration leniently: a missing, odd or unreadable part takes its default.
 * The names of those parts come back for one logged warning.
 */
export function readConfig(source: unknown): { config: RuntimeConfig; problems: string[] } {
  const problems: string[] = [];
  const given = isObject(source) ? source : undefined;
  if (!given) problems.push('config.json');

  function take<K extends keyof RuntimeConfig>(key: K, accepts: Check<RuntimeConfig[K]>): RuntimeConfig[K] {
    const value = own(given, key);
    if (accepts(value)) return value;
    if (value !== undefined) problems.push(key);
    return defaultConfig[key];
  }

  const config: RuntimeConfig = {
    product: take('product', isProduct),
    titleSuffix: take('titleSuffix', isText),
    brand: take('brand', isText),
    poweredBy: take('poweredBy', isText),
    bdxBaseUrl: take('bdxBaseUrl', isBase).replace(/\/+$/, ''),
    sendToken: take('sendToken', oneOf('same-origin', 'always', 'never')),
    requestTimeoutMs: take('requestTimeoutMs', isTimeout),
    failureNotices: take('failureNotices', oneOf('quiet', 'none')),
    updateBody: take('updateBody', oneOf('wrapped', 'flat')),
    drafts: take('drafts', oneOf('day', 'tab', 'off')),
    staleWriteCheck: take('staleWriteCheck', oneOf('on', 'off')),
    homeLists: take('homeLists', oneOf('on', 'off')),
  };
  return { config, problems };
}
