import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { announce } from '@/components/feedback/announce';
import { Icon } from '@/components/ui/Icon';
import styles from './OfflineLine.module.css';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

function announceOnline(): void {
  announce('Online again');
}

/**
 * A line at the bottom of the window while the browser is offline. Its live region is always mounted.
 * Elements that are fixed to the bottom of the window move up by its height (`--offline`).
 */
export function OfflineLine(): ReactElement {
  const isOffline = useSyncExternalStore(subscribe, () => !navigator.onLine);
  useEffect(() => {
    window.addEventListener('online', announceOnline);
    return () => window.removeEventListener('online', announceOnline);
  }, []);
  return (
    <div className={styles.line} aria-live="polite">
      {isOffline && (
        <p>
          <Icon name="warning" /> Offline. Nothing can be loaded or saved.
        </p>
      )}
    </div>
  );
}
