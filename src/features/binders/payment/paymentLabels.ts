import type { PaymentField } from '@/domain/payment/payment';

export const paymentLabels: Readonly<Record<PaymentField, string>> = {
  bankroutingnumber: 'Bank Routing Number',
  bankaccountnumber: 'Bank Account Number',
  bankname: 'Bank Name',
  referencenumber: 'Reference Number',
  cardholdername: 'Cardholder Name',
  cardnumber: 'Card Number',
  expiredate: 'Expire Date',
  cvv: 'CVV',
};
