import { useState, type ReactNode } from 'react';
import type { ControlWiring } from '../FieldFrame';
import { isDigit, preserveCaret } from '../mask/mask';
import { MaskedInput } from '../mask/MaskedInput';
import { callingCodeOf, phoneCountries } from './callingCodes';
import { enterPhone, needsLibrary, readPhone, tidyPhone, type PhoneEntry } from './phoneNumber';
import { useForeignPhones } from './useForeignPhones';
import controlStyles from '../fields/control.module.css';
import styles from './PhoneInput.module.css';

interface PhoneInputProps {
  wiring: ControlWiring;
  /** Tells the country choices of several phones apart. */
  label: string;
  name?: string | undefined;
  /** `tel` where the phone is that of the person at the screen; a customer's is nothing to fill in. */
  autoComplete?: 'tel';
  /** The stored text, of any form; what the user types becomes digits with the country code. */
  value: string;
  onValue: (value: string) => void;
  onBlur?: (() => void) | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  inputRef?: ((element: HTMLInputElement | null) => void) | undefined;
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
  wiring,
  label,
  name,
  autoComplete,
  value,
  onValue,
  onBlur,
  readOnly = false,
  disabled = false,
  inputRef,
}: PhoneInputProps): ReactNode {
  const [typed, setTyped] = useState<PhoneEntry>();
  const [foreignNeeded, setForeignNeeded] = useState(() => needsLibrary(readPhone(value)));
  const foreign = useForeignPhones(foreignNeeded);
  const entry = typed?.value === value ? typed : readPhone(value, foreign);

  function take(next: PhoneEntry): void {
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
        {...wiring}
        {...{ name, readOnly, disabled, ref: inputRef }}
        type="tel"
        autoComplete={autoComplete ?? 'off'}
        className={controlStyles.box}
        value={entry.text}
        format={preserveCaret(
          (raw) => enterPhone(raw, entry.country, foreign).text,
          (character) => isDigit(character) || character === '+',
        )}
        onValue={(text) => take(enterPhone(text, entry.country, foreign))}
        onBlur={() => {
          if (typed && typed.value === value) take(tidyPhone(typed, foreign));
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
