import { useFormikContext } from 'formik';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { Icon } from '@/components/ui/Icon';
import { isComposing } from '@/components/ui/isComposing';
import { classes } from '@/components/ui/classes';
import { codeLength, fillCode, stepBack, typeCode, noCode, type CodeEntry } from './code';
import { useFormField } from '@/components/form/fields/useFormField';
import controlStyles from '@/components/form/control.module.css';
import styles from './recovery.module.css';

interface CodeBoxesProps {
  /** The id of the text that says where the code was sent. */
  describedBy: string;
}

/**
 * One box for each character. The boxes have no `maxLength`, since a browser may fill the whole code into one
 * of them.
 */
export function CodeBoxes({ describedBy }: CodeBoxesProps): ReactElement {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const { frame, value, set } = useFormField(
    { name: 'code', label: 'Code' },
    { read: () => code.map((_, box) => boxes.current[box]?.value ?? '') },
  );
  const { error } = frame;
  const code = Array.isArray(value) ? value.map(String) : noCode;
  const errorId = useId();
  const { isSubmitting, submitCount, isValid } = useFormikContext();

  // The user can type the code without a click.
  useLayoutEffect(() => boxes.current[0]?.focus(), []);

  function focus(box: number): void {
    boxes.current[box]?.focus();
    boxes.current[box]?.select();
  }

  // A complete code that was refused is replaced by the next four keys.
  useLayoutEffect(() => {
    if (submitCount > 0 && !isSubmitting && isValid) focus(0);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when a submit has ended
  }, [isSubmitting]);

  function applyEntry(entry: CodeEntry): void {
    set(entry.code);
    focus(entry.focus);
  }

  function onKeyDown(event: KeyboardEvent, box: number): void {
    const movesByKey: Record<string, (() => void) | undefined> = {
      Backspace: code[box] === '' && box > 0 ? () => applyEntry(stepBack(code, box)) : undefined,
      ArrowLeft: () => focus(Math.max(0, box - 1)),
      ArrowRight: () => focus(Math.min(codeLength - 1, box + 1)),
    };
    const move = movesByKey[event.key];
    if (!move || isComposing(event)) return;
    event.preventDefault();
    move();
  }

  return (
    <fieldset aria-describedby={describedBy}>
      <legend className={styles.legend}>Code</legend>
      <div className={styles.boxes}>
        {code.map((character, box) => (
          <input
            key={box}
            ref={(element) => {
              boxes.current[box] = element;
            }}
            className={classes(controlStyles.box, styles.box)}
            aria-label={`Character ${String(box + 1)} of ${String(codeLength)}`}
            required
            {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
            type="text"
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={character}
            onFocus={({ target }) => target.select()}
            onKeyDown={(event) => onKeyDown(event, box)}
            onChange={({ target }) => applyEntry(typeCode(code, box, target.value))}
            // React reports no change when the typed character equals the one in the box.
            onInput={({ currentTarget }) => {
              if (character !== '' && currentTarget.value === character)
                focus(Math.min(codeLength - 1, box + 1));
            }}
            onPaste={(event) => {
              event.preventDefault();
              applyEntry(fillCode(code, box, event.clipboardData.getData('text')));
            }}
          />
        ))}
      </div>
      <div className={styles.outcome}>
        {error !== undefined && (
          <p id={errorId} className={styles.error}>
            <Icon name="error" size={14} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </fieldset>
  );
}
