import { useEffect, useRef, useState } from 'react';

/** CONST-05, CONST-24: how long the red alert stands, in milliseconds. */
const alertMs = 3000;

/** What the last attempt failed with. */
export interface AttemptFailure {
  readonly text: string;
  /** While the red alert stands; the same words stay beside the form after it. */
  readonly isAlert: boolean;
}

export interface Attempt {
  readonly isBusy: boolean;
  readonly failure: AttemptFailure | undefined;
  /** Takes the sentence away: the person goes on. */
  readonly forgetFailure: () => void;
  /** Does it once; a press while one is under way does nothing. What follows is skipped when the screen is gone. */
  readonly run: <Result>(deed: () => Promise<Result>, then: (result: Result) => void) => Promise<void>;
}

/** One attempt at a time of something that the server may refuse, and what the last one failed with (ERR-01, ERR-34). */
export function useAttempt(failureText: (error: unknown) => string): Attempt {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AttemptFailure>();
  const isUnderWay = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  function forgetFailure(): void {
    clearTimeout(timer.current);
    setFailure(undefined);
  }

  function show(text: string): void {
    clearTimeout(timer.current);
    setFailure({ text, isAlert: true });
    timer.current = setTimeout(() => setFailure({ text, isAlert: false }), alertMs);
  }

  async function run<Result>(deed: () => Promise<Result>, then: (result: Result) => void): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    forgetFailure();
    try {
      const result = await deed();
      if (isHere.current) then(result);
    } catch (error) {
      if (isHere.current) show(failureText(error));
    } finally {
      isUnderWay.current = false;
      if (isHere.current) setIsBusy(false);
    }
  }

  return { isBusy, failure, forgetFailure, run };
}
