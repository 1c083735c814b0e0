import { useEffectEvent, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from '@/components/ui/Button';
import { isField, keepField } from '@/components/form/keepField';
import { recordHidden, recordShown, selectLeftList } from '@/components/list/listsSlice';
import { useAppDispatch, useAppSelector } from '@/redux';
import { keyStep } from './keyStep';
import { positionInList } from './positionInList';
import styles from './RecordSteps.module.css';

/** '3 of 40', and the records before and after this one in the order of the list that it was opened from. */
export function RecordSteps(): ReactNode {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const list = useAppSelector(selectLeftList);
  const place = useMemo(() => positionInList(pathname, list), [pathname, list]);
  const { id, previous, next } = place ?? {};

  const go = (step: -1 | 1, from?: EventTarget | null): void => {
    const link = step < 0 ? previous : next;
    if (link === undefined) return;
    keepField(isField(from) ? from : undefined, link);
    // The list is one step back, from whichever record.
    void navigate(link, { replace: true });
  };
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const step = keyStep(event);
    if (step === 0) return;
    event.preventDefault();
    go(step, event.target);
  });
  // Before the screen is painted: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  useLayoutEffect(() => {
    if (id === undefined) return undefined;
    dispatch(recordShown({ path: pathname, id, next }));
    return () => void dispatch(recordHidden());
  }, [dispatch, pathname, id, next]);

  if (!place) return null;
  return (
    <div role="group" aria-label="Records of the list" className={styles.steps}>
      <span className={styles.place}>{`${place.number} of ${place.count}`}</span>
      <IconButton
        icon="chevronUp"
        label="Previous record (Alt+↑)"
        aria-keyshortcuts="Alt+ArrowUp"
        aria-disabled={previous === undefined}
        onClick={() => go(-1)}
      />
      <IconButton
        icon="chevronDown"
        label="Next record (Alt+↓)"
        aria-keyshortcuts="Alt+ArrowDown"
        aria-disabled={next === undefined}
        onClick={() => go(1)}
      />
    </div>
  );
}
