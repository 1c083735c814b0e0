import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ControlProps } from '../FieldFrame';
import { MaskedInput } from '../mask/MaskedInput';
import type { TextBox } from '../textBox';
import { countryCallingCode, phoneCountries } from './callingCodes';
import {
  enterPhone,
  formatPhone,
  lengthHint,
  needsLibrary,
  readPhone,
  tidyPhone,
  type PhoneEntry,
} from './phoneNumber';
import { useForeignPhones } from './useForeignPhones';
import controlStyles from '../control.module.css';
import styles from './PhoneInput.module.css';

interface PhoneInputProps {
  controlProps: ControlProps;
  /** The label of the phone, for the title of its country choice. */
  label: string;
  name?: string | undefined;
  /** `tel` where the phone is the user's own; a customer's phone is not filled in by the browser. */
  autoComplete?: 'tel';
  /** The stored text, of any form; what the user types becomes digits with the country code. */
  value: string;
  onValue: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Shows a note about the number, which is no error. */
  onNote: (note: string) => void;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  inputRef?: ((element: TextBox | null) => void) | undefined;
  /** Called with a function that reads the value from the box, where a program may fill it in without an event. */
  readBy?: ((read: (() => string) | null) => void) | undefined;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

// Created once for all phone boxes, because there are 245 options.
const countryOptions = phoneCountries
  .map((country) => ({
    country,
    label: `${countryNames.of(country) ?? country} +${countryCallingCode(country)}`,
  }))
  .sort((a, b) => Number(b.country === 'US') - Number(a.country === 'US') || a.label.localeCompare(b.label))
  .map(({ country, label }) => (
    <option key={country} value={country}>
      {label}
    </option>
  ));

/** A phone number with its country, which is the United States unless the number has another country code. */
export function PhoneInput({
  controlProps,
  label,
  name,
  autoComplete,
  value,
  onValue,
  onBlur,
  onNote,
  readOnly = false,
  disabled = false,
  inputRef,
  readBy,
}: PhoneInputProps): ReactNode {
  const [typed, setTyped] = useState<PhoneEntry>();
  const [foreignNeeded, setForeignNeeded] = useState(() => needsLibrary(readPhone(value)));
  const foreign = useForeignPhones(foreignNeeded);
  const current = typed?.value === value ? typed : undefined;
  const entry = current ?? readPhone(value, foreign);
  // The entries by the text in the box, so that undo restores the country and the stored form of a number.
  const entries = useRef(new Map<string, { typed: PhoneEntry | undefined; value: string }>());
  const [inputNote, setInputNote] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const hint = isLeft && current ? lengthHint(current, foreign) : '';
  const note = `${inputNote} ${hint}`.trim();
  useEffect(() => onNote(note), [note, onNote]);

  const box = useRef<TextBox>(null);
  useLayoutEffect(() => {
    readBy?.(() => {
      const text = box.current?.value ?? entry.text;
      return text === entry.text ? value : enterPhone(text, entry.country, foreign).value;
    });
    return () => readBy?.(null);
  });

  function take(next: PhoneEntry): void {
    entries.current.set(entry.text, { typed: current, value });
    entries.current.set(next.text, { typed: next, value: next.value });
    setTyped(next);
    setForeignNeeded((needed) => needed || needsLibrary(next));
    if (next.value !== value) onValue(next.value);
  }

  return (
    <div className={controlStyles.group}>
      <span className={styles.country}>
        <span aria-hidden="true">{`${entry.country} +${countryCallingCode(entry.country)}`}</span>
        <select
          className={styles.countries}
          // The name does not have the label of the phone: only the number field must be found by it.
          aria-label="Calling code"
          title={`Country of ${label}`}
          disabled={disabled || readOnly}
          autoComplete="off"
          value={entry.country}
          onChange={({ currentTarget }) => take(enterPhone(national(entry), currentTarget.value, foreign))}
        >
          {countryOptions}
        </select>
      </span>
      <MaskedInput
        {...controlProps}
        {...{ name, readOnly, disabled }}
        ref={(element) => {
          box.current = element;
          inputRef?.(element);
        }}
        type="tel"
        autoComplete={autoComplete ?? 'off'}
        className={controlStyles.box}
        value={entry.text}
        format={(raw) => formatPhone(raw, entry.country, foreign)}
        onNote={(text) => {
          setInputNote(text);
          if (text !== '') setIsLeft(false);
        }}
        onValue={(text, isUndone) => {
          setIsLeft(false);
          const before = isUndone && entries.current.get(text);
          if (!before) return take(enterPhone(text, entry.country, foreign));
          setTyped(before.typed);
          if (before.value !== value) onValue(before.value);
        }}
        onBlur={() => {
          if (current) take(tidyPhone(current, foreign));
          setIsLeft(true);
          onBlur?.();
        }}
      />
    </div>
  );
}

/** The digits without the country code, which stay when another country is chosen. */
function national({ country, text }: PhoneEntry): string {
  const code = countryCallingCode(country);
  const international = text.trimStart().startsWith('+');
  return international ? text.replace(/\D/g, '').slice(code.length) : text;
}
