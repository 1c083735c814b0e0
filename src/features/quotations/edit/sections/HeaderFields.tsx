import { useId, useState, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { FieldFrame } from '@/components/form/FieldFrame';
import { MaskedInput } from '@/components/form/mask/MaskedInput';
import { sameChoice, type Option } from '@/components/form/fields/options';
import type { QueryState } from '@/components/feedback/queryState';
import { InlineError } from '@/components/feedback/InlineError';
import { boxTextOf, dateOf, textOfBox } from '@/domain/text/dates';
import type { QuotationHeader } from '@/domain/quotation/header';
import type { HeaderDateName } from '@/intakeForm/state/quotationStore';
import { useHeader, useQuotation } from '@/intakeForm/state/store';
import { DifferingAnswer } from '@/intakeForm/fields/StoredDifferences';
import controlStyles from '@/components/form/control.module.css';

interface HeaderSelectProps {
  label: string;
  value: string;
  /** The label of a value that is not among the choices. */
  valueLabel?: string;
  choices: readonly Option[];
  hasBlank?: boolean;
  onChoose: (value: string) => void;
  /** The query that loads the choices. */
  loading?: QueryState<unknown> | undefined;
  help?: ReactNode;
}

/** A select box in the header of a quotation. A stored value that is not among the choices stays and is shown. */
export function HeaderSelect({
  label,
  value,
  valueLabel = value,
  choices,
  hasBlank = true,
  onChoose,
  loading,
  help,
}: HeaderSelectProps): ReactNode {
  const id = useId();
  const isWaiting = loading?.isFetching === true && choices.length === 0;
  const isFailed = loading?.isError === true && !loading.isFetching;
  const isKnown = value === '' || choices.some((choice) => sameChoice(choice.value, value));
  return (
    <FieldFrame
      {...{ id, label, help }}
      aside={
        isFailed && <InlineError text="Could not load" onRetry={loading.refetch} error={loading.error} />
      }
    >
      {(controlProps) => (
        <select
          {...controlProps}
          className={classes(controlStyles.box, controlStyles.select)}
          aria-busy={isWaiting || undefined}
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {(hasBlank || value === '') && <option value="">{isWaiting ? 'Loading...' : ''}</option>}
          {!isKnown && (
            <option value={value} translate="no">
              {valueLabel}
            </option>
          )}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} translate="no">
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

type TextName = 'policyquotation_graceperiod' | 'paymentgraceperiod';

/** What the user is typing into a box, and whether the box showed a date before. */
interface Typing {
  readonly typed: string;
  readonly wasDate: boolean;
}

function typedText({ typed, wasDate }: Typing): string {
  return wasDate ? textOfBox(typed) : typed;
}

/** A free text, such as '10 days'. A stored date looks like those of the date boxes, and is sent as it is stored. */
export function HeaderText({ label, name }: { label: string; name: TextName }): ReactNode {
  const id = useId();
  const store = useQuotation();
  const text = useHeader((header) => header[name]);
  const [typing, setTyping] = useState<Typing>();
  const isTyping = typing !== undefined && typedText(typing) === text;
  return (
    <FieldFrame {...{ id, label }}>
      {(controlProps) => (
        <MaskedInput
          {...controlProps}
          className={controlStyles.box}
          autoComplete="off"
          value={isTyping ? typing.typed : boxTextOf(text)}
          onValue={(typed) => {
            const next = { typed, wasDate: isTyping ? typing.wasDate : boxTextOf(text) !== text };
            setTyping(next);
            store.editHeader((header) => ({ ...header, [name]: typedText(next) }));
          }}
          onBlur={() => setTyping(undefined)}
        />
      )}
    </FieldFrame>
  );
}

interface HeaderDateProps {
  label: string;
  name: HeaderDateName;
  change: (header: QuotationHeader, date: string) => QuotationHeader;
  min?: string;
  /** A note about the date. It is not an error. */
  note?: string;
}

/**
 * A date of the header, YYYY-MM-DD. On blur a date before `min` or an incomplete date shows an error. A stored text that is
 * not a date stays until the user chooses a date.
 */
export function HeaderDate({ label, name, change, min = '', note = '' }: HeaderDateProps): ReactNode {
  const id = useId();
  const store = useQuotation();
  const date = useHeader((header) => header[name]);
  const [isBlurred, setBlurred] = useState(true);
  const [isIncomplete, setIncomplete] = useState(false);
  const shown = dateOf(date);
  const incompleteProblem = isIncomplete && shown === '' ? `${label} is not a complete date` : '';
  const problem = isBlurred ? incompleteProblem || store.dateProblem(name, label) : '';
  const stored = shown === '' && date !== '' && (
    <>
      Stored as <bdi translate="no">{date}</bdi>
    </>
  );
  return (
    <FieldFrame
      {...{ id, label }}
      help={stored || (problem === '' && note) || undefined}
      error={problem || undefined}
      aside={<DifferingAnswer name={name} />}
    >
      {(controlProps) => (
        <input
          {...controlProps}
          {...(min && { min })}
          // `focusFirstProblem` finds the box by this attribute.
          data-header-date={name}
          type="date"
          max="9999-12-31"
          className={controlStyles.box}
          value={shown}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            setBlurred(false);
            store.editHeader((header) => change(header, value));
          }}
          onBlur={({ currentTarget }) => {
            setIncomplete(currentTarget.validity.badInput);
            setBlurred(true);
          }}
        />
      )}
    </FieldFrame>
  );
}
