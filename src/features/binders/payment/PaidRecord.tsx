import type { ReactNode } from 'react';
import { customerText } from '@/domain/quotation/headerLines';
import type { Quotation } from '@/domain/records/quotations';
import styles from '../payment.module.css';

/** Whose payment it is: the number of the record and its insured. Renders nothing if both are blank. */
export function PaidRecord({ record }: { record: Quotation }): ReactNode {
  const texts = [record.unique_id, customerText(record).name].filter((text) => text !== '');
  if (texts.length === 0) return null;
  return (
    <p className={styles.record}>
      {texts.map((text) => (
        <bdi key={text} translate="no">
          {text}
        </bdi>
      ))}
    </p>
  );
}
