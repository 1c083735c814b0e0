import type { ReactNode } from 'react';
import { Button, IconButton } from '@/components/ui/Button';
import type { ReadyViews } from '../listChoices';
import { useListChoices } from '../useListChoices';
import { useWholeSearch, type ListState } from '../useListState';
import { SaveViewForm } from './SaveView';
import { presentView } from './presentView';
import styles from './choices.module.css';

/** The user's views of a list, with controls to show one, to open the list with it, to delete it, and to add one. */
export function SavedViews({ list, ready }: { list: ListState; ready: ReadyViews }): ReactNode {
  const choices = useListChoices();
  const { views, start, view: shown, choose } = choices;
  const search = useWholeSearch();
  const present = presentView(choices, search, ready);

  function remove(name: string): void {
    choose({
      views: views.filter((view) => view.name !== name),
      ...(start === name && { start: '' }),
      ...(shown === name && { view: '' }),
    });
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
                  translate="no"
                  aria-current={(present.isOwn && present.name === view.name) || undefined}
                  onClick={() => {
                    choose({ layout: view.layout, view: view.name });
                    list.show(view.search);
                  }}
                >
                  <bdi>{view.name}</bdi>
                </Button>
              </span>
              <label className={styles.start}>
                <input
                  type="checkbox"
                  checked={start === view.name}
                  onChange={(event) => choose({ start: event.target.checked ? view.name : '' })}
                />
                <span>
                  Open the list with this view<span className="visually-hidden">{` (${view.name})`}</span>
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
      <SaveViewForm ready={ready} />
    </>
  );
}
