import { delay, HttpResponse, type JsonBodyType } from 'msw';
import { currentConditions, takeFault, type Fault } from './conditions';
import { isTokenGood } from './token';
import { longCopy } from './longTexts';
import { malformedCopy } from './malformed';

/** What a handler answers; nothing means a plain 200. */
export type Answer = object | undefined | void;

/** An answer other than 200. A handler throws it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

let afterWrite: () => Promise<void> = () => Promise.resolve();

/** Runs `keep` after each call that may have changed the data, before it is answered. */
export function saveAfterWrites(keep: () => Promise<void>): void {
  afterWrite = keep;
}

/** The response to a call under the present conditions: its proper answer, or the fault it meets. */
export async function answerTo(
  request: Request,
  path: string,
  answer: () => Answer | Promise<Answer>,
): Promise<Response> {
  const fault = takeFault(path);
  const { delayMs } = currentConditions();
  if (delayMs > 0) await delay(delayMs);
  const properly = (): Promise<Response> => proper(request, path, answer);
  return fault ? meet(fault, properly) : properly();
}

async function meet(fault: Fault, answer: () => Promise<Response>): Promise<Response> {
  switch (fault.kind) {
    case 'answer':
      if (fault.afterCommit) await answer();
      return HttpResponse.json(fault.body ?? { message: 'Internal server error' }, { status: fault.status });
    case 'garbled':
      await answer();
      return new HttpResponse(fault.text, { headers: { 'Content-Type': 'application/json' } });
    case 'unreachable':
      return HttpResponse.error();
    case 'answerLost':
      await answer();
      return HttpResponse.error();
    case 'hang':
      if (fault.afterCommit) await answer();
      return new Promise<Response>(() => undefined);
    case 'gaps':
      return HttpResponse.json(withGaps(await (await answer()).json(), fault));
    case 'late':
      await delay(fault.ms);
      return answer();
  }
}

function withGaps(value: unknown, gaps: { keys: readonly string[]; isNull: boolean }): JsonBodyType {
  if (Array.isArray(value)) return value.map((item) => withGaps(item, gaps));
  if (typeof value !== 'object' || value === null) return value as JsonBodyType;
  const { keys, isNull } = gaps;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]: [string, unknown]) => {
      if (keys.includes(key)) return isNull ? [[key, null]] : [];
      return [[key, withGaps(field, gaps)]];
    }),
  );
}

async function proper(
  request: Request,
  path: string,
  answer: () => Answer | Promise<Answer>,
): Promise<Response> {
  try {
    if (!isAuthorised(request)) throw new Refusal(401, 'Session expired');
    const body = (await answer()) ?? { message: 'Done' };
    if (!/^\/(view|edit)/.test(path)) await afterWrite();
    return HttpResponse.json(asSent(path, body));
  } catch (error) {
    if (error instanceof Refusal)
      return HttpResponse.json({ message: error.message }, { status: error.status });
    console.error(`Mock: ${path} broke`, error);
    return HttpResponse.json({ message: 'Internal server error' }, { status: 500 });
  }
}

/** The answer as this server writes it; the names of the menus belong to the installation, and stay as they are. */
function asSent(path: string, body: object): object {
  const { malformed, longTexts } = currentConditions();
  if (malformed) return malformedCopy(body);
  return longTexts && !path.startsWith('/viewmainmenu') ? longCopy(body) : body;
}

/** A call without a token passes: the documents show no header. */
function isAuthorised(request: Request): boolean {
  const [scheme, token = ''] = (request.headers.get('Authorization') ?? '').split(' ');
  return !scheme || isTokenGood(token);
}
