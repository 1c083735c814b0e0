import { useFormikContext } from 'formik';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { FieldFrame } from '@/components/form/FieldFrame';
import choiceStyles from '@/components/form/fields/ChoiceFields.module.css';
import controlStyles from '@/components/form/control.module.css';
import { Icon } from '@/components/ui/Icon';
import { cleanTyped } from '@/domain/text/cleanText';
import type { Formatter } from '@/components/form/mask/mask';
import { MaskedInput } from '@/components/form/mask/MaskedInput';
import { MoneyInput } from '@/components/form/MoneyInput';
import {
  fieldsFor,
  formatCard,
  formatCvv,
  formatExpiry,
  paymentTypes,
  type PaymentField,
  type PaymentForm,
} from '@/domain/payment/payment';
import { paymentAdvice } from '@/domain/payment/paymentAdvice';
import { paymentLabels } from './paymentLabels';
import styles from '../payment.module.css';

interface FieldLook extends Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder'> {
  format?: Formatter;
  /** Takes half of the row. */
  half?: boolean;
  /** Shown as dots. */
  isConcealed?: boolean;
}

const looks: Readonly<Record<PaymentField, FieldLook>> = {
  bankroutingnumber: { inputMode: 'numeric', format: cleanTyped },
  bankaccountnumber: { inputMode: 'numeric', format: cleanTyped },
  bankname: {},
  referencenumber: { format: cleanTyped },
  cardholdername: {},
  cardnumber: { inputMode: 'numeric', format: formatCard },
  expiredate: {
    inputMode: 'numeric',
    format: formatExpiry,
    placeholder: 'MM/YY',
    half: true,
  },
  cvv: { inputMode: 'numeric', format: formatCvv, half: true, isConcealed: true },
};

interface PaymentFieldsProps {
  /** The balance as the text of the amount; undefined where it is unknown or nothing. */
  fullAmount: string | undefined;
  isOverBalance: boolean;
  onAmountLeft: () => void;
}

/** type and amount, the fields of the chosen type, and Auto Payment. */
export function PaymentFields(props: PaymentFieldsProps): ReactNode {
  const { fullAmount, isOverBalance, onAmountLeft } = props;
  const { values: form, touched, setFieldValue, setFieldTouched } = useFormikContext<PaymentForm>();
  const set = (name: keyof PaymentForm, value: unknown) => void setFieldValue(name, value, false);
  const id = useId();
  const advice = paymentAdvice(form, new Date());
  return (
    <div className={styles.fields}>
      <FieldFrame id={`${id}-type`} label="Payment Type" required>
        {(controlProps) => (
          <select
            {...controlProps}
            className={classes(controlStyles.box, controlStyles.select)}
            value={form.policyPaymentType}
            onChange={(event) => set('policyPaymentType', event.target.value)}
          >
            <option value="" />
            {paymentTypes.map((type) => (
              <option key={type} value={type}>
                {type}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame
        id={`${id}-amount`}
        label="Amount"
        required
        error={isOverBalance ? 'More than the balance' : undefined}
        aside={
          !isOverBalance &&
          fullAmount !== undefined &&
          fullAmount !== form.paidamount && (
            <Button
              variant="quiet"
              size="small"
              className={styles.full}
              onClick={() => {
                set('paidamount', fullAmount);
                // The button goes once the box holds the balance.
                document.getElementById(`${id}-amount`)?.focus();
              }}
            >
              Full balance
            </Button>
          )
        }
      >
        {(controlProps) => (
          <MoneyInput
            {...controlProps}
            className={classes(controlStyles.box, styles.money)}
            text={form.paidamount}
            onText={(text) => set('paidamount', text)}
            onBlur={onAmountLeft}
          />
        )}
      </FieldFrame>
      {fieldsFor(form.policyPaymentType).map((field) => (
        <PlainField
          key={field}
          field={field}
          value={form[field]}
          advice={touched[field] ? advice[field] : undefined}
          onValue={(text) => set(field, text)}
          onBlur={() => void setFieldTouched(field, true, false)}
        />
      ))}
      <FieldFrame id={`${id}-auto`} label="Auto Payment" layout="beside" wide>
        {(controlProps) => (
          <input
            {...controlProps}
            type="checkbox"
            className={choiceStyles.box}
            checked={form.autopayment}
            onChange={(event) => set('autopayment', event.target.checked)}
          />
        )}
      </FieldFrame>
    </div>
  );
}

/** A text box with advice beside it, which never keeps anybody from paying. */
function PlainField({
  field,
  value,
  advice,
  onValue,
  onBlur,
}: {
  field: PaymentField;
  value: string;
  advice: string | undefined;
  onValue: (text: string) => void;
  onBlur: () => void;
}): ReactNode {
  const id = useId();
  const { half, format, ...passed } = looks[field];
  return (
    <FieldFrame
      id={id}
      label={paymentLabels[field]}
      wide={!half}
      aside={
        advice !== undefined && (
          <p id={`${id}-advice`} className={styles.advice}>
            <Icon name="warning" size={14} />
            <span>{advice}</span>
          </p>
        )
      }
    >
      {(controlProps, onNote) => (
        <MaskedInput
          {...controlProps}
          {...passed}
          {...(advice !== undefined && {
            'aria-describedby': `${id}-advice ${controlProps['aria-describedby'] ?? ''}`.trim(),
          })}
          className={classes(controlStyles.box, format && format !== cleanTyped && styles.digits)}
          autoComplete="off"
          dir={format ? undefined : 'auto'}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          {...{ format, onValue, onNote }}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  );
}
