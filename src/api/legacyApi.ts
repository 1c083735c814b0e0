import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { CallArea } from './calls/row';
import type { CallFailure } from '@/domain/saving/failure';
import { logWarning } from './log';
import type { CallRequest } from './request';
import { apiDependencies, runtimeConfig } from './runtime';
import { send, type Outcome } from './send';

/** Calls made before there is a session: they carry no token, and a 401 is their own plain refusal. */
const anonymous: ReadonlySet<string> = new Set(['/commonlogin', '/carrierlogin']);
const pauseBeforeSecondTryMs = 300;

function isAnonymous(path: string, area: CallArea): boolean {
  return area === 'recovery' || anonymous.has(path);
}

function serverOf(area: CallArea): 'admin' | 'bdx' {
  return area === 'shared' || area === 'recovery' ? apiDependencies().areaOnScreen() : area;
}

function carriesToken(baseUrl: string): boolean {
  const { sendToken } = runtimeConfig();
  return sendToken === 'always' || (sendToken === 'same-origin' && baseUrl === '');
}

async function attempt(request: CallRequest, signal: AbortSignal, isChange: boolean): Promise<Outcome> {
  const { row } = request;
  const server = request.server ?? serverOf(row.area);
  const open = isAnonymous(request.path, row.area);
  const dependencies = apiDependencies();
  if (!open && !dependencies.isIntact(server)) return { error: { kind: 'signedOut', path: request.path } };

  const { bdxBaseUrl, requestTimeoutMs, updateBody } = runtimeConfig();
  const baseUrl = server === 'bdx' ? bdxBaseUrl : '';
  const outcome = await send(request, {
    baseUrl,
    token: open || !carriesToken(baseUrl) ? undefined : dependencies.token(server),
    timeoutMs: request.timeoutMs ?? requestTimeoutMs,
    flatUpdates: updateBody === 'flat',
    isChange,
    signal,
  });
  if (!('error' in outcome) || outcome.error.kind !== 'signedOut') return outcome;
  if (open) return { error: { ...outcome.error, kind: 'business' } };
  // The end of the session aborts pending calls, and an aborted change could have been carried out: its sender gets
  // the refusal first.
  if (isChange) setTimeout(() => dependencies.refused(server));
  else dependencies.refused(server);
  return outcome;
}

function mayPass({ kind, status }: CallFailure): boolean {
  return kind === 'unreachable' || (status !== undefined && [429, 502, 503, 504].includes(status));
}

/**
 * Every call goes through here. A read is tried a second time, once, after a fault that may pass; a change is never
 * repeated automatically.
 */
const baseQuery: BaseQueryFn<CallRequest, unknown, CallFailure> = async (request, { type, signal }) => {
  let outcome = await attempt(request, signal, type === 'mutation');
  if (type === 'query' && 'error' in outcome && mayPass(outcome.error)) {
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeSecondTryMs));
    if (!signal.aborted) outcome = await attempt(request, signal, false);
  }
  if ('error' in outcome && outcome.error.kind !== 'cancelled') {
    logWarning('Call failed', { path: request.path, kind: outcome.error.kind, status: outcome.error.status });
  }
  return outcome;
};

export const legacyApi = createApi({
  reducerPath: 'legacyApi',
  baseQuery,
  tagTypes: [
    'Company',
    'Country',
    'Currency',
    'State',
    'City',
    'Policy',
    'ClientUser',
    'Permission',
    'Menu',
    'IntakeCategory',
    'IntakeSubcategory',
    'AttributeGroup',
    'Attribute',
    'IntakeAttributeGroup',
    'Carrier',
    'Tpa',
    'Mga',
    'Agent',
    'Quotation',
    'QuotationHistory',
    'Payment',
    'Customer',
    'IncompleteForm',
    'BordereauFile',
    'Slab',
  ],
  // A write must not answer a list that was asked for before it.
  invalidationBehavior: 'delayed',
  // A screen shows the cached answer first, and reads it again when it is older than this many seconds.
  refetchOnMountOrArgChange: 5,
  endpoints: () => ({}),
});

/** In development a changed file of endpoints replaces those that the open page has. */
export const overrideExisting = process.env['NODE_ENV'] === 'development';
