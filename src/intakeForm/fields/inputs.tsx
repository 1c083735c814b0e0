import '@/components/form/printedAnswers';
import { useRef, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import type { Formatter } from '@/components/form/mask/mask';
import { useMask } from '@/components/form/mask/useMask';
import type { TextBox } from '@/components/form/textBox';
import { SecretInput } from '@/components/form/SecretInput';
import { PhoneInput } from '@/components/form/phone/PhoneInput';
import { checkedText, optionsFor, readTick, type InputKind } from '@/domain/attributes/attributes';
import { formatAnswer } from '@/domain/attributes/attributeChecks';
import { dateOf } from '@/domain/text/dates';
import { rowsFor } from '@/domain/text/lineEnds';
import type { AnswerProps } from './answerProps';
import { useEarliestDate } from '../state/store';
import controlStyles from '@/components/form/control.module.css';
import styles from './inputs.module.css';

const dateBox = classes(controlStyles.box, styles.date);
const selectBox = classes(controlStyles.box, controlStyles.select);
const linesBox = classes(controlStyles.box, controlStyles.area);
const areaBox = classes(controlStyles.box, styles.area);

/**
 * Cuts a text at the maximum length and shows a note about it. Where `isFormatted`, it also filters and formats the text to
 * its mask while it is typed.
 */
function useTextMask<Box extends TextBox = TextBox>(
  cell: AnswerProps['cell'],
  onValue: (text: string) => void,
  isFormatted = false,
): ReturnType<typeof useMask<Box>> {
  const { attribute, getBoxText, showNote, maxLength, isPlain } = cell;
  const format: Formatter = (typed) => formatAnswer(attribute, typed);
  return useMask<Box>({
    held: getBoxText,
    onNote: showNote,
    onValue: (text) => onValue(cell.withStoredLineEnds(text)),
    maxLength,
    format: isFormatted && !isPlain ? format : undefined,
  });
}

function TextInput({ cell, controlProps, onType, onLeave }: AnswerProps): ReactNode {
  const { mask, maxLength } = cell;
  const masked = useTextMask(cell, onType, true);
  return (
    <input
      {...controlProps}
      {...masked.controlProps}
      ref={cell.attach}
      type="text"
      className={controlStyles.box}
      // The characters of a mask always run from left to right.
      dir={mask ? undefined : 'auto'}
      maxLength={cell.isPlain ? maxLength : undefined}
      placeholder={mask || undefined}
      inputMode={/[aA]/.test(mask) || !mask.includes('9') ? undefined : 'numeric'}
      onBlur={() => {
        masked.onLeft();
        onLeave();
      }}
    />
  );
}

/** A secure answer, shown as dots until the user reveals it. */
function SecureInput({ cell, controlProps, label, onType, onLeave }: AnswerProps): ReactNode {
  const masked = useTextMask(cell, onType, true);
  return (
    <SecretInput
      {...controlProps}
      {...masked.controlProps}
      ref={cell.attach}
      label={label}
      maxLength={cell.isPlain ? cell.maxLength : undefined}
      placeholder={cell.mask || undefined}
      onLeave={() => {
        masked.onLeft();
        onLeave();
      }}
    />
  );
}

/** A secure answer that is stored with line ends. */
function SecureLinesInput({ cell, controlProps, label, onType, onLeave }: AnswerProps): ReactNode {
  const { controlProps: limited } = useTextMask(cell, onType);
  return (
    <SecretInput
      {...controlProps}
      {...limited}
      ref={cell.attach}
      label={label}
      rows={rowsFor(cell.getText())}
      maxLength={cell.maxLength}
      onLeave={() => onLeave()}
    />
  );
}

/** A text that is stored with line ends. It has no mask: an error says what does not fit. */
function LinesInput({ cell, controlProps, onType, onLeave }: AnswerProps): ReactNode {
  const { controlProps: limited } = useTextMask<HTMLTextAreaElement>(cell, onType);
  return (
    <textarea
      {...controlProps}
      {...limited}
      ref={cell.attach}
      rows={rowsFor(cell.getText())}
      className={linesBox}
      dir="auto"
      maxLength={cell.maxLength}
      onBlur={() => onLeave()}
    />
  );
}

/** The browser's email box. Only the browser checks the address. */
function EmailInput({ cell, controlProps, onType, onLeave }: AnswerProps): ReactNode {
  const { controlProps: limited } = useTextMask(cell, onType);
  return (
    <input
      {...controlProps}
      {...limited}
      ref={cell.attach}
      type="email"
      className={controlStyles.box}
      spellCheck={false}
      maxLength={cell.maxLength}
      onBlur={() => onLeave()}
    />
  );
}

/** A date, YYYY-MM-DD. A stored text that is not a date stays until the user chooses a date. */
function DateInput({ cell, text, controlProps, onType, onLeave }: AnswerProps): ReactNode {
  const earliestDate = useEarliestDate();
  const date = dateOf(text);
  const isEffective = cell.attribute.attribute_name.trim() === 'policyeffectivedate';
  return (
    <input
      {...controlProps}
      ref={cell.attach}
      type="date"
      className={dateBox}
      {...(isEffective && { min: earliestDate })}
      // Without a maximum the browser would accept six digits for the year.
      max="9999-12-31"
      value={date}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={({ currentTarget }) => {
        const isIncomplete = currentTarget.validity.badInput;
        onLeave(isIncomplete ? `${cell.attribute.name} is not a complete date` : '');
      }}
    />
  );
}

/** The options, and a stored value that is not among them. */
function shownOptions({ attribute }: AnswerProps['cell'], text: string): readonly string[] {
  const options = optionsFor(attribute);
  return text === '' || options.includes(text) ? options : [...options, text];
}

function SelectInput({ cell, text, controlProps, onType, onLeave }: AnswerProps): ReactNode {
  return (
    <select
      {...controlProps}
      ref={cell.attach}
      className={selectBox}
      value={text}
      onChange={({ currentTarget }) => {
        cell.showNote('');
        onType(currentTarget.value);
      }}
      onBlur={() => onLeave()}
    >
      <option value="" />
      {shownOptions(cell, text).map((option) => (
        <option key={option} value={option} translate="no">
          {option}
        </option>
      ))}
    </select>
  );
}

function RadioInput({ cell, text, controlProps, onType }: AnswerProps): ReactNode {
  const choices = shownOptions(cell, text);
  const first = Math.max(0, choices.indexOf(text));
  return (
    <div className={styles.choices}>
      {choices.map((option, index) => (
        <label key={option} className={styles.choice}>
          <input
            ref={index === first ? cell.attach : null}
            type="radio"
            name={controlProps.id}
            checked={option === text}
            onChange={() => onType(option)}
          />
          <bdi translate="no">{option}</bdi>
        </label>
      ))}
    </div>
  );
}

/** A checkbox stores 'true' or an empty text. A stored text that is neither stays until the user ticks or clears it. */
function CheckboxInput({ cell, text, controlProps, onType }: AnswerProps): ReactNode {
  return (
    <span className={styles.tick}>
      <input
        {...controlProps}
        ref={cell.attach}
        type="checkbox"
        checked={readTick(text) === true}
        onChange={({ currentTarget }) => onType(checkedText(currentTarget.checked))}
      />
    </span>
  );
}

/** Whether the control can show a stored text. */
export function canShow(kind: InputKind, text: string): boolean {
  if (kind === 'date') return text === '' || dateOf(text) !== '';
  return kind !== 'checkbox' || readTick(text) !== undefined;
}

function TextAreaInput({ cell, controlProps, onType, onLeave }: AnswerProps): ReactNode {
  const { controlProps: limited } = useTextMask<HTMLTextAreaElement>(cell, onType);
  return (
    <textarea
      {...controlProps}
      {...limited}
      ref={cell.attach}
      rows={4}
      cols={50}
      className={areaBox}
      dir="auto"
      maxLength={cell.maxLength}
      onBlur={() => onLeave()}
    />
  );
}

function PhoneAnswer({ cell, text, controlProps, label, onType, onLeave }: AnswerProps): ReactNode {
  const box = useRef<TextBox>(null);
  return (
    <PhoneInput
      {...{ controlProps, label }}
      value={text}
      onNote={cell.showNote}
      inputRef={(element) => {
        box.current = element;
        cell.attach(element);
      }}
      onValue={onType}
      onBlur={() => onLeave()}
    />
  );
}

/** The input of each attribute type. */
export const inputs: Readonly<Record<InputKind, (props: AnswerProps) => ReactNode>> = {
  text: TextInput,
  email: EmailInput,
  date: DateInput,
  select: SelectInput,
  radio: RadioInput,
  checkbox: CheckboxInput,
  textarea: TextAreaInput,
  secure: SecureInput,
  phone: PhoneAnswer,
};

/** The input of each type whose box has one line otherwise, for a text with line ends. */
const multilineInputs: Partial<typeof inputs> = {
  text: LinesInput,
  email: LinesInput,
  secure: SecureLinesInput,
};

export function inputFor(kind: InputKind, isMultiline: boolean): (props: AnswerProps) => ReactNode {
  return (isMultiline && multilineInputs[kind]) || inputs[kind];
}
