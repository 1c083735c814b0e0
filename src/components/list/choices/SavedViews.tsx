import { useId, useState, type ReactNode } from 'react';
import { announce } from '@/components/feedback/announce';
import { Button, IconButton } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { useListChoices, type ListView } from '../listChoices';
import { splitListQuery, writeListQuery } from '../listQuery';
import { useWholeSearch, type ListState } from '../useListState';
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

/** The views of the list on this screen, and what is done with them. */
function useViews(list: ListState) {
  const { layout, views, start, choose } = useListChoices();
  // What is being typed into the quick filter is in the URL only after a pause.
  const whole = writeListQuery(useWholeSearch(), { ...list.query, page: 1 });
  // A view outlives the session, so filters that may hold a person's name are no part of it.
  const { search } = splitListQuery(whole);
  const shown = contentOf({ search, layout });
  const others = (name: string): ListView[] => views.filter((view) => view.name !== name);
  return {
    views,
    start,
    /** Whether the list shows just what a view keeps. */
    isShown: (view: ListView): boolean => contentOf(view) === shown,
    show(view: ListView): void {
      choose({ layout: view.layout });
      list.show(view.search);
    },
    /** Keeps what the list shows now under a name; a view of the same name is replaced. */
    save: (name: string) => choose({ views: [...others(name), { name, search, layout }] }),
    remove: (name: string) => choose({ views: others(name), ...(start === name && { start: '' }) }),
    /** Says which view the list starts with; a blank name for none. */
    startWith: (name: string) => choose({ start: name }),
  };
}

/** All that a view keeps but its name, written so that equal views have equal texts. */
function contentOf({ search, layout }: Omit<ListView, 'name'>): string {
  const { order, hidden, widths } = layout;
  const params = [...new URLSearchParams(search)].map(String).toSorted();
  return JSON.stringify([params, order, hidden.toSorted(), Object.entries(widths).toSorted()]);
}
