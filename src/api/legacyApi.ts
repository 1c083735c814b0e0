import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { CallArea } from './calls/row';
import type { CallFailure } from '@/domain/saving/failure';
import { logWarning } from './log';
import type { CallRequest } from './request';
import { apiDependencies, runtimeConfig } from './runtime';
import { send, type Outcome } from './send';

/** Calls before sign-in: they send no token, and a 401 is an ordinary refusal. */
const anonymous: ReadonlySet<string> = new Set(['/commonlogin', '/carrierlogin']);
const retryDelayMs = 300;

function isAnonymous(path: string, area: CallArea): boolean {
  return area === 'recovery' || anonymous.has(path);
}

function targetServer(area: CallArea): 'admin' | 'bdx' {
  return area === 'shared' || area === 'recovery' ? apiDependencies().areaOnScreen() : area;
}

function sendsToken(baseUrl: string): boolean {
  const { sendToken } = runtimeConfig();
  return sendToken === 'always' || (sendToken === 'same-origin' && baseUrl === '');
}

async function attempt(request: CallRequest, signal: AbortSignal, isChange: boolean): Promise<Outcome> {
  const { row } = request;
  const server = request.server ?? targetServer(row.area);
  const isAnonymousCall = isAnonymous(request.path, row.area);
  const dependencies = apiDependencies();
  let token: string | undefined;
  try {
    if (!isAnonymousCall && !dependencies.isIntact(server))
      return { error: { kind: 'signedOut', path: request.path } };
    token = dependencies.token(server);
  } catch {
    return { error: { kind: 'notSent', path: request.path } };
  }

  const { bdxBaseUrl, requestTimeoutMs, updateBody } = runtimeConfig();
  const baseUrl = server === 'bdx' ? bdxBaseUrl : '';
  const outcome = await send(request, {
    baseUrl,
    token: isAnonymousCall || !sendsToken(baseUrl) ? undefined : token,
    timeoutMs: request.timeoutMs ?? requestTimeoutMs,
    flatUpdates: updateBody === 'flat',
    isChange,
    signal,
  });
  if (!('error' in outcome) || outcome.error.kind !== 'signedOut') return outcome;
  if (isAnonymousCall) return { error: { ...outcome.error, kind: 'business' } };
  if (!(await dependencies.isTokenRefused(server, request)))
    return { error: { ...outcome.error, kind: 'notAllowed' } };
  // The end of the session aborts pending calls, and the result of an aborted change is unknown. So the sender of this
  // change gets its refusal first.
  if (isChange) setTimeout(() => dependencies.refused(server, token));
  else dependencies.refused(server, token);
  return outcome;
}

function isTemporary({ kind, status }: CallFailure): boolean {
  return kind === 'unreachable' || (status !== undefined && [429, 502, 503, 504].includes(status));
}

/** Sends every call. A read is retried once after a temporary failure; a change is never repeated automatically. */
const baseQuery: BaseQueryFn<CallRequest, unknown, CallFailure> = async (request, { type, signal }) => {
  let outcome = await attempt(request, signal, type === 'mutation');
  if (type === 'query' && 'error' in outcome && isTemporary(outcome.error)) {
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
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
  // A list that was requested before a write must not count as read after it.
  invalidationBehavior: 'delayed',
  // A screen shows the cached response first, and requests it again if it is older than this many seconds.
  refetchOnMountOrArgChange: 5,
  endpoints: () => ({}),
});

/** In development, a changed file of endpoints replaces the loaded ones. */
export const overrideExisting = process.env['NODE_ENV'] === 'development';
