import { useState, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { ModalDialog } from '@/components/feedback/dialogs/ModalDialog';
import { endingIn } from '@/domain/text/conceal';
import { showTimestamp } from '@/domain/text/dates';
import { formatUsd, parseMoney, showUsd } from '@/domain/text/money';
import { paidDisagreement, paidIn, unknownSum } from '@/domain/payment/payment';
import type { Payment, Quotation } from '@/domain/records/quotations';
import { PaidBar } from './PaidBar';
import { PaidRecord } from './PaidRecord';
import { Receipt } from './Receipt';
import styles from '../payment.module.css';

interface HistoryColumn {
  label: string;
  text: (payment: Payment) => string;
  isNumber?: boolean;
  /** Asterisks and digits, which must not break into two lines. */
  isCode?: boolean;
}

/** The fields of a payment. Card and bank numbers show their last four digits, and the CVV is never shown. */
const columns: readonly HistoryColumn[] = [
  { label: 'Date', text: ({ createdAt }) => showTimestamp(createdAt) },
  { label: 'Payment Type', text: ({ policyPaymentType }) => policyPaymentType },
  { label: 'Paid Amount', text: ({ paidamount }) => showUsd(paidamount), isNumber: true },
  {
    label: 'Bank Routing Number',
    text: ({ bankroutingnumber }) => endingIn(bankroutingnumber),
    isCode: true,
  },
  {
    label: 'Bank Account Number',
    text: ({ bankaccountnumber }) => endingIn(bankaccountnumber),
    isCode: true,
  },
  { label: 'Bank Name', text: ({ bankname }) => bankname },
  { label: 'Reference Number', text: ({ referencenumber }) => referencenumber },
  { label: 'Cardholder Name', text: ({ cardholdername }) => cardholdername },
  { label: 'Card Number', text: ({ cardnumber }) => endingIn(cardnumber), isCode: true },
  { label: 'Expire Date', text: ({ expiredate }) => expiredate },
];

interface PaymentHistoryDialogProps {
  quotation: Quotation;
  payments: readonly Payment[];
  onClose: () => void;
}

/** The payments of a binder or policy, the balance, and a receipt for each payment. */
export function PaymentHistoryDialog({ quotation, payments, onClose }: PaymentHistoryDialogProps): ReactNode {
  const [paymentToPrint, setPaymentToPrint] = useState<Payment | null>(null);
  const paid = paidIn(payments);
  const balance = parseMoney(quotation.balance);
  const amount = parseMoney(quotation.policyamount);
  const notes = [unknownSum(payments), paidDisagreement({ amount, balance, paid })].filter(Boolean);
  return (
    <ModalDialog title="Payment Details" open width="wide" onClose={onClose}>
      <div className={styles.history}>
        <PaidRecord record={quotation} />
        {balance !== undefined && <PaidBar total={amount ?? 0} balance={balance} />}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <div className={styles.scroll}>
          <table className={styles.table} aria-label="Payment Details">
            <thead>
              <tr>
                {columns.map(({ label, isNumber }) => (
                  <th key={label} scope="col" className={classes(isNumber && styles.end)}>
                    {label}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">Receipt</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {payments.map((payment, index) => (
                <tr key={`${String(payment.id)}#${String(index)}`}>
                  {columns.map(({ label, text, isNumber, isCode }) => (
                    <td
                      key={label}
                      data-label={label}
                      className={classes(isNumber && styles.end, isCode && styles.code)}
                    >
                      <bdi translate="no">{text(payment)}</bdi>
                    </td>
                  ))}
                  <td>
                    <IconButton
                      icon="print"
                      size="small"
                      label={`Print receipt ${String(index + 1)}`}
                      onClick={() => setPaymentToPrint(payment)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  Paid in all
                </th>
                <td className={styles.end}>{paid === undefined ? 'Not known' : formatUsd(paid)}</td>
                <td colSpan={columns.length - 2} />
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
      {paymentToPrint && (
        <Receipt quotation={quotation} payment={paymentToPrint} onPrinted={() => setPaymentToPrint(null)} />
      )}
    </ModalDialog>
  );
}
