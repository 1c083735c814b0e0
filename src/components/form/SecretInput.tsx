import { useEffect, useState, type FocusEvent, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import type { TextBoxProps } from './textBox';
import controlStyles from './control.module.css';
import { Icon } from '@/components/ui/Icon';
import styles from './SecretInput.module.css';

interface ConcealedInputProps extends Omit<TextBoxProps, 'autoComplete'> {
  isShown?: boolean;
  /** The rows of a text area, for a stored text with line ends. */
  rows?: number | undefined;
}

/** Whether CSS can show dots in a text box. Firefox supports the property since version 111. */
function canConceal(): boolean {
  return CSS.supports('-webkit-text-security', 'disc');
}

/**
 * A text box that shows dots, for secrets such as an identification number or a CVV. Browsers offer to save the text of a
 * password box, whatever `autocomplete` says, so the dots are set by CSS. Where that is not supported it is a password box;
 * `new-password` prevents the browser from filling in the user's own password.
 */
export function ConcealedInput({
  isShown = false,
  className,
  rows,
  ...rest
}: ConcealedInputProps): ReactNode {
  const dots = canConceal();
  if (rows !== undefined && (dots || isShown)) {
    return (
      <textarea
        {...rest}
        data-secret=""
        rows={rows}
        autoComplete="off"
        className={classes(className, styles.lines, !isShown && styles.dots)}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    );
  }
  return (
    <input
      {...rest}
      // A password box would drop the line ends, so they can be edited only while they are shown.
      readOnly={rows !== undefined || rest.readOnly}
      data-secret=""
      type={dots || isShown ? 'text' : 'password'}
      autoComplete={dots ? 'off' : 'new-password'}
      className={classes(className, dots && !isShown && styles.dots)}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}

interface SecretInputProps extends Omit<ConcealedInputProps, 'isShown' | 'className' | 'onBlur'> {
  /** The toggle is named by it: 'Show {label}', 'Hide {label}'. */
  label: string;
  /** Focus has left both the text and its toggle. */
  onLeave?: (() => void) | undefined;
  /** False where there is nothing to show. */
  canShow?: boolean;
  /** Each change of this number hides a shown secret again. */
  submits?: number | undefined;
}

/** A concealed text with a toggle that shows it. It is hidden again on blur, on submit, and when the page is hidden. */
export function SecretInput({
  label,
  onLeave,
  canShow = true,
  submits = 0,
  ...input
}: SecretInputProps): ReactNode {
  const [shownAt, setShownAt] = useState<number>();
  const isShown = canShow && shownAt === submits;

  useEffect(() => {
    if (!isShown) return;
    const hide = (): void => setShownAt(undefined);
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [isShown]);

  function blur({ currentTarget, relatedTarget }: FocusEvent): void {
    // Moving the focus between the text and its toggle does not count as leaving.
    if (currentTarget.parentElement?.contains(relatedTarget)) return;
    setShownAt(undefined);
    onLeave?.();
  }

  return (
    <div className={controlStyles.group}>
      <ConcealedInput
        {...input}
        isShown={isShown}
        className={classes(controlStyles.box, styles.mono)}
        onBlur={blur}
      />
      <button
        type="button"
        className={styles.toggle}
        disabled={input.disabled || !canShow}
        onBlur={blur}
        onClick={() => setShownAt(isShown ? undefined : submits)}
      >
        <Icon name={isShown ? 'eyeOff' : 'eye'} />
        <span className="visually-hidden">{`${isShown ? 'Hide' : 'Show'} ${label}`}</span>
      </button>
    </div>
  );
}
