import { useEffect, useRef, useState } from 'react';
import { loginFailureText } from './loginFailure';

/** What a person signs in with. */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
}

/** CONST-05, CONST-24: how long the red alert stands, in milliseconds. */
const alertMs = 3000;

interface Failure {
  readonly text: string;
  /** While the red alert stands; the same words stay beside the form after it. */
  readonly isAlert: boolean;
}

interface Login {
  readonly isBusy: boolean;
  readonly failure: Failure | undefined;
  /** Takes the sentence away: the person goes on. */
  readonly forgetFailure: () => void;
  /** Signs in; a press while one is under way sends nothing. */
  readonly submit: (values: LoginValues) => Promise<void>;
}

/** One sign-in at a time, and what it failed with. */
export function useLogin(signIn: (values: LoginValues) => Promise<void>, onSuccess: () => void): Login {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
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

  async function submit(values: LoginValues): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    forgetFailure();
    try {
      await signIn(values);
      if (isHere.current) onSuccess();
    } catch (error) {
      if (isHere.current) show(loginFailureText(error));
    } finally {
      isUnderWay.current = false;
      if (isHere.current) setIsBusy(false);
    }
  }

  return { isBusy, failure, forgetFailure, submit };
}
