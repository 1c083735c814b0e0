import type { ReactNode } from 'react';
import { ContactText } from '@/components/ui/ContactText';
import { customerText } from '@/domain/quotation/headerLines';
import type { Customer } from '@/domain/records/quotations';
import styles from './customer.module.css';

/** The address, phone number and email of a customer, the last two as links. */
export function CustomerContact({ customer }: { customer: Customer }): ReactNode {
  return (
    <ul className={styles.muted}>
      {customerText(customer).lines.map(({ text, link }) => (
        <li key={text}>
          <ContactText text={text} link={link} />
        </li>
      ))}
    </ul>
  );
}
