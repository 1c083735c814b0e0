import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from '@/components/ui/Button';
import { getLeftList, rememberList } from '@/components/list/listUrl';
import { keyStep } from './keyStep';
import { placeOf } from './placeOf';
import styles from './RecordSteps.module.css';

/** '3 of 40', and the records before and after this one in the order of the list that it was opened from. */
export function RecordSteps(): ReactNode {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const place = placeOf(pathname, getLeftList());
  const { previous, next } = place ?? {};

  const go = (link: string | undefined): void => {
    // The list is one step back, from whichever record.
    if (link !== undefined) void navigate(link, { replace: true });
  };
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const step = keyStep(event);
    if (step === 0) return;
    event.preventDefault();
    go(step < 0 ? previous : next);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => listen(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  useEffect(() => {
    const here = placeOf(pathname, getLeftList());
    // Back in the list, the row of the record that was seen last has the focus.
    if (here) rememberList({ ...here.list, id: here.id });
  }, [pathname]);

  if (!place) return null;
  return (
    <div role="group" aria-label="Records of the list" className={styles.steps}>
      <span className={styles.place}>
        {place.number} of {place.count}
      </span>
      <IconButton
        icon="chevronUp"
        label="Previous record (Alt+↑)"
        aria-keyshortcuts="Alt+ArrowUp"
        aria-disabled={previous === undefined}
        onClick={() => go(previous)}
      />
      <IconButton
        icon="chevronDown"
        label="Next record (Alt+↓)"
        aria-keyshortcuts="Alt+ArrowDown"
        aria-disabled={next === undefined}
        onClick={() => go(next)}
      />
    </div>
  );
}
