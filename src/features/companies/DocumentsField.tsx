import { useState, type ReactNode } from 'react';
import { announce } from '@/components/feedback/announce';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { Icon } from '@/components/ui/Icon';
import type { NewCompanyValues } from './companyForm';
import styles from './DocumentsField.module.css';

const Field = fieldsOf<NewCompanyValues>();

/** The delivered site takes requests of up to 128 MB, and the other fields and documents need their part of them. */
const largestMegabytes = 100;

/** Why a file cannot be a document; empty when it can. */
function problemOf({ name, size }: File): string {
  if (size === 0) return `${name} is empty and was not added.`;
  return size > largestMegabytes * 1024 ** 2
    ? `${name} is larger than ${largestMegabytes} MB and was not added.`
    : '';
}

/** COMPANY-12: the documents of a new company. One that is empty or too large is refused when it is chosen; the others stay. */
export function DocumentsField(): ReactNode {
  const [problems, setProblems] = useState<readonly string[]>([]);

  function take(chosen: readonly File[]): readonly File[] {
    const found = chosen.map(problemOf).filter((problem) => problem !== '');
    setProblems(found);
    if (found.length > 0) announce(found.join(' '));
    return chosen.filter((file) => problemOf(file) === '');
  }

  return (
    <Field.File
      name="documentUpload"
      label="Document Upload"
      help={
        problems.length === 0
          ? 'Several files can be chosen, at once or one after another.'
          : problems.map((problem, index) => (
              <span key={index} className={styles.problem}>
                <Icon name="error" size={14} />
                <bdi>{problem}</bdi>
              </span>
            ))
      }
      multiple
      take={take}
      wide
    />
  );
}
