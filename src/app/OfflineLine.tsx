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

function sayOnline(): void {
  announce('Online again');
}

/**
 * A line at the foot of the window while the browser is offline. The region is there from the start, so that the line is
 * read out; the parts that stick to the foot of the window move up by its height (`--offline`), and nothing else moves.
 */
export function OfflineLine(): ReactElement {
  const isOffline = useSyncExternalStore(subscribe, () => !navigator.onLine);
  useEffect(() => {
    window.addEventListener('online', sayOnline);
    return () => window.removeEventListener('online', sayOnline);
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
