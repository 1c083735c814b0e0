import { useEffect, useLayoutEffect, type ReactElement } from 'react';
import { announce } from '@/components/feedback/announce';
import { Icon } from '@/components/ui/Icon';
import { networkReported, selectIsOffline } from '@/components/ui/shellSlice';
import { useAppDispatch, useAppSelector } from '@/redux';
import styles from './OfflineLine.module.css';

/**
 * A line at the bottom of the window while the browser reports no network. The next answered call removes it
 * (`networkListener.ts`). Its live region is always mounted.
 * Elements that are fixed to the bottom of the window move up by its height (`--offline`).
 */
export function OfflineLine(): ReactElement {
  const isOffline = useAppSelector(selectIsOffline);
  const dispatch = useAppDispatch();
  useLayoutEffect(() => {
    if (!navigator.onLine) dispatch(networkReported('offline'));
  }, [dispatch]);
  useEffect(() => {
    const onOffline = (): void => void dispatch(networkReported('offline'));
    const onOnline = (): void => {
      dispatch(networkReported('online'));
      announce('Online again');
    };
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, [dispatch]);
  return (
    <div className={styles.line} aria-live="polite">
      {isOffline && (
        <p>
          <Icon name="warning" /> The browser reports no network.
        </p>
      )}
    </div>
  );
}
