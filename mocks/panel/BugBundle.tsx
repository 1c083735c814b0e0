import { useState, type ReactElement } from 'react';
import { fileNameOf, makeBundle, type Bundle } from '../bundle';
import styles from '../panel.module.css';

interface BugBundleProps {
  /** The address at which the page was loaded. */
  readonly opened: string;
  /** Reloads the page with a bundle; rejects with a sentence if the text is not a bundle. */
  readonly replay: (text: string) => Promise<void>;
}

/** Saves a bundle of the present state as a file for a report, or replays the bundle of a report. */
export function BugBundle({ opened, replay }: BugBundleProps): ReactElement {
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  const save = (): void => {
    const { pathname, search } = window.location;
    const bundle = makeBundle(opened, pathname + search);
    download(bundle);
    setNotes([`Saved as ${fileNameOf(bundle)}.`, ...bundle.notes]);
  };
  const load = async (file: File): Promise<void> => {
    setProblem('');
    try {
      await replay(await file.text());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <button type="button" className={styles.reset} onClick={save}>
        Save bug bundle
      </button>
      <div role="status">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <label className={styles.field}>
        Replay a bug bundle
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void load(file);
            // Without this, the same file cannot be chosen again.
            target.value = '';
          }}
        />
      </label>
      {problem !== '' && <p role="alert">{problem}</p>}
    </>
  );
}

function download(bundle: Bundle): void {
  const file = new Blob([JSON.stringify(bundle, undefined, 1)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileNameOf(bundle);
  link.click();
  // Safari starts to read the file only when the user has said where to save it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
