import { useEffect, useState, type FocusEvent, type ReactNode } from 'react';
import { classes } from '@/components/classes';
import { Icon } from '@/components/Icon';
import { useMask } from '@/components/MaskedInput';
import { formatAnswer } from '@/domain/attributeChecks';
import type { AnswerProps } from './answerProps';
import control from '@/components/fields/control.module.css';
import styles from './inputs.module.css';

const secretBox = classes(control.box, styles.secret);

/** FIELD-17: a value in dots, until it is asked for; it hides again when the input or the page is left. */
export function SecureInput({ cell, wiring, label, onType, onLeave }: AnswerProps): ReactNode {
  const [isShown, setShown] = useState(false);
  const masked = useMask({
    held: cell.getText,
    onValue: onType,
    format: (typed) => formatAnswer(cell.attribute, typed),
  });

  useEffect(() => {
    if (!isShown) return;
    const hide = (): void => setShown(false);
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [isShown]);

  function left({ currentTarget, relatedTarget }: FocusEvent): void {
    // From the text to its toggle or back is no leaving.
    if (currentTarget.parentElement?.contains(relatedTarget)) return;
    setShown(false);
    onLeave();
  }

  return (
    <div className={control.group}>
      <input
        {...wiring}
        {...masked.wiring}
        ref={cell.attach}
        type={isShown ? 'text' : 'password'}
        className={secretBox}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={cell.mask || undefined}
        onBlur={left}
      />
      <button type="button" className={styles.toggle} onBlur={left} onClick={() => setShown(!isShown)}>
        <Icon name={isShown ? 'eyeOff' : 'eye'} />
        <span className="visually-hidden">
          {isShown ? 'Hide' : 'Show'} {label}
        </span>
      </button>
    </div>
  );
}
