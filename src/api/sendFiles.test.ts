import { sendFiles } from './sendFiles';

/** The last request; the test decides how it ends. */
let request: TestRequest;

class TestRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly open = jest.fn();
  readonly setRequestHeader = jest.fn();
  readonly send = jest.fn();
  readonly abort = jest.fn();
  readonly status = 200;
  readonly responseText = '{}';

  constructor() {
    super();
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the test needs the one that the code makes
    request = this;
  }

  /** Reports that so many of 100 bytes were sent. */
  progress(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }));
  }
}

/** The time limits that were set, oldest first. */
const limits: { ms: number; controller: AbortController }[] = [];
const onProgress = jest.fn();

beforeEach(() => {
  limits.length = 0;
  Object.assign(globalThis, { XMLHttpRequest: TestRequest });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    limits.push({ ms, controller });
    return controller.signal;
  });
});

/** Lets the newest time limit end. */
function pass(ms: number): void {
  const limit = limits.at(-1);
  expect(limit?.ms).toBe(ms);
  limit?.controller.abort();
}

function start(signal = new AbortController().signal): ReturnType<typeof sendFiles> {
  const file = new File(['Policy\n'], 'may.csv');
  return sendFiles({
    url: '/company',
    headers: new Headers(),
    fields: [['file', file]],
    onProgress,
    onSend: () => undefined,
    signal,
  });
}

test('a slow upload with progress has no time limit', async () => {
  const outcome = start();
  for (let loaded = 1; loaded <= 100; loaded += 1) {
    request.progress(loaded);
    pass(45_000);
  }
  request.upload.dispatchEvent(new Event('load'));
  request.dispatchEvent(new Event('load'));
  expect(await outcome).toEqual({ status: 200, body: '{}' });
  expect(onProgress).toHaveBeenLastCalledWith(1);
  expect(request.abort).not.toHaveBeenCalled();
});

test('an upload that never starts is aborted', async () => {
  const outcome = start();
  pass(45_000);
  expect(await outcome).toBe('timedOut');
  expect(request.abort).toHaveBeenCalledTimes(1);
});

test('an upload whose progress stops is aborted', async () => {
  const outcome = start();
  request.progress(10);
  request.progress(20);
  pass(45_000);
  expect(request.abort).not.toHaveBeenCalled();
  pass(45_000);
  expect(await outcome).toBe('timedOut');
  expect(request.abort).toHaveBeenCalledTimes(1);
});

test('the response has to arrive within 120 seconds of the last byte', async () => {
  const outcome = start();
  request.progress(100);
  request.upload.dispatchEvent(new Event('load'));
  // The limit for progress has ended with the progress.
  limits[0]?.controller.abort();
  expect(request.abort).not.toHaveBeenCalled();
  pass(120_000);
  expect(await outcome).toBe('timedOut');
  expect(limits.map(({ ms }) => ms)).toEqual([45_000, 120_000]);
});

test('one timer serves any number of progress events', async () => {
  const outcome = start();
  for (let count = 0; count < 5000; count += 1) request.progress(1);
  expect(limits).toHaveLength(1);
  request.dispatchEvent(new Event('error'));
  await expect(outcome).rejects.toThrow('upload failed');
});

test('an upload that was cancelled before is not sent', async () => {
  await expect(start(AbortSignal.abort())).rejects.toThrow('upload failed');
  expect(request.send).not.toHaveBeenCalled();
  expect(limits).toEqual([]);
});
