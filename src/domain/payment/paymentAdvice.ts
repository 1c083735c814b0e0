import { namesMonth } from '@/domain/text/digitInput';
import { fieldsFor, type PaymentField, type PaymentForm } from './payment';

/** Advice about the numbers of a payment. It names likely typing mistakes and never blocks the payment. */

function digitsOf(text: string): number[] {
  return [...text.replaceAll(/[^0-9]/g, '')].map(Number);
}

/** Whether a card number's last digit fits the others (Luhn's check). */
export function hasCardCheckDigit(cardnumber: string): boolean {
  const sum = digitsOf(cardnumber)
    .toReversed()
    .reduce(
      (total, digit, index) => total + (index % 2 === 0 ? digit : ((digit * 2) % 10) + (digit > 4 ? 1 : 0)),
      0,
    );
  return sum > 0 && sum % 10 === 0;
}

/** Whether a bank routing number has nine digits of which the last fits the others (weights 3, 7, 1). */
export function isRoutingNumber(bankroutingnumber: string): boolean {
  const digits = digitsOf(bankroutingnumber);
  const sum = digits.reduce((total, digit, index) => total + digit * ([3, 7, 1][index % 3] ?? 0), 0);
  return digits.length === 9 && sum > 0 && sum % 10 === 0;
}

/** Whether the month MM/YY is over: a card is valid to the end of its month. Less than four digits are no date yet. */
export function hasExpired(expiredate: string, now: Date): boolean {
  const digits = digitsOf(expiredate).join('');
  if (digits.length < 4) return false;
  const end = (2000 + Number(digits.slice(2, 4))) * 12 + Number(digits.slice(0, 2));
  return end < now.getFullYear() * 12 + now.getMonth() + 1;
}

function adviceFor(field: PaymentField, text: string, now: Date): string | undefined {
  if (text.trim() === '') return undefined;
  switch (field) {
    case 'cardnumber':
      return hasCardCheckDigit(text)
        ? undefined
        : 'Please check this number: its digits do not fit together.';
    case 'bankroutingnumber':
      return isRoutingNumber(text)
        ? undefined
        : 'Please check this number: a routing number has nine fitting digits.';
    case 'expiredate':
      if (digitsOf(text).length >= 2 && !namesMonth(text)) return 'Please check the month: it is 01 to 12.';
      return hasExpired(text, now) ? 'This card seems to have expired.' : undefined;
    default:
      return undefined;
  }
}

/** Advice for the fields of the chosen type with a doubtful value; a blank field has none. */
export function paymentAdvice(form: PaymentForm, now: Date): Partial<Record<PaymentField, string>> {
  const advice: Partial<Record<PaymentField, string>> = {};
  for (const field of fieldsFor(form.policyPaymentType)) {
    const text = adviceFor(field, form[field], now);
    if (text) advice[field] = text;
  }
  return advice;
}
