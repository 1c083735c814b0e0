import { useEffectEvent, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from '@/components/ui/Button';
import { isField, focusSameField } from '@/components/form/focusSameField';
import { recordHidden, recordShown, selectLeftList } from '@/components/list/listsSlice';
import { useAppDispatch, useAppSelector } from '@/redux';
import { keyStep } from './keyStep';
import { positionInList } from './positionInList';
import styles from './RecordSteps.module.css';

/**
 * '3 of 40', with links to the previous and the next record in the order of the list that this one was opened
 * from.
 */
export function RecordSteps(): ReactNode {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const list = useAppSelector(selectLeftList);
  const position = useMemo(() => positionInList(pathname, list), [pathname, list]);
  const { id, previous, next } = position ?? {};

  const go = (step: -1 | 1, from?: EventTarget | null): void => {
    const link = step < 0 ? previous : next;
    if (link === undefined) return;
    focusSameField(isField(from) ? from : undefined, link);
    // Replaces the history entry, so that Back leads to the list in one step.
    void navigate(link, { replace: true });
  };
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const step = keyStep(event);
    if (step === 0) return;
    event.preventDefault();
    go(step, event.target);
  });
  // A layout effect: the key must work as soon as the screen is painted.
  useLayoutEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  useLayoutEffect(() => {
    if (id === undefined) return undefined;
    dispatch(recordShown({ path: pathname, id, next }));
    return () => void dispatch(recordHidden());
  }, [dispatch, pathname, id, next]);

  // A single record has no other one to step to.
  if (!position || position.count === 1) return null;
  return (
    <div role="group" aria-label="Records of the list" className={styles.steps}>
      <span className={styles.position}>{`${position.number} of ${position.count}`}</span>
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
