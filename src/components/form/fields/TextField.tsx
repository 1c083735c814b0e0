import { useField } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { cleanTyped } from '@/domain/text/cleanText';
import { lostNote, severalNumbersNote } from '@/domain/text/typedNotes';
import { userNameToSend } from '@/domain/access/userNames';
import { FieldFrame } from '../FieldFrame';
import { isDigit, preserveCaret, type Formatter } from '../mask/mask';
import { MaskedInput } from '../mask/MaskedInput';
import { MoneyInput } from '../MoneyInput';
import { fieldText, useFormField, type FieldProps } from './useFormField';
import { useServerCheck, type ServerCheck, type ServerChecked } from './useServerCheck';
import controlStyles from '../control.module.css';
import styles from './TextField.module.css';

type Passed = Pick<
  ComponentProps<'input'>,
  'maxLength' | 'inputMode' | 'autoCapitalize' | 'autoComplete' | 'placeholder' | 'spellCheck'
>;

export interface TextFieldProps extends FieldProps, Passed {
  /** Formats while typing; the caret stays in place. */
  format?: Formatter;
  /** A number or a code: invisible characters are removed. */
  isCode?: boolean;
  /** One number, which is not formatted: a note says if several were entered. */
  isAmount?: boolean;
  /** An amount of money: formatted while the field does not have the focus. */
  isMoney?: boolean;
  /** A user name: it is not autocorrected, and blanks at its ends are removed on blur. */
  isUserName?: boolean;
  serverCheck?: ServerCheck;
  /** Formats the text on blur. */
  tidy?: (text: string) => string;
  /** After the user changed the text. */
  onChange?: (text: string) => void;
}

interface InputKind extends Passed {
  type?: 'text' | 'email';
  className?: string | undefined;
}

const userNameBox = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

type TextBoxProps = Omit<TextFieldProps, 'serverCheck'> & { kind?: InputKind };

function BaseTextField({ serverCheck, ...props }: TextFieldProps & { kind?: InputKind }): ReactNode {
  return serverCheck ? <CheckedTextBox {...props} serverCheck={serverCheck} /> : <TextBox {...props} />;
}

/** A text that the server checks on blur. */
function CheckedTextBox({ serverCheck, ...props }: TextBoxProps & { serverCheck: ServerCheck }): ReactNode {
  const { name, isUserName = false } = props;
  const { initialValue } = useField<unknown>(name)[1];
  const server = useServerCheck(name, {
    ...serverCheck,
    ask: async (typed) => {
      const asked = isUserName ? userNameToSend(typed, fieldText(initialValue)) : typed;
      return asked === initialValue || serverCheck.ask(asked);
    },
  });
  return <TextBox {...props} server={server} />;
}

function TextBox({
  server,
  tidy,
  onChange,
  format,
  isCode,
  isAmount,
  isMoney,
  isUserName,
  readOnly,
  disabled,
  kind,
  ...props
}: TextBoxProps & { server?: ServerChecked }): ReactNode {
  const { name, label, help, wide, ...passed } = props;
  const field = useFormField(
    { name, label, readOnly, disabled },
    { validate: server?.validate, check: server?.check },
  );

  function change(text: string): void {
    server?.forget();
    field.set(text);
    onChange?.(text);
  }

  function leave(onNote: (note: string) => void): void {
    const text = fieldText(field.value);
    const userName = isUserName ? userNameToSend(text, fieldText(field.initialValue)) : text;
    const shown = tidy ? tidy(text) : userName;
    field.leave(shown);
    const several = isAmount ? severalNumbersNote(text) : '';
    if (several !== '' && text !== fieldText(field.initialValue)) onNote(several);
    if (userName !== text) onNote('Blanks at the ends were left out.');
    server?.onBlur(shown);
  }

  return (
    <FieldFrame
      {...field.frame}
      {...{ help, wide }}
      live={server !== undefined}
      aside={
        server && (
          <CheckStatus
            server={server}
            onPutBack={(text) => {
              change(text);
              field.focus();
            }}
          />
        )
      }
    >
      {(controlProps, onNote) => {
        const isFreeText = !(kind || format || isCode || isMoney || isUserName);
        const inputProps = {
          autoComplete: 'off',
          ...(isFreeText && { dir: 'auto' }),
          ...(isUserName && userNameBox),
          ...kind,
          ...passed,
          ...controlProps,
          name,
          className: classes(controlStyles.box, kind?.className),
          readOnly,
          disabled,
          onBlur: () => leave(onNote),
        };
        const text = fieldText(field.value);
        return isMoney ? (
          <MoneyInput {...inputProps} control={field.control} text={text} onText={change} />
        ) : (
          <MaskedInput
            {...inputProps}
            ref={field.control}
            value={text}
            onValue={(typed) => change(typed)}
            onNote={onNote}
            noteOnPaste={isAmount ? severalNumbersNote : undefined}
            format={format ?? (isCode ? cleanTyped : undefined)}
          />
        );
      }}
    </FieldFrame>
  );
}

/** The status of a server check: that it is pending, or a button that restores the refused text. */
function CheckStatus({
  server: { checking, refused },
  onPutBack,
}: {
  server: ServerChecked;
  onPutBack: (text: string) => void;
}): ReactNode {
  return (
    <>
      {checking && <span className={styles.checking}>Checking…</span>}
      {refused !== undefined && (
        <Button variant="quiet" size="small" className={styles.putBack} onClick={() => onPutBack(refused)}>
          <span>
            Put back{' '}
            <bdi translate="no" className={styles.refused}>
              {refused}
            </bdi>
          </span>
        </Button>
      )}
    </>
  );
}

/** One line of text. */
export function TextField(props: TextFieldProps): ReactNode {
  return <BaseTextField {...props} />;
}

/** An email address, with the keyboard for it. */
export function EmailField(props: TextFieldProps): ReactNode {
  return <BaseTextField {...props} kind={{ type: 'email', inputMode: 'email', spellCheck: false }} />;
}

export interface NumberFieldProps extends Omit<TextFieldProps, 'format'> {
  /** Takes one decimal point. */
  decimals?: boolean;
}

/**
 * Formats a number. A note counts the dropped characters, except for blanks and commas between digits. Of several numbers
 * nothing is taken.
 */
function numberFormat(
  rewrite: (text: string) => string,
  isNumberCharacter: (character: string) => boolean,
): Formatter {
  const format = preserveCaret(rewrite, isNumberCharacter);
  return (typed) => {
    const several = severalNumbersNote(typed.text);
    if (several !== '') return { ...typed, isRefused: true, pasteNote: several };
    const cleaned = cleanTyped(typed);
    const formatted = format(cleaned);
    const countable = cleaned.text.replace(/\s|,(?=\d{3})/g, '');
    return { ...formatted, ...lostNote([...countable].length - formatted.text.length) };
  };
}

const wholeNumber = numberFormat((raw) => raw.replace(/\D/g, ''), isDigit);
const decimalNumber = numberFormat(
  (raw) => {
    const [whole = '', ...rest] = raw.replace(/[^\d.]/g, '').split('.');
    return rest.length > 0 ? `${whole}.${rest.join('')}` : whole;
  },
  (character) => isDigit(character) || character === '.',
);

/** Digits as text: they are never rounded or converted to a number. */
export function NumberField({ decimals = false, ...props }: NumberFieldProps): ReactNode {
  return (
    <BaseTextField
      {...props}
      format={decimals ? decimalNumber : wholeNumber}
      kind={{ inputMode: decimals ? 'decimal' : 'numeric', className: styles.number }}
    />
  );
}
