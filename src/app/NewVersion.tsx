import { useEffect, useRef, useState, type ReactNode } from 'react';
import { build } from '@/domain/build';
import { own } from '@/domain/values/objects';
import styles from './NewVersion.module.css';

/** The least time between two checks. */
const pauseMs = 10 * 60_000;

/**
 * Checks for another installed build when the user returns to the page, at most every ten minutes, and shows
 * a notice. The page never reloads by itself.
 */
export function NewVersion({ ownBuild = build.id }: { ownBuild?: string }): ReactNode {
  const [isFound, setFound] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const checkedAt = useRef(-Infinity);
  useEffect(() => {
    async function checkBuild(): Promise<void> {
      if (document.hidden || isDismissed || Date.now() - checkedAt.current < pauseMs) return;
      checkedAt.current = Date.now();
      const installed = await installedBuild();
      if (installed !== undefined && installed !== ownBuild) setFound(true);
    }
    const onChange = (): void => void checkBuild();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [isDismissed, ownBuild]);
  if (!isFound || isDismissed) return null;
  return (
    // The live region is mounted before its text, so that screen readers announce the text.
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

/**
 * The installed build's id; undefined if the response is not JSON with one, such as the page of an older
 * build.
 */
async function installedBuild(): Promise<string | undefined> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store', credentials: 'same-origin' });
    const body: unknown = response.ok ? await response.json() : undefined;
    const id = own(body, 'build');
    return typeof id === 'string' && id !== '' ? id : undefined;
  } catch {
    return undefined;
  }
}
