import type { FormSchema } from '@/components/form/schema';
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
  return ({ maxText, test, when }) => ({
    policyPaymentType: test('Choose a payment type.', (type) => paymentTypes.some((known) => known === type)),
    // The first message is shown, so what cannot be read is not called zero.
    paidamount: test(
      unreadableAmountText,
      (amount) => typeof amount !== 'string' || !isUnreadableAmount(amount),
    )
      .concat(test('Enter an amount above zero.', (amount) => cents(amount) > 0))
      .concat(
        test(`Enter at most the balance of ${formatUsd(balance)}.`, (amount) => cents(amount) <= balance),
      ),
    cardnumber: when('policyPaymentType', 'CREDIT CARD', maxText(paymentLabels.cardnumber, cardLength)),
    expiredate: when('policyPaymentType', 'CREDIT CARD', maxText(paymentLabels.expiredate, expiryLength)),
    cvv: when('policyPaymentType', 'CREDIT CARD', maxText(paymentLabels.cvv, cvvLength)),
  });
}
