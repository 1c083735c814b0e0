import { useState, type ReactElement } from 'react';
import { makeBundle } from '../bundle';
import styles from '../panel.module.css';

interface BugBundleProps {
  /** The address at which the page was loaded. */
  readonly opened: string;
  /** Loads the page again from a bundle; throws a message when the text is not a bundle. */
  readonly replay: (text: string) => void;
}

/** The bundle of this moment, to be copied into a report; or a report's, to be replayed. */
export function BugBundle({ opened, replay }: BugBundleProps): ReactElement {
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState('');
  if (text === undefined) {
    const make = (): void => {
      const { pathname, search } = window.location;
      setText(JSON.stringify(makeBundle(opened, pathname + search), undefined, 1));
    };
    return (
      <button type="button" className={styles.reset} onClick={make}>
        Bug bundle
      </button>
    );
  }
  return (
    <>
      <label className={styles.field}>
        Bug bundle
        <textarea
          rows={5}
          value={text}
          onFocus={({ target }) => {
            target.select();
          }}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
      </label>
      <button
        type="button"
        className={styles.reset}
        onClick={() => {
          try {
            replay(text);
          } catch (error) {
            setProblem(error instanceof Error ? error.message : '');
          }
        }}
      >
        Replay
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </>
  );
}
