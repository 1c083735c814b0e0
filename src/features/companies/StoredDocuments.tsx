import { useId, type ReactNode } from 'react';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { Icon } from '@/components/ui/Icon';
import type { Company } from '@/domain/records/companies';
import { documentNames } from './documentNames';
import styles from './StoredDocuments.module.css';

const Field = fieldsOf<Company>();

/** The names of the documents that were sent when the company was added. They cannot be changed. */
export function StoredDocuments(): ReactNode {
  const stored = Field.useValue('documentUpload');
  const id = useId();
  const names = documentNames(stored);
  return (
    <div className={styles.documents}>
      <p id={id} className={styles.label}>
        Document Upload
      </p>
      {names.length === 0 ? (
        <p className={styles.none}>
          {stored === undefined
            ? 'The server did not send the stored documents.'
            : 'No documents are stored.'}
        </p>
      ) : (
        <ul aria-labelledby={id} className={styles.list}>
          {names.map((name, index) => (
            // Two documents may have the same name, so the index is part of the key.
            <li key={`${index} ${name}`} className={styles.document}>
              <Icon name="file" />
              <bdi translate="no" className={styles.name} title={name}>
                {name}
              </bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
