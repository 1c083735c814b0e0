import { useRef, type ReactNode } from 'react';
import { dateOf } from '@/domain/text/dates';
import { FieldFrame } from '../FieldFrame';
import { fieldText, useFormField, type FieldProps } from './useFormField';
import controlStyles from '../control.module.css';

export interface DateFieldProps extends FieldProps {
  onChange?: (date: string) => void;
}

/**
 * A date, YYYY-MM-DD. A stored text that is not a date is shown next to the empty box, and is sent back unless the user
 * chooses a date.
 */
export function DateField({ onChange, help, wide, ...props }: DateFieldProps): ReactNode {
  const { name, label, readOnly, disabled } = props;
  const box = useRef<HTMLInputElement>(null);
  const field = useFormField(props, {
    validate: () => (box.current?.validity.badInput ? `${label} is not a complete date` : undefined),
  });
  const stored = fieldText(field.value);
  const date = dateOf(stored);
  const unreadable = date === '' && stored !== '' ? stored : undefined;

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
          // Without a maximum the browser accepts six digits for the year.
          max="9999-12-31"
          ref={(element) => {
            box.current = element;
            field.control(element);
          }}
          type="date"
          className={controlStyles.box}
          value={date}
          onChange={({ currentTarget }) => {
            field.set(currentTarget.value);
            onChange?.(currentTarget.value);
          }}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}
