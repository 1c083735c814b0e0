import { useState, type ReactElement } from 'react';
import styles from '../panel.module.css';
import { currentScenario, isScenario, scenarios, defaultSeconds } from '../scenarios';
import { Field, Problem } from './Field';
import { numberIn, useOperation } from './usePanel';

interface ScenarioToolsProps {
  /** Reloads the page, so that it shows the present data. */
  readonly reload: () => void;
}

/** Begins a scenario, or the running one anew. */
export function ScenarioTools({ reload }: ScenarioToolsProps): ReactElement {
  const [scenario, setScenario] = useState(currentScenario);
  const { problem, operate } = useOperation();
  const seconds = defaultSeconds(scenario);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        void operate('scenario', () => ({ scenario, seconds: numberIn(form, 'seconds') })).then(
          (begun) => begun && reload(),
        );
      }}
    >
      <label className={styles.field}>
        Scenario
        <select
          value={scenario}
          onChange={({ target }) => {
            if (isScenario(target.value)) setScenario(target.value);
          }}
        >
          {Object.entries(scenarios).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {seconds !== undefined && (
        <Field label="Seconds" name="seconds" inputMode="numeric" defaultValue={seconds} />
      )}
      <div className={styles.buttons}>
        <button type="submit" className={styles.button}>
          Begin scenario
        </button>
        <button type="button" className={styles.button} onClick={() => void operate('reset').then(reload)}>
          Reset data
        </button>
        <button type="button" className={styles.button} onClick={reload}>
          Load page again
        </button>
      </div>
      <Problem problem={problem} />
    </form>
  );
}
