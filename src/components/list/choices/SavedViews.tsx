import { useId, useState, type ReactNode } from 'react';
import { announce } from '@/components/feedback/announce';
import { Button, IconButton } from '@/components/ui/Button';
import type { ListState } from '../useListState';
import { useViews } from './useViews';
import styles from './choices.module.css';

/** The views of a list: each can be shown, be the one that the list starts with, and be deleted; a new one gets a name. */
export function SavedViews({ list }: { list: ListState }): ReactNode {
  const id = useId();
  const { views, start, isShown, show, save, remove, startWith } = useViews(list);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);

  function saveNamed(): void {
    const text = name.trim();
    setMissing(text === '');
    if (text === '') return;
    save(text);
    setName('');
    announce(`View ${text} saved`);
  }

  return (
    <>
      {views.length > 0 && (
        <ul className={styles.columns}>
          {views.map((view) => (
            <li key={view.name} className={styles.column}>
              <span className={styles.shown}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-current={isShown(view) || undefined}
                  onClick={() => show(view)}
                >
                  {view.name}
                </Button>
              </span>
              <label className={styles.start}>
                <input
                  type="checkbox"
                  checked={start === view.name}
                  onChange={(event) => startWith(event.target.checked ? view.name : '')}
                />
                <span>
                  Start with it<span className="visually-hidden">{` (${view.name})`}</span>
                </span>
              </label>
              <IconButton
                icon="trash"
                size="small"
                label={`Delete view ${view.name}`}
                onClick={() => remove(view.name)}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.row}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saveNamed();
        }}
      >
        <label htmlFor={id} className="visually-hidden">
          Name of the view
        </label>
        <input
          id={id}
          className={styles.box}
          placeholder="Name of the view"
          autoComplete="off"
          maxLength={60}
          value={name}
          aria-invalid={isMissing}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setName(event.target.value);
            setMissing(false);
          }}
        />
        <Button size="small" type="submit">
          Save view
        </Button>
      </form>
      <p id={`${id}-note`} className={isMissing ? styles.error : styles.note}>
        {isMissing
          ? 'Enter a name'
          : "A view keeps columns, sort and filters as they are now, in this browser, until you delete it. Filters that may hold a person's name are left out."}
      </p>
    </>
  );
}
