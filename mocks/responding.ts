import { delay, HttpResponse } from 'msw';
import { updateCall, type RecordedCall } from './callLog';
import { conditionsNumber, currentConditions, takeFault, type Fault } from './conditions';
import { isTokenGood } from './token';
import { longCopy } from './longTexts';
import { malformedCopy } from './malformed';

/** The body of a handler's response; nothing means a plain 200. */
export type MockResponse = object | undefined | void;

/** A response other than 200. A handler throws it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

let afterWrite: () => Promise<void> = () => Promise.resolve();

/** Runs `save` after each call that may have changed the data, before the response. */
export function saveAfterWrites(save: () => Promise<void>): void {
  afterWrite = save;
}

/** Saves changes that were not made by a call. */
export function saveChanges(): Promise<void> {
  return afterWrite();
}

/** The response of the server before it is text. */
interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly wasCarriedOut: boolean;
}

/** Statuses of responses without a body. */
const bodyless: ReadonlySet<number> = new Set([204, 205, 304]);

/** Longer responses are not stored in the log: there may be hundreds of them. */
const maxLoggedLength = 100_000;

/** The response to a call under the present conditions: the normal one, or the fault of the call. */
export async function responseTo(
  request: Request,
  call: RecordedCall,
  respond: () => MockResponse | Promise<MockResponse>,
): Promise<Response> {
  const begun = performance.now();
  const fault = takeFault(call);
  if (fault) updateCall(call, { fault });
  const delayMs = currentConditions().delayMs + (fault?.delayMs ?? 0);
  if (delayMs > 0) await delay(delayMs);
  const carryOut = async (): Promise<Reply> => {
    const reply = await properReply(request, call.path, respond);
    updateCall(call, { wasCarriedOut: reply.wasCarriedOut });
    return reply;
  };
  const ended = (news: Partial<RecordedCall>): void => {
    updateCall(call, { ...news, durationMs: Math.round(performance.now() - begun) });
  };
  const reply = await replyUnder(fault, carryOut);
  switch (reply) {
    case 'notDelivered':
    case 'lost':
      ended({ ending: reply });
      return HttpResponse.error();
    case 'hanging':
      updateCall(call, { ending: reply });
      return new Promise<Response>(() => undefined);
    default: {
      const { status } = reply;
      const text = 'text' in reply ? reply.text : JSON.stringify(reply.body);
      ended({ ending: 'answered', status, answer: logged(text) });
      const headers = { 'Content-Type': 'application/json' };
      return new HttpResponse(bodyless.has(status) ? null : text, { status, headers });
    }
  }
}

/** A normal response, one that is not JSON, or none. */
type Outcome =
  | Pick<Reply, 'status' | 'body'>
  | { readonly status: number; readonly text: string }
  | 'notDelivered'
  | 'lost'
  | 'hanging';

async function replyUnder(fault: Fault | undefined, carryOut: () => Promise<Reply>): Promise<Outcome> {
  switch (fault?.kind) {
    case undefined:
      return carryOut();
    case 'answer':
      if (fault.afterCommit) await carryOut();
      return {
        status: fault.status,
        body: fault.body ?? { message: fault.message ?? 'Internal server error' },
      };
    case 'garbled':
      await carryOut();
      return { status: 200, text: fault.text };
    case 'unreachable':
      return 'notDelivered';
    case 'answerLost':
      if (fault.carriedOutAfterMs === undefined) await carryOut();
      else void carryOutLater(fault.carriedOutAfterMs, carryOut);
      return 'lost';
    case 'hang':
      if (fault.afterCommit) await carryOut();
      return 'hanging';
    case 'gaps': {
      const { status, body } = await carryOut();
      return { status, body: withGaps(body, fault) };
    }
    case 'late':
      await delay(fault.ms);
      return carryOut();
  }
}

/** A call of an earlier scenario does not change the data of the present one. */
async function carryOutLater(afterMs: number, carryOut: () => Promise<Reply>): Promise<void> {
  const begun = conditionsNumber();
  await delay(afterMs);
  if (conditionsNumber() === begun) await carryOut();
}

function logged(text: string): unknown {
  if (text.length > maxLoggedLength) return `${text.length} characters, too long for this log`;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function withGaps(value: unknown, gaps: { keys: readonly string[]; isNull: boolean }): unknown {
  if (Array.isArray(value)) return value.map((item) => withGaps(item, gaps));
  if (typeof value !== 'object' || value === null) return value;
  const { keys, isNull } = gaps;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]: [string, unknown]) => {
      if (keys.includes(key)) return isNull ? [[key, null]] : [];
      return [[key, withGaps(field, gaps)]];
    }),
  );
}

async function properReply(
  request: Request,
  path: string,
  respond: () => MockResponse | Promise<MockResponse>,
): Promise<Reply> {
  try {
    if (!isAuthorised(request)) throw new Refusal(401, 'Session expired');
    const body = (await respond()) ?? { message: 'Done' };
    if (!/^\/(view|edit)/.test(path)) await afterWrite();
    return { status: 200, body: asSent(path, body), wasCarriedOut: true };
  } catch (error) {
    const isRefusal = error instanceof Refusal;
    if (!isRefusal) console.error(`Mock: ${path} broke`, error);
    const status = isRefusal ? error.status : 500;
    const message = isRefusal ? error.message : 'Internal server error';
    return { status, body: { message }, wasCarriedOut: false };
  }
}

/** The response text of this server. The names of the menus belong to the installation and are not changed. */
function asSent(path: string, body: object): object {
  const { malformed, longTexts } = currentConditions();
  if (malformed) return malformedCopy(body);
  return longTexts && !path.startsWith('/viewmainmenu') ? longCopy(body) : body;
}

/** A call without a token is allowed, because the documents show no header. */
function isAuthorised(request: Request): boolean {
  const [scheme, token = ''] = (request.headers.get('Authorization') ?? '').split(' ');
  return !scheme || isTokenGood(token);
}
