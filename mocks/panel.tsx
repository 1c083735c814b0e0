import { useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { makeBundle } from './bundle';
import { contractErrors, onCall, recordedCalls } from './callLog';
import { planFault, type Fault } from './conditions';
import { currentScenario, isScenario, scenarios, type ScenarioName } from './scenarios';
import styles from './panel.module.css';

interface PanelProps {
  /** Why the mocked server does not run, if it does not. */
  readonly failure: string | undefined;
  /** The address at which the page was loaded. */
  readonly opened: string;
  /** Loads the page again from a bundle; throws a message when the text is not a bundle. */
  readonly replay: (text: string) => void;
  /** Begins a scenario anew and loads the page again. */
  readonly begin: (scenario: ScenarioName) => Promise<void>;
}

/** The faults that the panel offers for the next call. */
const faults: Readonly<Record<string, { readonly label: string; readonly fault?: Fault }>> = {
  none: { label: 'is answered' },
  fails: { label: 'fails (500)', fault: { kind: 'answer', status: 500 } },
  signedOut: { label: 'is refused (401)', fault: { kind: 'answer', status: 401 } },
  unreachable: { label: 'is not delivered', fault: { kind: 'unreachable' } },
  answerLost: { label: 'is done, answer lost', fault: { kind: 'answerLost' } },
  hang: { label: 'is never answered', fault: { kind: 'hang' } },
};

/** Puts the QA panel after the product; it is a landmark of its own in the margin of the page. */
export function mountPanel(props: PanelProps): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<MockPanel {...props} />);
}

function useCallCounts(): string {
  return useSyncExternalStore(onCall, () => `${recordedCalls.length} ${contractErrors.length}`);
}

/** The mocked server's controls: scenario, reset, the fault of the next call, and how many calls there were. */
export function MockPanel({ failure, ...rest }: PanelProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const tab = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    tab.current?.focus();
  };
  return (
    <aside
      aria-label="Mock server"
      className={styles.panel}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isOpen) close();
      }}
    >
      <button
        ref={tab}
        type="button"
        aria-expanded={isOpen}
        className={styles.tab}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        Mock server
      </button>
      {isOpen && <Controls {...rest} />}
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </aside>
  );
}

function Controls({ begin, opened, replay }: Omit<PanelProps, 'failure'>): ReactElement {
  const [calls, broken] = useCallCounts().split(' ');
  const scenario = currentScenario();
  return (
    <div className={styles.controls}>
      <label className={styles.field}>
        Scenario
        <select
          value={scenario}
          onChange={({ target }) => {
            if (isScenario(target.value)) void begin(target.value);
          }}
        >
          {Object.entries(scenarios).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <NextCall />
      <button type="button" className={styles.reset} onClick={() => void begin(scenario)}>
        Reset data
      </button>
      <BugBundle opened={opened} replay={replay} />
      <p className={styles.counts}>
        {calls} recent calls
        {broken !== '0' && <strong>, {broken} against the contract: see the console</strong>}
      </p>
    </div>
  );
}

function NextCall(): ReactElement {
  const [choice, setChoice] = useState('none');
  const callOff = useRef(() => {});
  const choose = (name: string): void => {
    callOff.current();
    setChoice(name);
    const fault = faults[name]?.fault;
    if (!fault) return;
    const endPlan = planFault('*', fault);
    const endWatch = onCall(() => {
      callOff.current();
      setChoice('none');
    });
    callOff.current = () => {
      endWatch();
      // The microtask lets the call that was just logged read its fault before the plan ends.
      queueMicrotask(endPlan);
    };
  };
  return (
    <label className={styles.field}>
      The next call
      <select
        value={choice}
        onChange={({ target }) => {
          choose(target.value);
        }}
      >
        {Object.entries(faults).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The bundle of this moment, to be copied into a report; or a report's, to be replayed. */
function BugBundle({ opened, replay }: Pick<PanelProps, 'opened' | 'replay'>): ReactElement {
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
