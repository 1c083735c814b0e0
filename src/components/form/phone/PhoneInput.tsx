import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ControlProps } from '../FieldFrame';
import { MaskedInput } from '../mask/MaskedInput';
import { callingCodeOf, phoneCountries } from './callingCodes';
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
  /** Tells the country choices of several phones apart. */
  label: string;
  name?: string | undefined;
  /** `tel` where the phone is that of the person at the screen; a customer's is nothing to fill in. */
  autoComplete?: 'tel';
  /** The stored text, of any form; what the user types becomes digits with the country code. */
  value: string;
  onValue: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** What there is to say beside the field of the number, which is no error. */
  onNote: (note: string) => void;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  inputRef?: ((element: HTMLInputElement | null) => void) | undefined;
  /** Gives a form the way to read the value from the box, where a program may fill it in without an event. */
  readBy?: ((read: (() => string) | null) => void) | undefined;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

// The same elements for every phone box: there are 245 of them.
const countryOptions = phoneCountries
  .map((country) => ({ country, label: `${countryNames.of(country) ?? country} +${callingCodeOf(country)}` }))
  .sort((a, b) => Number(b.country === 'US') - Number(a.country === 'US') || a.label.localeCompare(b.label))
  .map(({ country, label }) => (
    <option key={country} value={country}>
      {label}
    </option>
  ));

/** A phone number with its country, the United States unless the number says otherwise (USER-09, FIELD-22). */
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
  // By the text in the box, so that a number that is brought back has its country again, or its stored form.
  const shown = useRef(new Map<string, { typed: PhoneEntry | undefined; value: string }>());
  const [said, setSaid] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const hint = isLeft && current ? lengthHint(current, foreign) : '';
  const note = `${said} ${hint}`.trim();
  useEffect(() => onNote(note), [note, onNote]);

  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    readBy?.(() => {
      const text = box.current?.value ?? entry.text;
      return text === entry.text ? value : enterPhone(text, entry.country, foreign).value;
    });
    return () => readBy?.(null);
  });

  function take(next: PhoneEntry): void {
    shown.current.set(entry.text, { typed: current, value });
    shown.current.set(next.text, { typed: next, value: next.value });
    setTyped(next);
    setForeignNeeded((needed) => needed || needsLibrary(next));
    if (next.value !== value) onValue(next.value);
  }

  return (
    <div className={controlStyles.group}>
      <span className={styles.country}>
        <span aria-hidden="true">{`${entry.country} +${callingCodeOf(entry.country)}`}</span>
        <select
          className={styles.countries}
          // The phone's own label stays out of the name: only one field answers to it.
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
          setSaid(text);
          if (text !== '') setIsLeft(false);
        }}
        onValue={(text, isUndone) => {
          setIsLeft(false);
          const before = isUndone && shown.current.get(text);
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

/** The digits that stay when another country is chosen: the national ones. */
function national({ country, text }: PhoneEntry): string {
  const code = callingCodeOf(country);
  const international = text.trimStart().startsWith('+');
  return international ? text.replace(/\D/g, '').slice(code.length) : text;
}
