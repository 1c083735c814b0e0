/** `unknown`: the check failed, so that it is not known whether the server accepts the value. */
export type BlurCheckResult = 'accepted' | 'refused' | 'unknown';

interface BlurCheckOptions {
  /** Asks the server whether it accepts the value; rejects when the call fails. */
  ask: (value: string) => Promise<boolean>;
  /** Called with the result for the current value. A result for an earlier value is ignored. */
  onResult: (result: BlurCheckResult, value: string) => void;
  /** The stored value, which needs no check. */
  known?: string;
}

export interface BlurCheck {
  /** Sets the current value of the field. The result of a pending check is ignored. */
  change: (value: string) => void;
  /** Checks the current value, unless it is empty, known or being checked. */
  onBlur: () => void;
  /** Before a submit: waits for the result of the current value, which may change meanwhile. */
  result: () => Promise<BlurCheckResult>;
}

/** A check of a value by the server on blur. Late responses for earlier values are ignored. */
export function createBlurCheck({ ask, onResult, known = '' }: BlurCheckOptions): BlurCheck {
  let current = known;
  let accepted = known;
  let round = 0;
  let pending: Promise<BlurCheckResult | 'late'> | undefined;

  async function askServer(value: string): Promise<BlurCheckResult> {
    try {
      return (await ask(value)) ? 'accepted' : 'refused';
    } catch {
      return 'unknown';
    }
  }

  async function askInRound(value: string): Promise<BlurCheckResult | 'late'> {
    round += 1;
    const started = round;
    const result = await askServer(value);
    if (started !== round) return 'late';
    pending = undefined;
    if (result === 'accepted') accepted = value;
    onResult(result, value);
    return result;
  }

  async function check(): Promise<BlurCheckResult | 'late'> {
    if (current === '' || current === accepted) return 'accepted';
    pending ??= askInRound(current);
    return pending;
  }

  return {
    change(value) {
      if (value === current) return;
      current = value;
      round += 1;
      pending = undefined;
    },
    onBlur: () => void check(),
    async result() {
      for (;;) {
        const result = await check();
        if (result !== 'late') return result;
      }
    },
  };
}
