import { build } from '@/domain/build';
import { classes } from '@/components/ui/classes';
import { own } from '@/domain/values/objects';
import styles from './newVersion.module.css';

/** Nobody installs more often. */
const pauseMs = 10 * 60_000;

let askedAt = -Infinity;
let isDismissed = false;

/**
 * Asks which build is installed, at most every ten minutes, and says so in the page if it is another one than this page's. The
 * page is never reloaded by itself. An answer that cannot be read, such as the page of an older build, is no news.
 */
export async function lookForNewVersion(now = Date.now(), own = build.id): Promise<void> {
  if (now - askedAt < pauseMs || isDismissed) return;
  askedAt = now;
  const installed = await installedBuild();
  if (installed !== undefined && installed !== own && !document.querySelector(`.${styles.notice}`)) show();
}

async function installedBuild(): Promise<string | undefined> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store', credentials: 'same-origin' });
    const answer: unknown = response.ok ? await response.json() : undefined;
    const id = own(answer, 'build');
    return typeof id === 'string' && id !== '' ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Plain elements, since the notice belongs to no screen and the login pages have it too. */
function show(): void {
  const notice = document.createElement('div');
  notice.className = classes(styles.notice);
  // The region is there before its words, so that they are read out.
  notice.role = 'status';
  document.body.append(notice);
  const words = document.createElement('span');
  words.textContent = 'A new version is ready';
  notice.append(
    words,
    button('Reload', () => window.location.reload()),
    button('Later', () => {
      isDismissed = true;
      notice.remove();
    }),
  );
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = classes(styles.button);
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}
