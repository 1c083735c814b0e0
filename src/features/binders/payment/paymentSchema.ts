import { number, object, type AnyObjectSchema, type AnySchema, type NumberSchema } from 'yup';
import { text } from '@/components/form/schema';
import { formatUsd, isUnreadableAmount, parseMoney, unreadableAmountText } from '@/domain/text/money';
import { cardLength, cvvLength, expiryLength, paymentTypes } from '@/domain/payment/payment';
import { paymentLabels } from './paymentLabels';

const noType = 'Choose a payment type.';
const noAmount = 'Enter an amount above zero.';

/** An amount of money as it is typed; its rules are in cents. What cannot be read is not called zero. */
function money(): NumberSchema {
  return number()
    .transform((_, typed: string) => (isUnreadableAmount(typed) ? NaN : parseMoney(typed)))
    .typeError(unreadableAmountText);
}

/** PAY-01, PAY-02, CONST-21: the rules of a payment while so many cents are owed. A blank number is the server's matter. */
export function paymentSchema(balance: number): AnyObjectSchema {
  return object({
    policyPaymentType: text().required(noType).oneOf(paymentTypes, noType),
    paidamount: money()
      .required(noAmount)
      .moreThan(0, noAmount)
      .max(balance, `Enter at most the balance of ${formatUsd(balance)}.`),
    cardnumber: onCard(paymentLabels.cardnumber, cardLength),
    expiredate: onCard(paymentLabels.expiredate, expiryLength),
    cvv: onCard(paymentLabels.cvv, cvvLength),
  });
}

/** Those of another payment type are not sent. */
function onCard(label: string, maxLength: number): AnySchema {
  return text()
    .label(label)
    .when('policyPaymentType', { is: 'CREDIT CARD', then: (rule) => rule.max(maxLength) });
}
