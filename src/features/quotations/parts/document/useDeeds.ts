import { useEffect, useRef, useState } from 'react';
import { isSessionOver, isUnconfirmed } from '@/domain/failure';
import { useDialogs } from '@/components/dialogs/useDialogs';

/** A change of a record that cannot be taken back, once the user has confirmed it. */
export interface Deed {
  /** Which of the screen's buttons is at work meanwhile. */
  readonly button: string;
  readonly send: () => Promise<unknown>;
  /** The alert after success; none where the documents have none. */
  readonly succeeded?: string;
  /** The alert after failure; without one `failed` of the deeds says so. */
  readonly failed?: string;
  /** What the server may have done all the same, where its answer was lost. */
  readonly doubt: string;
}

export interface Deeds {
  /** The button whose request is under way. */
  readonly busy: string | undefined;
  /** The button whose request was refused, where no alert tells. */
  readonly failed: string | undefined;
  /** What is not confirmed; while it says something, nothing can be done until the user allows it again. */
  readonly doubt: string;
  readonly allowAgain: () => void;
  /** Locks until the user has read what is in doubt. */
  readonly setDoubt: (doubt: string) => void;
  /** Runs one course of questions and deeds; while it runs, every other press does nothing. */
  readonly alone: (course: () => Promise<void>) => void;
  /** Whether the user is still on the screen. */
  readonly isHere: () => boolean;
  /** Sends once and tells how it went. Whether it is done; the user may have left meanwhile. */
  readonly carryOut: (deed: Deed) => Promise<boolean>;
}

/**
 * What a screen may do with a record that cannot be undone: one request for one decision. After a lost answer the record
 * is read again and the screen locks: nothing is sent twice unasked.
 */
export function useDeeds(reload: () => unknown): Deeds {
  const { notify } = useDialogs();
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [doubt, setDoubt] = useState('');
  const isUnderWay = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function run(course: () => Promise<void>): Promise<void> {
    if (isUnderWay.current || doubt !== '') return;
    isUnderWay.current = true;
    try {
      await course();
    } finally {
      isUnderWay.current = false;
    }
  }

  async function carryOut(deed: Deed): Promise<boolean> {
    setBusy(deed.button);
    setFailed(undefined);
    try {
      await deed.send();
      if (deed.succeeded !== undefined) await notify(deed.succeeded);
      return true;
    } catch (error) {
      // The screen is gone, or going: another one says so.
      if (!isHere.current || isSessionOver(error)) return false;
      const isOpen = isUnconfirmed(error);
      if (isOpen) reload();
      if (deed.failed !== undefined) await notify(deed.failed);
      if (isOpen) setDoubt(deed.doubt);
      else if (deed.failed === undefined) setFailed(deed.button);
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  return {
    busy,
    failed,
    doubt,
    allowAgain: () => setDoubt(''),
    setDoubt,
    isHere: () => isHere.current,
    alone: (course) => void run(course),
    carryOut,
  };
}
