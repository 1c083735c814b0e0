import { useRef, type ReactNode } from 'react';
import { dateOnlyText, parseDateOnly, yearProblem } from '@/domain/text/dateText';
import { FieldFrame } from '../FieldFrame';
import { textOf, useFormField, type FieldProps } from './useFormField';
import controlStyles from '../control.module.css';

export interface DateFieldProps extends FieldProps {
  onChange?: (date: string) => void;
}

/**
 * A date, YYYY-MM-DD. A stored text that is no date is kept and shown beside the empty box; it is sent back unless the
 * user chooses a date.
 */
export function DateField({ onChange, help, wide, ...props }: DateFieldProps): ReactNode {
  const { name, label, readOnly, disabled } = props;
  const box = useRef<HTMLInputElement>(null);
  const half = (): boolean => box.current?.validity.badInput === true;
  const field = useFormField(props, {
    problem: (value) => {
      if (half()) return `${label} is not a complete date`;
      return field.registry.isStored(name, value) ? undefined : yearProblem(textOf(value)) || undefined;
    },
  });
  const stored = textOf(field.value);
  const date = parseDateOnly(stored);
  const unreadable = date || stored === '' ? undefined : stored;

  return (
    <FieldFrame
      {...field.frame}
      wide={wide}
      help={
        unreadable === undefined ? (
          help
        ) : (
          <>
            {help !== undefined && <p>{help}</p>}
            <p>
              Stored as <bdi translate="no">{unreadable}</bdi>
            </p>
          </>
        )
      }
    >
      {(controlProps) => (
        <input
          {...controlProps}
          {...{ name, readOnly, disabled }}
          // Without a last day the year would take six digits.
          max="9999-12-31"
          ref={(element) => {
            box.current = element;
            field.control(element);
          }}
          type="date"
          className={controlStyles.box}
          value={date ? dateOnlyText(date) : ''}
          onChange={({ currentTarget }) => {
            field.set(currentTarget.value);
            onChange?.(currentTarget.value);
          }}
          onBlur={() => {
            if (half()) field.registry.validateField(name);
            else field.onBlur();
          }}
        />
      )}
    </FieldFrame>
  );
}
