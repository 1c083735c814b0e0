import { useEffect, useRef, useState } from 'react';
import { notSentText } from '@/domain/failure';
import type { FormErrors, FormStore, Problem } from './fields/formStore';

export interface SavingOptions {
  store: FormStore;
  /** Sends what the form holds; rejects when it was not saved. */
  send: () => Promise<unknown>;
  /** Awaited before sending; false sends nothing. */
  beforeSave?: (() => Promise<boolean>) | undefined;
  onSaved: () => void;
}

export interface Saving {
  phase: 'editing' | 'saving' | 'failed';
  /** Why the last attempt sent nothing, where a part of the program was missing for it. */
  notSent: string | undefined;
  /** What the last submit found wrong. */
  problems: readonly Problem[];
  /** Counts the submits that found something wrong. */
  attempt: number;
  submit: () => void;
}

/** One save at a time: any press while one is under way, or after it went well, sends nothing. */
export function useSaving({ store, send, beforeSave, onSaved }: SavingOptions): Saving {
  const [phase, setPhase] = useState<Saving['phase']>('editing');
  const [notSent, setNotSent] = useState<string>();
  const [found, setFound] = useState<{ problems: readonly Problem[]; attempt: number }>({
    problems: [],
    attempt: 0,
  });
  const busy = useRef(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  async function attempt(): Promise<'saved' | 'stopped' | FormErrors> {
    const wrong = await firstProblems(
      () => store.judgeAll(),
      () => store.settle(),
    );
    if (wrong) return wrong;
    if (beforeSave && !(await beforeSave())) return 'stopped';
    // What was typed while a check was awaited counts too.
    const late = await firstProblems(() => store.judgeAll());
    if (late) return late;
    store.hold(true);
    await send();
    return 'saved';
  }

  async function submit(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    store.submitted();
    setPhase('saving');
    try {
      const outcome = await attempt();
      if (!here.current) return;
      if (outcome === 'saved') {
        onSaved();
        return;
      }
      setPhase('editing');
      const problems = outcome === 'stopped' ? [] : store.problems(outcome);
      setFound((before) => ({ problems, attempt: before.attempt + 1 }));
    } catch (error) {
      // The call layer has logged it. The screen keeps every value and offers another try.
      if (here.current) {
        setPhase('failed');
        setNotSent(notSentText(error));
      }
    }
    store.hold(false);
    busy.current = false;
  }

  return { phase, notSent, ...found, submit: () => void submit() };
}

async function firstProblems(...steps: (() => Promise<FormErrors>)[]): Promise<FormErrors | undefined> {
  for (const step of steps) {
    const errors = await step();
    if (Object.keys(errors).length > 0) return errors;
  }
  return undefined;
}
