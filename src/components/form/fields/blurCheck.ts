/** `unknown`: the server could not be asked, which says nothing about the value. */
export type BlurCheckResult = 'accepted' | 'refused' | 'unknown';

interface BlurCheckOptions {
  /** Asks the server whether it takes the value; rejects when the server could not be asked. */
  ask: (value: string) => Promise<boolean>;
  /** The answer for the present value. An answer for a value that has changed since is ignored. */
  onAnswer: (answer: BlurCheckResult, value: string) => void;
  /** A value that needs no asking: the one stored already. */
  known?: string;
}

export interface BlurCheck {
  /** The value that is now in the field. A pending question about another value is ignored. */
  change: (value: string) => void;
  /** Asks about the present value, unless it is empty, known or being asked already. */
  onBlur: () => void;
  /** Before a submit: asks if need be, and waits until the present value, which may change meanwhile, has its answer. */
  answer: () => Promise<BlurCheckResult>;
}

/** A check by the server when the user leaves a field (USER-15, PARTNER-21), safe against answers that come late. */
export function createBlurCheck({ ask, onAnswer, known = '' }: BlurCheckOptions): BlurCheck {
  let present = known;
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
    const answer = await askServer(value);
    if (started !== round) return 'late';
    pending = undefined;
    if (answer === 'accepted') accepted = value;
    onAnswer(answer, value);
    return answer;
  }

  async function check(): Promise<BlurCheckResult | 'late'> {
    if (present === '' || present === accepted) return 'accepted';
    pending ??= askInRound(present);
    return pending;
  }

  return {
    change(value) {
      if (value === present) return;
      present = value;
      round += 1;
      pending = undefined;
    },
    onBlur: () => void check(),
    async answer() {
      for (;;) {
        const answer = await check();
        if (answer !== 'late') return answer;
      }
    },
  };
}
