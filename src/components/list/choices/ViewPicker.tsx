import { useId, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import type { ListState } from '../useListState';
import { useViews } from './useViews';
import styles from './choices.module.css';

/** Changes between the views of a list that the user has saved. */
export function ViewPicker({ list }: { list: ListState }): ReactNode {
  const id = useId();
  const { views, isShown, show } = useViews(list);
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        View
      </label>
      <select
        id={id}
        className={classes(styles.box, styles.small)}
        value={views.find(isShown)?.name ?? ''}
        onChange={(event) => {
          const view = views.find(({ name }) => name === event.target.value);
          if (view) show(view);
        }}
      >
        <option value="" disabled>
          View…
        </option>
        {views.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}
