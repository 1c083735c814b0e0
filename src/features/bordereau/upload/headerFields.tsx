import { useState, type ReactNode } from 'react';
import { object } from 'yup';
import { controlValueToSend, formatPeriod, periodHint, showControlValue } from '@/domain/bordereau';
import { sameId } from '@/domain/records/ids';
import { amountCell } from '@/preflight/rules/amounts';
import type { BordereauHeader } from '@/domain/records/bordereau';
import type { IntakeCategory } from '@/domain/records/intake';
import type { Id } from '@/domain/records/scalars';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { optionsOf, type RecordOption } from '@/components/form/fields/options';
import { text } from '@/components/form/schema';
import type { QueryState } from '@/components/feedback/queryState';

/** The header values that every bordereau form has; the control value is text as typed. */
export interface HeaderValues {
  period: string;
  control_value: string;
  intake_id: Id;
}

export const newHeader: HeaderValues = { period: '', control_value: '', intake_id: '' };

/** The maximum length of Sender Id, Sender Name, Period and Control Value. */
export const maxHeaderText = 20;

export const headerSchema = object({
  period: text().label('Period').max(maxHeaderText),
  // The field shows the amount with '$' and commas; the limit applies to the sent value.
  control_value: text()
    .label('Control Value')
    .transform((shown: string | null) => controlValueToSend(shown ?? ''))
    .max(maxHeaderText),
});

const Field = fieldsOf<HeaderValues>();

/** Shown and sent as MM/YYYY. */
export function PeriodField(): ReactNode {
  const hint = periodHint(Field.useValue('period'));
  return (
    <Field.Text
      name="period"
      label="Period"
      format={formatPeriod}
      maxLength={maxHeaderText}
      inputMode="numeric"
      placeholder="MM/YYYY"
      help={hint || undefined}
    />
  );
}

/**
 * Formats the amount as dollars when the field loses focus, rounded to the cent, and says if that changed the
 * amount.
 */
export function ControlValueField(): ReactNode {
  const value = Field.useValue('control_value');
  const [rounded, setRounded] = useState<string>();
  return (
    <Field.Text
      name="control_value"
      label="Control Value"
      isAmount
      tidy={(typed) => {
        const shown = showControlValue(typed);
        if (amountCell(controlValueToSend(typed)) === 'partOfCent') setRounded(shown);
        return shown;
      }}
      help={value && value === rounded ? `Rounded to ${value}` : undefined}
      maxLength={maxHeaderText}
      inputMode="decimal"
      placeholder="$0"
    />
  );
}

export function LobField({ lobs }: { lobs: QueryState<readonly IntakeCategory[]> }): ReactNode {
  return <Field.Select name="intake_id" label="LOB" options={optionsOf(lobs, lobOption)} />;
}

export function lobOption({ id, category_name, sublob }: IntakeCategory): RecordOption {
  return { value: id, label: category_name, code: sublob };
}

/** The part of the request's header that these fields fill. */
export function sentHeader(
  { period, control_value, intake_id }: HeaderValues,
  lobs: readonly IntakeCategory[] = [],
): Pick<BordereauHeader, 'period' | 'control_value' | 'intake_id' | 'intake_name' | 'sublob'> {
  const lob = lobs.find(({ id }) => sameId(id, intake_id));
  return {
    period,
    control_value: controlValueToSend(control_value),
    intake_id,
    intake_name: lob?.category_name ?? '',
    sublob: lob?.sublob ?? '',
  };
}
