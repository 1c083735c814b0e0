import type { WirePayment, WireQuotation, WireStage } from '../records';
import { cents, clientName, day, freshQuotations, pick } from './freshQuotations';
import { adminUserId, firstIds } from './ids';

type Payer = Pick<
  WirePayment,
  | 'policyPaymentType'
  | 'bankroutingnumber'
  | 'bankaccountnumber'
  | 'bankname'
  | 'referencenumber'
  | 'cardholdername'
  | 'cardnumber'
  | 'expiredate'
  | 'cvv'
  | 'autopayment'
>;

const nothing: Payer = {
  policyPaymentType: '',
  bankroutingnumber: '',
  bankaccountnumber: '',
  bankname: '',
  referencenumber: '',
  cardholdername: '',
  cardnumber: '',
  expiredate: '',
  cvv: '',
  autopayment: 0,
};

const payers: readonly Payer[] = [
  {
    ...nothing,
    policyPaymentType: 'CREDIT CARD',
    cardholdername: 'A Whitfield',
    cardnumber: '4242 4242 4242 4242',
    expiredate: '08/28',
    cvv: '123',
    autopayment: 1,
  },
  {
    ...nothing,
    policyPaymentType: 'ACH',
    bankroutingnumber: '021000021',
    bankaccountnumber: '000123456789',
    bankname: 'First Harbor Bank',
  },
  { ...nothing, policyPaymentType: 'MONEY ORDER', referencenumber: 'MO-88120' },
  { ...nothing, policyPaymentType: 'ZELLE Payment', referencenumber: 'ZL-2291-77' },
];

const shares: Record<WireStage, (index: number) => readonly number[]> = {
  ISSUED: (index) => (index % 2 === 0 ? [1] : [0.6, 0.4]),
  BOUND: (index) => (index % 3 === 0 ? [0.25] : index % 3 === 1 ? [0.2, 0.3] : []),
  QUOTED: () => [],
};

/** Payments that reduced a record from its amount to its balance; policies are paid in full. */
function paymentsOf(quotation: WireQuotation, index: number): WirePayment[] {
  const amount = Number(quotation.policyamount);
  const amounts = shares[quotation.status](index);
  const isPaidUp = quotation.status === 'ISSUED';
  let balance = amount;
  return amounts.map((share, order) => {
    const isLast = isPaidUp && order === amounts.length - 1;
    const paid = isLast ? cents(balance) : cents(amount * share);
    balance = Number(cents(balance - Number(paid)));
    return {
      id: firstIds.payments + index * 2 + order,
      quotation_id: quotation.id,
      user_id: adminUserId,
      client_id: quotation.company_id,
      client_name: clientName,
      unique_id: quotation.unique_id,
      customer_id: quotation.customer_id,
      ...pick(payers, index + order),
      paidamount: paid,
      balance: String(balance),
      policyamount: quotation.policyamount,
      createdAt: new Date(Date.parse(quotation.createdAt) + (order + 12) * day).toISOString(),
    };
  });
}

/** All payments, those of one record oldest first. */
export const payments: WirePayment[] = freshQuotations.flatMap((quotation, index) =>
  paymentsOf(quotation, index),
);
