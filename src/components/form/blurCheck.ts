/** `unknown`: the server could not be asked, which says nothing about the value. */
export type BlurAnswer = 'accepted' | 'refused' | 'unknown';

export interface BlurCheckOptions {
  /** Asks the server whether it takes the value; rejects when the server could not be asked. */
  ask: (value: string) => Promise<boolean>;
  /** The answer for the present value. Answers for values that have changed since are never told. */
  onAnswer: (answer: BlurAnswer, value: string) => void;
  /** A value that needs no asking: the one stored already. */
  known?: string;
}

export interface BlurCheck {
  /** Tells the value now in the field. A question under way about another value is forgotten. */
  change: (value: string) => void;
  /** On leaving the field: asks about the present value, unless it is empty, known or being asked already. */
  leave: () => void;
  /** Before a submit: asks if need be and waits until the present value, whatever it is by then, has its answer. */
  settle: () => Promise<BlurAnswer>;
}

/** A server-side check made on leaving a field (USER-15, PARTNER-21), safe against answers that come late. */
export function createBlurCheck({ ask, onAnswer, known = '' }: BlurCheckOptions): BlurCheck {
  let present = known;
  let accepted = known;
  let round = 0;
  let underWay: Promise<BlurAnswer | 'late'> | undefined;

  async function question(value: string): Promise<BlurAnswer> {
    try {
      return (await ask(value)) ? 'accepted' : 'refused';
    } catch {
      return 'unknown';
    }
  }

  async function askNow(value: string): Promise<BlurAnswer | 'late'> {
    round += 1;
    const mine = round;
    const answer = await question(value);
    if (mine !== round) return 'late';
    underWay = undefined;
    if (answer === 'accepted') accepted = value;
    onAnswer(answer, value);
    return answer;
  }

  async function check(): Promise<BlurAnswer | 'late'> {
    if (present === '' || present === accepted) return 'accepted';
    underWay ??= askNow(present);
    return underWay;
  }

  return {
    change(value) {
      if (value === present) return;
      present = value;
      round += 1;
      underWay = undefined;
    },
    leave() {
      void check();
    },
    async settle() {
      for (;;) {
        const answer = await check();
        if (answer !== 'late') return answer;
      }
    },
  };
}
