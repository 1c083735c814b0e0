import { useEffect, useRef, useState, type ReactNode } from 'react';
import { build } from '@/domain/build';
import { own } from '@/domain/values/objects';
import styles from './NewVersion.module.css';

/** Nobody installs more often. */
const pauseMs = 10 * 60_000;

/**
 * When the user comes back to a page that was open for long: asks which build is installed, at most every ten minutes, and
 * says so if it is another one than this page's. The page is never reloaded by itself.
 */
export function NewVersion({ ownBuild = build.id }: { ownBuild?: string }): ReactNode {
  const [isFound, setFound] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const askedAt = useRef(-Infinity);
  useEffect(() => {
    async function look(): Promise<void> {
      if (document.hidden || isDismissed || Date.now() - askedAt.current < pauseMs) return;
      askedAt.current = Date.now();
      const installed = await installedBuild();
      if (installed !== undefined && installed !== ownBuild) setFound(true);
    }
    const onChange = (): void => void look();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [isDismissed, ownBuild]);
  if (!isFound || isDismissed) return null;
  return (
    // The region is there before its words, so that they are read out.
    <div ref={setRegion} role="status" className={styles.notice}>
      {region && (
        <>
          <span>A new version is ready</span>
          <button type="button" className={styles.button} onClick={() => window.location.reload()}>
            Reload
          </button>
          <button type="button" className={styles.button} onClick={() => setDismissed(true)}>
            Later
          </button>
        </>
      )}
    </div>
  );
}

/** An answer that cannot be read, such as the page of an older build, is no news. */
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
