import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { FieldFrame } from '../FieldFrame';
import type { QueryState } from '@/components/feedback/queryState';
import { noLongerListed } from '@/domain/records/ids';
import { InlineError } from '@/components/feedback/InlineError';
import { sameChoice, type Option, type Options } from './options';
import { fieldText, useFormField, type FieldProps } from './useFormField';
import controlStyles from '../control.module.css';

export interface SelectFieldProps extends FieldProps {
  options: Options;
  /** The label of the stored choice in the record, for a choice that is no longer in the list. */
  storedLabel?: string;
  /** The label of the empty choice. */
  blank?: string;
  /** After the user chose; undefined for the empty choice. */
  onChange?: (option: Option | undefined) => void;
  /** Called instead of a change when the chosen value is not in the list, or is the empty choice. */
  onUnknown?: () => void;
}

/**
 * A list of choices. A stored value that is not among them stays and is shown as no longer in the list. While the choices
 * are loading, or could not be loaded, nothing can be chosen.
 */
export function SelectField({
  options,
  storedLabel,
  blank = '',
  onChange,
  onUnknown,
  help,
  wide,
  ...props
}: SelectFieldProps): ReactNode {
  const { name, readOnly, disabled } = props;
  const { list, loading, failed } = choices(options);
  const isRead = 'isFetching' in options;
  const missing = loading || failed !== undefined;
  const choice = (value: unknown): Option | undefined =>
    list.find((option) => sameChoice(option.value, value));
  const isMissingMarked = !missing && (isRead || storedLabel !== undefined);
  const choiceLabel = (value: unknown, name = ''): string => {
    const text = name || fieldText(value);
    return choice(value)?.label ?? (isMissingMarked ? noLongerListed(text) : text);
  };
  const field = useFormField(props, { text: (value) => choiceLabel(value) });
  const stored = fieldText(field.value);
  const chosen = choice(stored);
  const text = choiceLabel(stored, stored && storedLabel);

  function choose(value: string): void {
    const option = list.find((candidate) => String(candidate.value) === value);
    if (option === undefined && onUnknown) return onUnknown();
    if (option === undefined && value !== '') return;
    field.set(option?.value ?? '');
    onChange?.(option);
  }

  return (
    <FieldFrame
      {...field.frame}
      {...{ help, wide }}
      aside={failed && <InlineError text="Could not load" onRetry={failed.refetch} error={failed.error} />}
    >
      {(controlProps) =>
        readOnly ? (
          <input {...controlProps} ref={field.control} className={controlStyles.box} value={text} readOnly />
        ) : (
          <select
            {...controlProps}
            {...{ name, disabled }}
            ref={field.control}
            className={classes(controlStyles.box, controlStyles.select)}
            aria-busy={loading || undefined}
            value={stored}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            onBlur={field.onBlur}
          >
            {(!field.frame.required || stored === '' || missing) && (
              <option value="">{loading && stored === '' ? 'Loading...' : blank}</option>
            )}
            {stored !== '' && !chosen && (
              <option value={stored} translate="no">
                {text}
              </option>
            )}
            {list.map((option) => (
              // Names of records are not translated; the choices of the form itself may be.
              <option key={option.value} value={option.value} translate={isRead ? 'no' : undefined}>
                {option.label}
              </option>
            ))}
          </select>
        )
      }
    </FieldFrame>
  );
}

function choices(options: Options): {
  list: readonly Option[];
  loading: boolean;
  failed: QueryState<readonly Option[]> | undefined;
} {
  if (!('isFetching' in options)) return { list: options, loading: false, failed: undefined };
  const loading = options.data === undefined && options.isFetching;
  const failed = options.data === undefined && options.isError && !options.isFetching;
  return { list: options.data ?? [], loading, failed: failed ? options : undefined };
}
