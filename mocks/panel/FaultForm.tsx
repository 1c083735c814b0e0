import { useState, type ReactElement } from 'react';
import { declaredCalls } from '../callLog';
import { currentPlans, type Fault, type Plan } from '../conditions';
import styles from '../panel.module.css';
import { Field, Problem } from './Field';
import { numberIn, textIn, useOperation, useServerChanges } from './usePanel';

const kinds: Readonly<Record<Fault['kind'], string>> = {
  answer: 'answer: a status is answered',
  unreachable: 'unreachable: the call is not delivered',
  answerLost: 'answerLost: the call is carried out, its answer is lost',
  hang: 'hang: the call is never answered',
  garbled: 'garbled: the answer is no JSON',
  gaps: 'gaps: records lack keys',
  late: 'late: the proper answer comes late',
};

function isKind(value: string): value is Fault['kind'] {
  return Object.hasOwn(kinds, value);
}

/** Plans a fault for a call by its name. `path` is the initial call. */
export function FaultForm({ path }: { readonly path: string }): ReactElement {
  const [kind, setKind] = useState<Fault['kind']>('answer');
  const [planned, setPlanned] = useState('');
  const { problem, operate } = useOperation();
  const plan = async (form: FormData): Promise<void> => {
    const result = await operate('fault', () => planIn(form, kind));
    setPlanned(result ? `Planned: ${planText(result as Plan)}.` : '');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void plan(new FormData(event.currentTarget));
      }}
    >
      <Field label="Call" name="path" list="mock-calls" defaultValue={path} key={path} />
      <datalist id="mock-calls">
        <option value="*">any call</option>
        {[...declaredCalls.keys()].sort().map((declared) => (
          <option key={declared} value={declared} />
        ))}
      </datalist>
      <label className={styles.field}>
        What happens
        <select
          value={kind}
          onChange={({ target }) => {
            if (isKind(target.value)) setKind(target.value);
          }}
        >
          {Object.entries(kinds).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <KindFields kind={kind} />
      <div className={styles.row}>
        <Field label="Delay (ms)" name="delayMs" inputMode="numeric" />
        <Field label="Times, or always" name="times" defaultValue="1" />
        <Field label="From call" name="from" defaultValue="1" inputMode="numeric" />
      </div>
      <button type="submit" className={styles.button}>
        Plan this fault
      </button>
      <Problem problem={problem} />
      <p role="status">{planned}</p>
    </form>
  );
}

function KindFields({ kind }: { readonly kind: Fault['kind'] }): ReactElement | undefined {
  switch (kind) {
    case 'answer':
      return (
        <>
          <div className={styles.row}>
            <Field label="Status" name="status" defaultValue="500" inputMode="numeric" />
            <Field label="Message" name="message" />
          </div>
          <Field label="Carried out first" name="afterCommit" type="checkbox" />
        </>
      );
    case 'answerLost':
      return (
        <Field label="Carried out after (ms), else before" name="carriedOutAfterMs" inputMode="numeric" />
      );
    case 'hang':
      return <Field label="Carried out first" name="afterCommit" type="checkbox" />;
    case 'garbled':
      return <Field label="Text" name="text" defaultValue="<html>Bad gateway</html>" />;
    case 'gaps':
      return (
        <>
          <Field label="Keys, with commas" name="keys" />
          <Field label="Null in their place" name="isNull" type="checkbox" />
        </>
      );
    case 'late':
      return <Field label="Late by (ms)" name="ms" defaultValue="3000" inputMode="numeric" />;
    case 'unreachable':
      return undefined;
  }
}

/** The plan as it was typed; the operation validates it. */
function planIn(form: FormData, kind: Fault['kind']): object {
  const times = textIn(form, 'times');
  const fault = {
    kind,
    delayMs: numberIn(form, 'delayMs'),
    status: numberIn(form, 'status'),
    message: textIn(form, 'message'),
    carriedOutAfterMs: numberIn(form, 'carriedOutAfterMs'),
    text: textIn(form, 'text'),
    keys: textIn(form, 'keys')?.split(/\s*,\s*/),
    ms: numberIn(form, 'ms'),
    afterCommit: form.has('afterCommit') || undefined,
    isNull: kind === 'gaps' ? form.has('isNull') : undefined,
  };
  return {
    path: textIn(form, 'path'),
    // Fields that this kind does not have were not rendered.
    fault: Object.fromEntries(Object.entries(fault).filter(([, value]) => value !== undefined)),
    times: times === undefined || times === 'always' ? times : Number(times),
    from: numberIn(form, 'from'),
  };
}

function planText({ path, fault, times, from }: Plan): string {
  const { kind, ...details } = fault;
  const settings = Object.entries(details).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  const often = times === 'always' ? 'always' : `${times} time${times === 1 ? '' : 's'}`;
  return [`${path} ${kind}`, ...settings, often, `from call ${from}`].join(', ');
}

/** The faults that still wait for calls. */
export function PlannedFaults(): ReactElement | undefined {
  useServerChanges();
  const { operate } = useOperation();
  const plans = currentPlans();
  if (plans.length === 0) return undefined;
  return (
    <ul aria-label="Planned faults" className={styles.list}>
      {plans.map((plan) => (
        <li key={plan.id} className={styles.plan}>
          <span>{planText(plan)}</span>
          <button
            type="button"
            className={styles.button}
            aria-label={`Cancel ${planText(plan)}`}
            onClick={() => void operate('faults/cancel', () => ({ id: plan.id }))}
          >
            Cancel
          </button>
        </li>
      ))}
    </ul>
  );
}
