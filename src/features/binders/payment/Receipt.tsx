import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DescriptionList } from '@/components/ui/DescriptionList';
import { endingIn } from '@/domain/text/conceal';
import { showTimestamp } from '@/domain/text/dates';
import { showUsd } from '@/domain/text/money';
import type { Payment, Quotation } from '@/domain/records/quotations';
import { useProfile } from '@/session/useProfile';
import styles from './receipt.module.css';

interface ReceiptProps {
  quotation: Quotation;
  payment: Payment;
  onPrinted: () => void;
}

/** The receipt of a payment. It is only visible in print, and prints as soon as it is rendered. */
export function Receipt({ quotation, payment, onPrinted }: ReceiptProps): ReactNode {
  const { companyName } = useProfile();
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one receipt is printed once
  }, []);
  const account = endingIn(payment.bankaccountnumber);
  const lines = (
    [
      ['Policy NO', quotation.unique_id],
      ['Insured', `${quotation.firstname} ${quotation.lastname}`.trim()],
      ['Date', showTimestamp(payment.createdAt)],
      ['Payment Type', payment.policyPaymentType],
      ['Cardholder Name', payment.cardholdername],
      ['Card Number', endingIn(payment.cardnumber)],
      ['Bank Name', payment.bankname],
      ['Bank Account Number', account],
      ['Reference Number', payment.referencenumber],
      ['Paid Amount', showUsd(payment.paidamount)],
      ['Policy Amount', showUsd(quotation.policyamount)],
      ['Balance', showUsd(quotation.balance)],
    ] as const
  ).filter(([, text]) => text !== '');
  return createPortal(
    <section className={styles.receipt} aria-hidden="true">
      <p className={styles.from}>{companyName}</p>
      <h2>Payment receipt</h2>
      <DescriptionList className="" entries={lines} />
    </section>,
    document.body,
  );
}
