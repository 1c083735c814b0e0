import { useEffect, useRef, useState } from 'react';
import { useAction } from './useAction';

/** CONST-05, CONST-24: how long the red alert is shown, in milliseconds. */
const alertMs = 3000;

/** What the last attempt failed with. */
export interface AttemptFailure {
  readonly text: string;
  /** While the red alert is shown; the same text stays beside the form after it. */
  readonly isAlert: boolean;
}

export interface Attempt {
  readonly isBusy: boolean;
  readonly failure: AttemptFailure | undefined;
  /** Removes the text of the last failure: the user has changed something. */
  readonly forgetFailure: () => void;
  /** Sends once; a press while one is under way does nothing. `then` is skipped when the screen is gone. */
  readonly run: <Result>(send: () => Promise<Result>, then: (result: Result) => void) => Promise<void>;
}

/** A form that the server may refuse, and what the last attempt failed with (ERR-01, ERR-34). */
export function useAttempt(failureText: (error: unknown) => string): Attempt {
  const [failure, setFailure] = useState<AttemptFailure>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function forgetFailure(): void {
    clearTimeout(timer.current);
    setFailure(undefined);
  }

  const { status, run } = useAction<() => Promise<() => void>, () => void>({
    send(attempt) {
      forgetFailure();
      return attempt();
    },
    onDone: (proceed) => proceed(),
    onFailed(error) {
      const text = failureText(error);
      setFailure({ text, isAlert: true });
      timer.current = setTimeout(() => setFailure({ text, isAlert: false }), alertMs);
    },
    isRepeatable: true,
  });

  return {
    isBusy: status.at === 'pending',
    failure,
    forgetFailure,
    run: (send, then) =>
      run(async () => {
        const result = await send();
        return () => then(result);
      }),
  };
}
