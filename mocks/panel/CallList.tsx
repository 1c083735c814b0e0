import { useState, type ReactElement } from 'react';
import { contractErrors, recordedCalls, type RecordedCall } from '../callLog';
import styles from '../panel.module.css';
import { useServerChanges } from './usePanel';

const shown = 50;

const endings: Readonly<Record<RecordedCall['ending'], string>> = {
  open: 'open',
  answered: 'answered',
  lost: 'lost',
  notDelivered: 'not delivered',
  hanging: 'hangs',
};

interface CallListProps {
  /** Copies the path of a call into the form of faults. */
  readonly onPick: (path: string) => void;
}

/** The calls of the page, the newest first; a press on one shows its request and response. */
export function CallList({ onPick }: CallListProps): ReactElement {
  useServerChanges();
  const [opened, setOpened] = useState<number>();
  const calls = recordedCalls.slice(-shown).reverse();
  return (
    <>
      <p className={styles.counts}>
        {recordedCalls.length} recent calls
        {contractErrors.length > 0 && (
          <strong>, {contractErrors.length} against the contract: see the console</strong>
        )}
      </p>
      <ol aria-label="Calls" className={styles.list}>
        {calls.map((call) => (
          <li key={call.number}>
            <button
              type="button"
              aria-expanded={opened === call.number}
              className={styles.call}
              onClick={() => {
                setOpened(opened === call.number ? undefined : call.number);
              }}
            >
              <span>{call.number}</span>
              <span>{call.at.slice(11, 19)}</span>
              <span className={styles.path}>{call.path}</span>
              <span>{call.ending === 'answered' ? call.status : endings[call.ending]}</span>
              <span>{call.durationMs === undefined ? '' : `${call.durationMs} ms`}</span>
            </button>
            {opened === call.number && <CallDetails call={call} onPick={onPick} />}
          </li>
        ))}
      </ol>
    </>
  );
}

function CallDetails({ call, onPick }: CallListProps & { readonly call: RecordedCall }): ReactElement {
  const { method, path, body, answer, fault, wasCarriedOut } = call;
  return (
    <div className={styles.details}>
      <p>
        {method}, {wasCarriedOut ? 'carried out' : 'not carried out'}
        {fault && `, met the fault ${JSON.stringify(fault)}`}
      </p>
      <Json label="Body" value={body} />
      <Json label="Answer" value={answer} />
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          onPick(path);
        }}
      >
        Plan a fault for this call
      </button>
    </div>
  );
}

interface JsonProps {
  readonly label: string;
  readonly value: unknown;
}

/** A value as formatted JSON, in a box that scrolls. */
export function Json({ label, value }: JsonProps): ReactElement {
  return (
    // A box that scrolls needs the keyboard focus.
    <pre role="region" aria-label={label} tabIndex={0} className={styles.json}>
      {value === undefined ? 'none' : JSON.stringify(value, undefined, 1)}
    </pre>
  );
}
