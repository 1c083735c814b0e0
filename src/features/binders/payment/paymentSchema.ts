import { text, type FormSchema } from '@/components/form/schema';
import { formatUsd, isUnreadableAmount, parseMoney, unreadableAmountText } from '@/domain/text/money';
import {
  cardLength,
  cvvLength,
  expiryLength,
  paymentTypes,
  type PaymentForm,
} from '@/domain/payment/payment';
import { paymentLabels } from './paymentLabels';

/** PAY-01, PAY-02, CONST-21: the rules of a payment while so many cents are owed. A blank number is the server's matter. */
export function paymentSchema(balance: number): FormSchema<PaymentForm> {
  const cents = (amount: unknown): number => (typeof amount === 'string' && parseMoney(amount)) || 0;
  const onCard = (label: string, maxLength: number) =>
    text()
      .label(label)
      .when('policyPaymentType', { is: 'CREDIT CARD', then: (rule) => rule.max(maxLength) });
  return {
    policyPaymentType: text().oneOf(paymentTypes, 'Choose a payment type.'),
    // The first message is shown, so what cannot be read is not called zero.
    paidamount: text()
      .test('readable', unreadableAmountText, (amount) => !isUnreadableAmount(amount ?? ''))
      .test('positive', 'Enter an amount above zero.', (amount) => cents(amount) > 0)
      .test(
        'balance',
        `Enter at most the balance of ${formatUsd(balance)}.`,
        (amount) => cents(amount) <= balance,
      ),
    cardnumber: onCard(paymentLabels.cardnumber, cardLength),
    expiredate: onCard(paymentLabels.expiredate, expiryLength),
    cvv: onCard(paymentLabels.cvv, cvvLength),
  };
}
