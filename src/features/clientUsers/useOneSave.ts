import { useEffect, useRef, useState } from 'react';

export interface OneSave {
  readonly phase: 'editing' | 'saving' | 'failed';
  readonly save: () => void;
}

/** One save at a time: a press while one is under way, or after it went well, sends nothing. */
export function useOneSave(send: () => Promise<unknown>, onSaved: () => void): OneSave {
  const [phase, setPhase] = useState<OneSave['phase']>('editing');
  const busy = useRef(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  async function attempt(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPhase('saving');
    try {
      await send();
      // Who has left meanwhile is not taken along.
      if (here.current) onSaved();
    } catch {
      // The call layer has logged it. The screen keeps what was done and offers another try.
      busy.current = false;
      if (here.current) setPhase('failed');
    }
  }

  return { phase, save: () => void attempt() };
}
