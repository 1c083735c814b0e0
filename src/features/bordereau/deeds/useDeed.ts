import { useEffect, useRef, useState } from 'react';
import { isUnconfirmed } from '@/domain/failure';
import { useDialogs } from '@/components/dialogs/useDialogs';
import { sameId } from '@/domain/ids';
import type { BordereauFile } from '@/domain/records/bordereau';

/** How the last attempt stands; `reread` is how far reading again has come since an answer was lost. */
export type DeedState =
  | { state: 'idle' }
  | { state: 'busy'; file: BordereauFile }
  | { state: 'refused'; file: BordereauFile }
  | { state: 'unconfirmed'; file: BordereauFile; reread: 'underWay' | 'failed' | 'done' };

/** Something that cannot be undone and is done to one file at a time. */
export interface Deed {
  current: DeedState;
  /** Asks first; a press while one is under way, or on a locked file, does nothing. */
  ask: (file: BordereauFile) => void;
  /** After a lost answer a file stays locked until it has been read again. */
  isLocked: (file: BordereauFile) => boolean;
  readAgain: () => void;
}

export interface DeedOptions {
  /** BDXADM-26: the question, to the letter. */
  question: string;
  /** What cannot be brought back: the dialog's safe answer is the easier one. */
  danger?: boolean;
  send: (file: BordereauFile) => Promise<unknown>;
  onDone?: (file: BordereauFile) => void;
  /** Reads what the screen shows again; rejects when that failed. */
  reread: () => Promise<unknown>;
}

/** Import, Approve or Send: asked for first, sent once, and never taken for done without an answer. */
export function useDeed({ question, danger = false, send, onDone, reread }: DeedOptions): Deed {
  const { confirm } = useDialogs();
  const [current, setCurrent] = useState<DeedState>({ state: 'idle' });
  const isUnderWay = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  function isLocked(file: BordereauFile): boolean {
    return current.state === 'unconfirmed' && current.reread !== 'done' && sameId(current.file.id, file.id);
  }

  async function readAgain(file: BordereauFile): Promise<void> {
    const show = (how: 'underWay' | 'failed' | 'done'): void => {
      if (isHere.current) setCurrent({ state: 'unconfirmed', file, reread: how });
    };
    show('underWay');
    await reread().then(
      () => show('done'),
      () => show('failed'),
    );
  }

  async function attempt(file: BordereauFile): Promise<void> {
    if (!(await confirm(question, { danger }))) return;
    setCurrent({ state: 'busy', file });
    try {
      await send(file);
    } catch (failure) {
      if (!isHere.current) return;
      if (isUnconfirmed(failure)) await readAgain(file);
      else setCurrent({ state: 'refused', file });
      return;
    }
    if (!isHere.current) return;
    setCurrent({ state: 'idle' });
    onDone?.(file);
  }

  async function ask(file: BordereauFile): Promise<void> {
    if (isUnderWay.current || isLocked(file)) return;
    isUnderWay.current = true;
    await attempt(file);
    isUnderWay.current = false;
  }

  return {
    current,
    ask: (file) => void ask(file),
    isLocked,
    readAgain: () => {
      if (current.state === 'unconfirmed' && current.reread === 'failed') void readAgain(current.file);
    },
  };
}
