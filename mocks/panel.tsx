import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { listenToPanelKeys, addPanelContainer } from './panel/outsideDialogs';
import { BugBundle } from './panel/BugBundle';
import { CallList } from './panel/CallList';
import { FaultForm, PlannedFaults } from './panel/FaultForm';
import { RowTools } from './panel/RowTools';
import { ScenarioTools } from './panel/ScenarioTools';
import { TimeTools } from './panel/TimeTools';
import styles from './panel.module.css';

interface PanelProps {
  /** What the tester must see first: why the mocked server does not run, or why the scenario of the URL was refused. */
  readonly failure: string | undefined;
  /** Whether the page replays a bug bundle. */
  readonly isReplaying: boolean;
  /** The address at which the page was loaded. */
  readonly opened: string;
  /** Reloads the page with a bundle; rejects with a sentence if the text is not a bundle. */
  readonly replay: (text: string) => Promise<void>;
  readonly reload: () => void;
}

/** Adds the QA panel after the product; it is a separate landmark in the margin of the page. */
export function mountPanel(props: PanelProps): void {
  createRoot(addPanelContainer()).render(<MockPanel {...props} />);
}

/** The controls of the mocked server: calls, faults, data, clock, scenario, and bug bundles. */
export function MockPanel({ failure, isReplaying, ...rest }: PanelProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const tab = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!panel.current) return undefined;
    return listenToPanelKeys(panel.current, {
      enter: () => {
        // The element must exist before it can get the focus.
        flushSync(() => {
          setOpen(true);
        });
        panel.current?.querySelector('input')?.focus();
      },
      close: () => {
        setOpen(false);
        tab.current?.focus();
      },
    });
  }, []);
  return (
    <aside ref={panel} aria-label="Mock server" className={styles.panel}>
      <button
        ref={tab}
        type="button"
        aria-expanded={isOpen}
        aria-keyshortcuts="F9"
        title="F9"
        className={styles.tab}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        Mock server
      </button>
      {isOpen && <Controls {...rest} />}
      {isReplaying && !isOpen && (
        <p role="status" className={styles.replaying}>
          Replaying a bug bundle until the next reload
        </p>
      )}
      {failure !== undefined && !isClosed && (
        <div className={styles.failure}>
          <p role="alert">{failure}</p>
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              setClosed(true);
              tab.current?.focus();
            }}
          >
            Close
          </button>
        </div>
      )}
    </aside>
  );
}

function Controls({ opened, replay, reload }: Omit<PanelProps, 'failure' | 'isReplaying'>): ReactElement {
  const [picked, setPicked] = useState('');
  return (
    <div className={styles.controls}>
      <Part title="Plan a fault">
        <FaultForm path={picked} />
        <PlannedFaults />
      </Part>
      <Part title="Calls">
        <CallList onPick={setPicked} />
      </Part>
      <Part title="Scenario">
        <ScenarioTools reload={reload} />
      </Part>
      <Part title="Data" isClosed>
        <RowTools />
      </Part>
      <Part title="Session and clock" isClosed>
        <TimeTools />
      </Part>
      <Part title="Bug bundle" isClosed>
        <BugBundle opened={opened} replay={replay} />
      </Part>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly isClosed?: boolean;
  readonly children: ReactNode;
}

function Part({ title, isClosed = false, children }: PartProps): ReactElement {
  return (
    <details open={!isClosed} className={styles.part}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
