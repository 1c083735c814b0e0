import { useId, useState, type ReactNode } from 'react';
import { announce } from '@/components/feedback/announce';
import { Button } from '@/components/ui/Button';
import { foldText } from '@/domain/text/foldText';
import type { ReadyViews } from '../listChoices';
import { useListChoices } from '../useListChoices';
import { useWholeSearch } from '../useListState';
import { storedSearch } from './presentView';
import styles from './choices.module.css';

interface SaveViewProps {
  ready: ReadyViews;
  onSaved?(): void;
}

/** A form for the name of a new view, which stores the current columns, sort and filters. */
export function SaveViewForm({ ready, onSaved }: SaveViewProps): ReactNode {
  const id = useId();
  const search = useWholeSearch();
  const { views, layout, choose } = useListChoices();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');

  function save(): void {
    const text = name.trim().replaceAll(/\s+/g, ' ');
    const existing = [
      'Standard',
      ...Object.values(ready).map(({ label }) => label),
      ...views.map((each) => each.name),
    ];
    // Two names that look alike could not be distinguished in the menu.
    const isTaken = existing.some((each) => foldText(each) === foldText(text));
    const found =
      text === '' ? 'Enter a name' : isTaken ? 'There is a view of this name. Enter another one.' : '';
    setProblem(found);
    if (found !== '') return;
    choose({ views: [...views, { name: text, search: storedSearch(search), layout }], view: text });
    setName('');
    announce(`View ${text} saved`);
    onSaved?.();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className={styles.row}>
        <label htmlFor={id} className="visually-hidden">
          Name of the view
        </label>
        <input
          id={id}
          className={styles.box}
          placeholder="Name of the view"
          autoComplete="off"
          dir="auto"
          maxLength={60}
          value={name}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setName(event.target.value);
            setProblem('');
          }}
        />
        <Button size="small" type="submit">
          Save view
        </Button>
      </div>
      <p id={`${id}-note`} className={problem ? styles.error : styles.note}>
        {problem ||
          "Saves the current columns, sorting and filters in this browser. Filters that may hold a person's name are left out."}
      </p>
    </form>
  );
}
