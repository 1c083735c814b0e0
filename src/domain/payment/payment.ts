import type { Id } from '@/domain/records/scalars';
import type { Payment, PaymentRequest, Quotation } from '@/domain/records/quotations';
import type { Typed } from '@/domain/text/typed';
import { formatDigits, formatMonthYear } from '@/domain/text/digitInput';
import { isBlank } from '@/domain/text/cleanText';
import { centsToNumber, centsToText, formatUsd, parseBookedMoney, parseMoney } from '@/domain/text/money';
import type { Formatted } from '@/domain/text/typedNotes';

/** PAY-10: the payment types of the documents. */
export const paymentTypes = [
  'ACH',
  'CREDIT CARD',
  'MONEY ORDER',
  'CASHIER CHECK',
  'VENMO Payment',
  'ZELLE Payment',
  'APPLY PAY',
  'PAYPAL Payment',
  'Premium Finance',
] as const;

/** The fields whose use depends on the payment type. */
export type PaymentField =
  | 'bankroutingnumber'
  | 'bankaccountnumber'
  | 'bankname'
  | 'referencenumber'
  | 'cardholdername'
  | 'cardnumber'
  | 'expiredate'
  | 'cvv';

/** What the payment dialog holds; the amount is the text of its input, in dollars. */
export interface PaymentForm extends Record<PaymentField, string> {
  policyPaymentType: string;
  paidamount: string;
  autopayment: boolean;
}

export const emptyPayment: Readonly<PaymentForm> = {
  policyPaymentType: '',
  paidamount: '',
  bankroutingnumber: '',
  bankaccountnumber: '',
  bankname: '',
  referencenumber: '',
  cardholdername: '',
  cardnumber: '',
  expiredate: '',
  cvv: '',
  autopayment: false,
};

/** the fields that a payment type shows and sends; none before a type is chosen. */
export function fieldsFor(paymentType: string): readonly PaymentField[] {
  switch (paymentType) {
    case '':
      return [];
    case 'ACH':
      return ['bankroutingnumber', 'bankaccountnumber', 'bankname'];
    case 'CREDIT CARD':
      return ['cardholdername', 'cardnumber', 'expiredate', 'cvv'];
    default:
      return ['referencenumber'];
  }
}

const secretFields: readonly PaymentField[] = [
  'bankroutingnumber',
  'bankaccountnumber',
  'cardnumber',
  'expiredate',
  'cvv',
];

/** The fields of a payment type that the user enters again after a payment whose result is unknown. */
export function secretFieldsFor(paymentType: string): readonly PaymentField[] {
  return fieldsFor(paymentType).filter((field) => secretFields.includes(field));
}

/** The form after a payment whose result is unknown, without the numbers of a card or an account. */
export function withoutSecrets(form: PaymentForm): PaymentForm {
  return { ...form, ...Object.fromEntries(secretFields.map((field) => [field, ''])) };
}

/** CONST-21: lengths in characters, as the inputs show them. */
export const cardLength = 19;
export const expiryLength = 5;
export const cvvLength = 3;

const cardDigits = 16;

/** PAY-04 to PAY-06: digits in groups of four, 19 characters with their spaces. */
export function formatCard(typed: Typed): Formatted {
  return formatDigits(typed, cardDigits, (index) => (index > 0 && index % 4 === 0 ? ' ' : ''));
}

/** PAY-07, PAY-08: digits as MM/YY. */
export function formatExpiry(typed: Typed): Formatted {
  return formatMonthYear(typed, 2);
}

/** PAY-09: digits only, at most 3. */
export function formatCvv(typed: Typed): Formatted {
  return formatDigits(typed, cvvLength);
}

/** PAY-03: the remaining balance, in cents. */
export function newBalance(balanceCents: number, paidCents: number): number {
  return balanceCents - paidCents;
}

type PaidAmounts = readonly Pick<Payment, 'paidamount'>[];

/**
 * PAY-03: a record without a balance gets one: the policy amount minus the payments. Some servers store no balance
 * before the first payment, or none at all. A stored balance stays, and so does a blank one while the history or its sum
 * is unknown.
 */
export function withBalance<Owed extends Pick<Quotation, 'balance' | 'policyamount'>>(
  record: Owed,
  history: PaidAmounts | undefined,
): Owed {
  const amount = parseMoney(record.policyamount);
  const paid = history && paidIn(history);
  if (record.balance.trim() !== '' || paid === undefined || amount === undefined) return record;
  return { ...record, balance: centsToText(newBalance(amount, paid)) };
}

function unreadableAmounts(history: PaidAmounts): readonly string[] {
  return history
    .map(({ paidamount }) => paidamount)
    .filter((text) => !isBlank(text) && parseBookedMoney(text) === undefined);
}

/** The sum of the payments of a history, in cents; undefined if one of them cannot be read. A blank amount is 0. */
export function paidIn(history: PaidAmounts): number | undefined {
  if (unreadableAmounts(history).length > 0) return undefined;
  return history.reduce((sum, { paidamount }) => sum + (parseBookedMoney(paidamount) ?? 0), 0);
}

/** The message for a history with payments that cannot be read; blank if all of them can. */
export function unknownSum(history: PaidAmounts): string {
  const [first, ...others] = unreadableAmounts(history);
  if (first === undefined) return '';
  const more = others.length > 0 ? ` and ${String(others.length)} more` : '';
  return `The sum of the payments is not known: '${first.trim()}'${more} could not be read.`;
}

/**
 * The message for a balance in cents that leaves nothing to pay; blank if something is owed or the balance is unknown.
 */
export function nothingOwed(balance: number | undefined): string {
  if (balance === undefined || balance > 0) return '';
  return balance < 0 ? `Nothing is owed: ${formatUsd(-balance)} was paid too much.` : 'Nothing is owed.';
}

/**
 * The message if the amount, the balance and the payment history of a record do not agree; blank if they do, or if the
 * amount or the balance is unknown. In cents.
 */
export function paidDisagreement({
  amount,
  balance,
  paid,
}: Readonly<Record<'amount' | 'balance' | 'paid', number | undefined>>): string {
  if (amount === undefined || balance === undefined) return '';
  const history = paid === undefined ? '' : `The payment history adds up to ${formatUsd(paid)}, but `;
  if (balance > amount) {
    const above = `the balance of ${formatUsd(balance)} is above the amount of ${formatUsd(amount)}.`;
    return history + (history ? above : `T${above.slice(1)}`);
  }
  if (paid === undefined || paid === newBalance(amount, balance)) return '';
  return `${history}the balance says that ${formatUsd(newBalance(amount, balance))} was paid.`;
}

/**
 * PAY-01, Q-170: an amount can be paid when it is above zero and not above the balance; an unknown amount cannot be
 * paid.
 */
export function canPay(paidCents: number | undefined, balanceCents: number | undefined): boolean {
  return paidCents !== undefined && balanceCents !== undefined && paidCents > 0 && paidCents <= balanceCents;
}

/** The quotation that is paid, and who pays it. */
interface PaymentContext {
  quotation: Pick<Quotation, 'id' | 'unique_id' | 'customer_id' | 'balance' | 'policyamount'>;
  userId: Id;
  clientId: Id;
  clientName: string;
}

/**
 * The body of the payment call: every key, those of other payment types empty, amounts in dollars, and as
 * `balance` the new one.
 */
export function toPaymentRequest(form: PaymentForm, context: PaymentContext): PaymentRequest {
  const { quotation, userId, clientId, clientName } = context;
  const used = fieldsFor(form.policyPaymentType);
  const sent = (field: PaymentField): string => (used.includes(field) ? form[field] : '');
  const paid = parseMoney(form.paidamount) ?? 0;
  return {
    id: quotation.id,
    user_id: userId,
    client_id: clientId,
    client_name: clientName,
    unique_id: quotation.unique_id,
    customer_id: quotation.customer_id,
    policyPaymentType: form.policyPaymentType,
    paidamount: centsToNumber(paid),
    balance: centsToNumber(newBalance(parseMoney(quotation.balance) ?? 0, paid)),
    policyamount: centsToNumber(parseMoney(quotation.policyamount) ?? 0),
    bankroutingnumber: sent('bankroutingnumber'),
    bankaccountnumber: sent('bankaccountnumber'),
    bankname: sent('bankname'),
    referencenumber: sent('referencenumber'),
    cardholdername: sent('cardholdername'),
    cardnumber: sent('cardnumber'),
    expiredate: sent('expiredate'),
    cvv: sent('cvv'),
    autopayment: form.autopayment ? 1 : 0,
  };
}
