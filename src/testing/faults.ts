import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CallPath } from '@/api/calls';
import { server } from '../../mocks/node';
import { expectConsoleErrors } from './server';

/** The ways in which an answer goes wrong, F1 to F8; a refused token (F9) ends the session and stands apart. */
export const faults = {
  'F1 refused': () => HttpResponse.error(),
  'F2 hang': () => new Promise<Response>(() => undefined),
  'F3 cut short': () => new HttpResponse('{"countries":[{"id":1,"country_na'),
  'F4 500 JSON': () => HttpResponse.json({ message: 'It broke' }, { status: 500 }),
  'F5 502 HTML': () => new HttpResponse('<html>Bad gateway</html>', { status: 502 }),
  'F6 200 HTML': () => new HttpResponse('<html>Sign in</html>'),
  'F7 200 empty': () => new HttpResponse(''),
  'F8 200 wrong shape': () => HttpResponse.json({ unexpected: true }),
  'F9 401': () => HttpResponse.json({ message: 'Session expired' }, { status: 401 }),
} as const satisfies Readonly<Record<string, () => Response | Promise<Response>>>;

export type FaultName = keyof typeof faults;

/** Milliseconds after which a call that hangs counts as failed, while these tests wait for it. */
const patienceMs = 250;

/** Lets every call of one path meet the fault that reigns, and counts the requests. */
export class Trouble {
  #reigns: FaultName | undefined;
  #requests = 0;
  #logged = 0;
  #gesture: Promise<unknown> = Promise.resolve();
  readonly #path: CallPath;

  constructor(path: CallPath) {
    this.#path = path;
    expectConsoleErrors();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => (this.#reigns === 'F2 hang' ? this.#endOfPatience() : timeout(ms)));
  }

  /** No answer comes, and no patience ends, before this gesture is over: a second press meets an open request. */
  async during(gesture: () => Promise<void>): Promise<void> {
    let isOver: () => void = () => undefined;
    this.#gesture = new Promise<void>((resolve) => (isOver = resolve));
    await gesture();
    isOver();
  }

  #endOfPatience(): AbortSignal {
    const ending = new AbortController();
    const end = (): void => ending.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    void this.#gesture.then(() => setTimeout(end, patienceMs));
    return ending.signal;
  }

  /** From now on the path's calls meet this; nothing lets them pass. */
  reign(fault: FaultName | undefined): void {
    this.#reigns = fault;
    this.#requests = 0;
    this.#logged = jest.mocked(console.warn).mock.calls.length;
    server.resetHandlers();
    if (fault === undefined) return;
    server.use(
      http.all(`*${this.#path}`, async () => {
        this.#requests += 1;
        await this.#gesture;
        return faults[fault]();
      }),
    );
  }

  /** Waits until the call has failed under the present fault, after this many requests. */
  async hasFailed(requests: number): Promise<void> {
    await waitFor(() => expect(this.#failures()).toBe(1));
    expect([this.#reigns, this.#requests]).toEqual([this.#reigns, requests]);
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
