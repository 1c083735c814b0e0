import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CallPath } from '@/api/calls';
import { server } from '../../../mocks/node';
import { expectConsoleErrors } from '../harness/server';

/**
 * The kinds of faulty responses, F1 to F9; a 401 (F9) to one call does not end the session; R1 to R5 are refusals with the status
 * 200, which only changes can get.
 */
export const faults = {
  'F1 refused': () => HttpResponse.error(),
  'F2 hang': () => new Promise<Response>(() => undefined),
  'F3 cut short': () => new HttpResponse('{"countries":[{"id":1,"country_na'),
  'F4 500 JSON': () => HttpResponse.json({ message: 'It broke' }, { status: 500 }),
  'F5 502 HTML': () => new HttpResponse('<html>Bad gateway</html>', { status: 502 }),
  'F6 200 HTML': () => new HttpResponse('<html>Sign in</html>'),
  'F7 200 empty': () => new HttpResponse(''),
  'F8 200 wrong shape': () => HttpResponse.json('unexpected'),
  'F9 401': () => HttpResponse.json({ message: 'Session expired' }, { status: 401 }),
  'R1 200 status false': () => HttpResponse.json({ status: false, message: 'Not carried out' }),
  'R2 200 status "false"': () => HttpResponse.json({ status: 'false', message: 'Not carried out' }),
  'R3 200 success false': () => HttpResponse.json({ success: false }),
  'R4 200 error text': () => HttpResponse.json({ error: 'Not carried out' }),
  'R5 200 inner 422': () => HttpResponse.json({ status: 422, message: 'Not carried out' }),
} as const satisfies Readonly<Record<string, () => Response | Promise<Response>>>;

export type FaultName = keyof typeof faults;

const names = Object.keys(faults) as FaultName[];

/** Reads of one record. The others read lists, for which a response without a body is an empty list. */
const recordReads =
  /^\/(edit|clientsearch|commonlogin|viewclientpermission|viewpolicyquotation$|viewattributegroupbased)/;

/** All faults of a read. */
export function loadFaults(path: CallPath): readonly FaultName[] {
  return names.filter((name) => /^F[1-9]/.test(name) && (name !== 'F7 200 empty' || recordReads.test(path)));
}

/** Refusals with the status 200: they lock nothing but a payment, and are never a success. */
export const refusals = names.filter((name) => name.startsWith('R'));

/** The line with the server's message after a fault; undefined if there is none. */
export function serverMessageAfter(fault: FaultName): string | undefined {
  if (fault === 'F9 401') return 'The server says: Session expired';
  return refusals.includes(fault) && !fault.startsWith('R3') ? 'The server says: Not carried out' : undefined;
}

/** Faults after which it is uncertain whether a change was carried out. */
export const lostResponses: readonly FaultName[] = ['F1 refused', 'F2 hang', 'F5 502 HTML', 'F6 200 HTML'];

/** Faults after which a change is not a success. An odd response is a success, because no screen needs it. */
export const changeFaults: readonly FaultName[] = [
  'F1 refused',
  'F2 hang',
  'F4 500 JSON',
  'F5 502 HTML',
  'F6 200 HTML',
  ...refusals,
];

/** The cases of a table: all of them in the nightly run, else a few important ones. */
export function casesOfRun<Item>(all: readonly Item[], few: readonly Item[]): readonly Item[] {
  return process.env['NIGHTLY'] ? all : few;
}

/** How often a read is sent: it is repeated once after a fault that may be temporary. */
export const requestCount = (fault: FaultName): number => (/^F[15]/.test(fault) ? 2 : 1);

/** A 401 to one of these as well ends the session. */
const personCalls: ReadonlySet<string> = new Set(['/editclient', '/editclientuser', '/editcarrier']);

/** Milliseconds after which a hanging call fails in these tests. */
const hangMs = 250;

/** Gives every call of one path the active fault, and counts the requests. */
export class FaultInjector {
  #active: FaultName | undefined;
  #requests = 0;
  #logged = 0;
  #gesture: Promise<unknown> = Promise.resolve();
  /** The time limits of the calls that were sent since the last one that hangs. */
  #limits: AbortController[] = [];
  readonly #path: CallPath;

  constructor(path: CallPath) {
    this.#path = path;
    expectConsoleErrors();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => (this.#active === 'F2 hang' ? this.#timeLimit() : timeout(ms)));
  }

  /** Holds responses and timeouts back until this gesture is over, so that a second press meets a pending request. */
  async during(gesture: () => Promise<void>): Promise<void> {
    let isOver: () => void = () => undefined;
    this.#gesture = new Promise<void>((resolve) => (isOver = resolve));
    await gesture();
    isOver();
  }

  #timeLimit(): AbortSignal {
    const limit = new AbortController();
    this.#limits.push(limit);
    return limit.signal;
  }

  /** The call hangs: its time limit ends soon. Later calls keep their own time limit. */
  #hangs(): void {
    const limits = this.#limits.splice(0);
    const end = (): void => {
      for (const limit of limits) limit.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    };
    void this.#gesture.then(() => setTimeout(end, hangMs));
  }

  /** Activates a fault for all following calls of the path, or ends it. */
  activate(fault: FaultName | undefined): void {
    this.#active = fault;
    this.#requests = 0;
    this.#limits = [];
    this.#logged = jest.mocked(console.warn).mock.calls.length;
    server.resetHandlers();
    if (fault === undefined) return;
    server.use(
      http.all(`*${this.#path}`, async () => {
        this.#requests += 1;
        if (fault === 'F2 hang') this.#hangs();
        await this.#gesture;
        return faults[fault]();
      }),
    );
  }

  /** The server refuses the token: the call of the path, and those that read the signed-in person. */
  refuseToken(): void {
    this.activate('F9 401');
    const isOwnPath = ({ url }: Request): boolean => new URL(url).pathname === this.#path;
    const others = personCalls.has(this.#path) ? ['*'] : personCalls;
    const respond = ({ request }: { request: Request }): Response | undefined =>
      isOwnPath(request) ? undefined : faults['F9 401']();
    server.use(...[...others].map((path) => http.all(`*${path}`, respond)));
  }

  /** Waits until the call has failed this often under the active fault, after this many requests. */
  async hasFailed(requests: number, times = 1): Promise<void> {
    await waitFor(() => expect(this.#failures()).toBe(times));
    expect([this.#active, this.#requests]).toEqual([this.#active, requests]);
  }

  /** Every failed call leaves one line in the log. */
  #failures(): number {
    const lines = jest.mocked(console.warn).mock.calls.map(String).slice(this.#logged);
    return lines.filter((line) => line.startsWith(`Call failed path=${this.#path} `)).length;
  }

  get requests(): number {
    return this.#requests;
  }
}
