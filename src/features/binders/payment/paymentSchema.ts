import { number, object, type AnyObjectSchema, type AnySchema, type NumberSchema } from 'yup';
import { text } from '@/components/form/schema';
import { formatUsd, isUnreadableAmount, parseMoney, unreadableAmountText } from '@/domain/text/money';
import { cardLength, cvvLength, expiryLength, paymentTypes } from '@/domain/payment/payment';
import { paymentLabels } from './paymentLabels';

const noType = 'Choose a payment type.';
const noAmount = 'Enter an amount above zero.';

/** A typed amount of money; its rules are in cents. A text that cannot be read gets its own message. */
function money(): NumberSchema {
  return number()
    .transform((_, typed: string) => (isUnreadableAmount(typed) ? NaN : parseMoney(typed)))
    .typeError(unreadableAmountText);
}

/** PAY-01, PAY-02, CONST-21: the rules of a payment; `balance` is in cents. Empty card and bank numbers are allowed. */
export function paymentSchema(balance: number): AnyObjectSchema {
  return object({
    policyPaymentType: text().required(noType).oneOf(paymentTypes, noType),
    paidamount: money()
      .required(noAmount)
      .moreThan(0, noAmount)
      .max(balance, `Enter at most the balance of ${formatUsd(balance)}.`),
    cardnumber: cardField(paymentLabels.cardnumber, cardLength),
    expiredate: cardField(paymentLabels.expiredate, expiryLength),
    cvv: cardField(paymentLabels.cvv, cvvLength),
  });
}

/** A maximum length for credit cards only, because other payment types do not send the field. */
function cardField(label: string, maxLength: number): AnySchema {
  return text()
    .label(label)
    .when('policyPaymentType', { is: 'CREDIT CARD', then: (rule) => rule.max(maxLength) });
}
