import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createBlurCheck, type BlurCheck, type BlurCheckOptions } from './blurCheck';

export interface BlurChecked {
  /** Whether the server is being asked about the present value. */
  checking: boolean;
  leave: () => void;
  /** Resolves when the present value has its answer; false when it was refused. */
  settle: () => Promise<boolean>;
}

/**
 * An on-blur check of the value in a field. Call `leave` on blur and await `settle` before a submit.
 * `ask` resolves false for a refusal and rejects when the server could not be asked.
 */
export function useBlurCheck({
  value,
  known,
  ask,
  onAnswer,
}: BlurCheckOptions & { value: string }): BlurChecked {
  const [asking, setAsking] = useState<string>();
  const latest = useRef({ ask, onAnswer });
  const mounted = useRef(true);
  const check = useRef<BlurCheck>(undefined);

  useLayoutEffect(() => {
    latest.current = { ask, onAnswer };
    check.current ??= createBlurCheck({
      ...(known === undefined ? {} : { known }),
      ask: (asked) => {
        setAsking(asked);
        return latest.current.ask(asked);
      },
      onAnswer: (answer, answered) => {
        if (!mounted.current) return;
        setAsking(undefined);
        latest.current.onAnswer(answer, answered);
      },
    });
    check.current.change(value);
  });
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  return {
    checking: asking === value && value !== '',
    leave: () => check.current?.leave(),
    settle: async () => (await check.current?.settle()) !== 'refused',
  };
}
