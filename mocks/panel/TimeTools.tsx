import { useRef, type ReactElement } from 'react';
import { clockState } from '../clock';
import type { OperationName } from '../controls';
import styles from '../panel.module.css';
import { Field, Problem } from './Field';
import { numberIn, textIn, useOperation, useServerChanges } from './usePanel';

/** Sets when the sessions end, and the time of server and page. */
export function TimeTools(): ReactElement {
  useServerChanges();
  const form = useRef<HTMLFormElement>(null);
  const { problem, operate } = useOperation();
  const { now, runs, isReal } = clockState();
  const run = (name: OperationName, input: (typed: FormData) => object) => (): void => {
    const typed = new FormData(form.current ?? undefined);
    void operate(name, () => input(typed));
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <div className={styles.row}>
        <Field label="Sessions end in (seconds)" name="seconds" inputMode="numeric" defaultValue="20" />
        <button
          type="button"
          className={styles.button}
          onClick={run('token', (typed) => ({ seconds: numberIn(typed, 'seconds') }))}
        >
          Set end
        </button>
      </div>
      <p>The clock {isReal ? 'is the real one' : `${runs ? 'ran on from' : 'is stopped at'} ${now}`}.</p>
      <div className={styles.row}>
        <Field label="Move on by (seconds)" name="advance" inputMode="numeric" defaultValue="60" />
        <button
          type="button"
          className={styles.button}
          onClick={run('clock', (typed) => ({ advanceSeconds: numberIn(typed, 'advance') }))}
        >
          Move on
        </button>
      </div>
      <div className={styles.row}>
        <Field label="Set to (ISO text)" name="now" placeholder="2026-03-01T12:00:00Z" />
        <button
          type="button"
          className={styles.button}
          onClick={run('clock', (typed) => ({ now: textIn(typed, 'now') }))}
        >
          Set clock
        </button>
      </div>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={run('clock', () => ({ runs: !runs }))}>
          {runs ? 'Stop' : 'Let run'}
        </button>
        <button type="button" className={styles.button} onClick={run('clock', () => ({ now: 'real' }))}>
          Real clock
        </button>
      </div>
      <Problem problem={problem} />
    </form>
  );
}
