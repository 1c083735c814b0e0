import { useField, useFormikContext } from 'formik';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { announce } from '@/components/feedback/announce';
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
  newBalance,
  paymentTypes,
  type PaymentField,
  type PaymentForm,
} from '@/domain/payment/payment';
import { centsToText, formatUsd, parseMoney } from '@/domain/text/money';
import { paymentAdvice } from '@/domain/payment/paymentAdvice';
import { paymentLabels } from './paymentLabels';
import styles from '../payment.module.css';

interface FieldOptions extends Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder'> {
  format?: Formatter;
  /** Takes half of the row. */
  half?: boolean;
  /** Shown as dots. */
  isConcealed?: boolean;
}

const fieldOptions: Readonly<Record<PaymentField, FieldOptions>> = {
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

interface Owed {
  /** In cents. */
  balance: number | undefined;
  /** The part of the balance that is due now, in cents. */
  due: number;
}

/** Type and amount, the fields of the chosen type, and Auto Payment. */
export function PaymentFields(owed: Owed): ReactNode {
  const id = useId();
  const [type] = useField<string>('policyPaymentType');
  const [{ value: isAuto, ...auto }] = useField<boolean>('autopayment');
  return (
    <div className={styles.fields}>
      <FieldFrame id={`${id}-type`} label="Payment Type" required>
        {(controlProps) => (
          <select {...controlProps} {...type} className={classes(controlStyles.box, controlStyles.select)}>
            <option value="" />
            {paymentTypes.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <AmountField {...owed} />
      {fieldsFor(type.value).map((field) => (
        <PlainField key={field} field={field} />
      ))}
      <FieldFrame id={`${id}-auto`} label="Auto Payment" layout="beside" wide>
        {(controlProps) => (
          <input {...controlProps} {...auto} type="checkbox" className={choiceStyles.box} checked={isAuto} />
        )}
      </FieldFrame>
    </div>
  );
}

function AmountField({ balance, due }: Owed): ReactNode {
  const id = useId();
  const [{ value }, { error }, { setValue }] = useField<string>('paidamount');
  const paid = parseMoney(value);
  const isOverBalance = paid !== undefined && balance !== undefined && paid > balance;
  const isDuePart = due > 0 && balance !== undefined && due < balance;
  const offers = [
    ...(isDuePart ? [{ label: 'Due now', text: centsToText(due) }] : []),
    ...(balance !== undefined && balance > 0 ? [{ label: 'Full balance', text: centsToText(balance) }] : []),
  ].filter(({ text }) => text !== value);

  /** Announces why the amount cannot be paid, or the balance after the payment. An empty box announces nothing. */
  function announceBalance(): void {
    if (balance === undefined || value.trim() === '') announce('');
    else announce(error ?? `After this payment the balance is ${formatUsd(newBalance(balance, paid ?? 0))}`);
  }

  return (
    <FieldFrame
      id={id}
      label="Amount"
      required
      error={isOverBalance ? 'More than the balance' : undefined}
      aside={
        !isOverBalance &&
        offers.map(({ label, text }) => (
          <Button
            key={label}
            variant="quiet"
            size="small"
            className={styles.full}
            onClick={() => {
              void setValue(text);
              // The button disappears once the box has its amount.
              document.getElementById(id)?.focus();
            }}
          >
            {label}
          </Button>
        ))
      }
    >
      {(controlProps) => (
        <MoneyInput
          {...controlProps}
          className={classes(controlStyles.box, styles.money)}
          text={value}
          onText={(text) => void setValue(text)}
          onBlur={announceBalance}
        />
      )}
    </FieldFrame>
  );
}

/** A text box with advice below it. The advice never prevents a payment. */
function PlainField({ field }: { field: PaymentField }): ReactNode {
  const id = useId();
  const { values } = useFormikContext<PaymentForm>();
  const [{ value }, { touched }, { setValue, setTouched }] = useField<string>(field);
  const advice = touched ? paymentAdvice(values, new Date())[field] : undefined;
  const { half, format, ...inputProps } = fieldOptions[field];
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
          {...inputProps}
          {...(advice !== undefined && {
            'aria-describedby': `${id}-advice ${controlProps['aria-describedby'] ?? ''}`.trim(),
          })}
          className={classes(controlStyles.box, format && format !== cleanTyped && styles.digits)}
          autoComplete="off"
          dir={format ? undefined : 'auto'}
          autoCapitalize="none"
          spellCheck={false}
          {...{ value, format, onNote }}
          onValue={(text) => void setValue(text)}
          onBlur={() => void setTouched(true)}
        />
      )}
    </FieldFrame>
  );
}
