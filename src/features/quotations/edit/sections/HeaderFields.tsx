import { useId, useState, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { FieldFrame } from '@/components/form/FieldFrame';
import type { QueryState } from '@/components/feedback/queryState';
import { InlineError } from '@/components/feedback/InlineError';
import { dateOf } from '@/domain/text/dates';
import type { QuotationHeader } from '@/domain/quotation/header';
import type { HeaderDateName } from '@/intakeForm/state/quotationStore';
import { useHeader, useQuotation } from '@/intakeForm/state/store';
import { OtherAnswer } from '@/intakeForm/fields/StoredTwice';
import controlStyles from '@/components/form/control.module.css';

interface Choice {
  value: string;
  label: string;
}

interface HeadSelectProps {
  label: string;
  value: string;
  /** The label of a value that is not among the choices. */
  valueLabel?: string;
  choices: readonly Choice[];
  hasBlank?: boolean;
  onChoose: (value: string) => void;
  /** What loading the choices has to say. */
  loading?: QueryState<unknown> | undefined;
  help?: ReactNode;
}

/** A choice in the header of a quotation. A stored value that is not among the choices is kept and shown. */
export function HeaderSelect({
  label,
  value,
  valueLabel = value,
  choices,
  hasBlank = true,
  onChoose,
  loading,
  help,
}: HeadSelectProps): ReactNode {
  const id = useId();
  const isWaiting = loading?.isFetching === true && choices.length === 0;
  const isFailed = loading?.isError === true && !loading.isFetching;
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <FieldFrame
      {...{ id, label, help }}
      aside={isFailed && <InlineError text="Could not load" onRetry={loading.refetch} />}
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

export function HeaderText({ label, name }: { label: string; name: TextName }): ReactNode {
  const id = useId();
  const store = useQuotation();
  const text = useHeader((header) => header[name]);
  return (
    <FieldFrame {...{ id, label }}>
      {(controlProps) => (
        <input
          {...controlProps}
          className={controlStyles.box}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            store.editHeader((header) => ({ ...header, [name]: value }));
          }}
        />
      )}
    </FieldFrame>
  );
}

interface HeadDateProps {
  label: string;
  name: HeaderDateName;
  change: (header: QuotationHeader, date: string) => QuotationHeader;
  min?: string;
  /** What is said of the date. It is no error. */
  note?: string;
}

/**
 * A date of the header, YYYY-MM-DD; one before `min` (SCHED-13), or typed by half, is said to be so when it is left. What
 * is stored and no date stays until one is chosen.
 */
export function HeaderDate({ label, name, change, min = '', note = '' }: HeadDateProps): ReactNode {
  const id = useId();
  const store = useQuotation();
  const date = useHeader((header) => header[name]);
  const [isBlurred, setBlurred] = useState(true);
  const [isHalf, setHalf] = useState(false);
  const shown = dateOf(date);
  const half = isHalf && shown === '' ? `${label} is not a complete date` : '';
  const problem = isBlurred ? half || store.dateProblem(name, label) : '';
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
      aside={<OtherAnswer name={name} />}
    >
      {(controlProps) => (
        <input
          {...controlProps}
          {...(min && { min })}
          // `focusFirstProblem` finds the box by it.
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
            setHalf(currentTarget.validity.badInput);
            setBlurred(true);
          }}
        />
      )}
    </FieldFrame>
  );
}
