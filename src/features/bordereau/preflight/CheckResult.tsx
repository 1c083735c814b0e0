import { useRef, type ReactNode } from 'react';
import type { CheckChoices } from '@/preflight/rules/sums';
import type { Verdict as CheckVerdict } from '@/preflight/rules/verdict';
import { classes } from '@/components/ui/classes';
import { Button } from '@/components/ui/Button';
import { maxListed } from './maxListed';
import { Verdict } from './Verdict';
import styles from './preflight.module.css';

interface CheckResultProps {
  verdict: CheckVerdict;
  /** Whether the file is being read again. */
  isReadingAgain?: boolean;
  choose: (choices: CheckChoices) => void;
}

/** What is shown instead of a verdict while the file is read again. */
const readingAgain = {
  outcome: 'notChecked',
  text: 'Reading the file again…',
  detail: 'The choice is applied.',
  uncounted: [],
  applied: [],
  explanation: undefined,
} as const;

/**
 * Shows whether the control value matches and what was counted, with a button for each possible change. A
 * press may remove its own button, so the focus moves to the text about what was counted.
 */
export function CheckResult({ verdict, isReadingAgain = false, choose }: CheckResultProps): ReactNode {
  const countedRef = useRef<HTMLParagraphElement>(null);
  const { outcome, text, detail, counted, uncounted, applied, explanation } = isReadingAgain
    ? { ...verdict, ...readingAgain }
    : verdict;
  const press = (choices: CheckChoices): void => {
    countedRef.current?.focus();
    choose(choices);
  };
  return (
    <div className={classes(styles.stack, styles.result)}>
      <Verdict outcome={outcome} text={text} detail={detail}>
        {explanation && (
          <div className={styles.explanation}>
            <p>
              <bdi>{explanation.text}</bdi>
            </p>
            <Button size="small" onClick={() => press(explanation.choices)}>
              {explanation.label}
            </Button>
          </div>
        )}
      </Verdict>
      {/* Stays mounted while the file is read again, so that the focus stays. */}
      <p ref={countedRef} tabIndex={-1} className={styles.counted}>
        <span className={styles.muted}>{outcome === 'notChecked' ? 'To be counted' : 'Counted'}</span>{' '}
        <bdi translate="no">{counted || 'Nothing'}</bdi>
      </p>
      <PressList
        name="Not counted"
        entries={uncounted.map(({ text: what, change }) => ({ text: what, ...change }))}
        onPress={press}
      />
      <PressList name="In this sum" entries={applied} onPress={press} />
    </div>
  );
}

interface PressListProps {
  name: string;
  entries: readonly { text: string; label?: string; choices?: CheckChoices }[];
  onPress: (choices: CheckChoices) => void;
}

function PressList({ name, entries, onPress }: PressListProps): ReactNode {
  if (entries.length === 0) return null;
  const left = entries.length - maxListed;
  return (
    <div>
      <p className={styles.muted}>{name}</p>
      <ul className={styles.list} aria-label={name}>
        {entries.slice(0, maxListed).map(({ text, label, choices }) => (
          <li key={text} className={styles.line}>
            <bdi translate="no">{text}</bdi>
            {label && choices && (
              <Button size="small" aria-label={`${label}: ${text}`} onClick={() => onPress(choices)}>
                {label}
              </Button>
            )}
          </li>
        ))}
        {left > 0 && <li className={styles.line}>{`and ${left.toLocaleString('en-US')} more`}</li>}
      </ul>
    </div>
  );
}
