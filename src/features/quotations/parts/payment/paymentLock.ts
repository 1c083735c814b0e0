/** Gives a lock back; more than once does nothing. */
export type Release = () => void;

/**
 * The right to pay, for one tab of this browser at a time; undefined while another tab, or this one, has it. The lock
 * ends with the page. Browsers give their own locks to secure pages only; elsewhere the tabs ask one another.
 */
export async function takePaymentLock(name: string): Promise<Release | undefined> {
  return 'locks' in navigator ? takeBrowserLock(name) : takeByAsking(name);
}

function takeBrowserLock(name: string): Promise<Release | undefined> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(undefined);
          return undefined;
        }
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => takeByAsking(name).then(resolve, reject));
  });
}

interface Word {
  kind: 'claim' | 'taken';
  name: string;
  from: string;
}

const answerTimeMs = 120;
const taken = new Set<string>();

function isWord(data: unknown): data is Word {
  return typeof data === 'object' && data !== null && 'kind' in data && 'name' in data && 'from' in data;
}

/** Claims the lock before the other tabs. Who has it says so; of two that claim at once the smaller token has it. */
async function takeByAsking(name: string): Promise<Release | undefined> {
  if (taken.has(name)) return undefined;
  taken.add(name);
  const token = Array.from(crypto.getRandomValues(new Uint32Array(2)), String).join('-');
  const channel = new BroadcastChannel('payment');
  const say = (kind: Word['kind']): void => channel.postMessage({ kind, name, from: token });
  const claim = { isOurs: false, isRefused: false };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isWord(data) || data.name !== name) return;
    if (data.kind === 'taken') claim.isRefused = true;
    else if (claim.isOurs || token < data.from) say('taken');
    else claim.isRefused = true;
  });
  const release = (): void => {
    taken.delete(name);
    channel.close();
  };
  say('claim');
  await new Promise((resolve) => setTimeout(resolve, answerTimeMs));
  if (claim.isRefused) {
    release();
    return undefined;
  }
  claim.isOurs = true;
  return release;
}
