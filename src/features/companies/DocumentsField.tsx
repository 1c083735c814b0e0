import { useState, type ReactNode } from 'react';
import { announce } from '@/components/feedback/announce';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { Icon } from '@/components/ui/Icon';
import type { NewCompanyValues } from './companyForm';
import { isTooLargeForSite, largestFileMegabytes } from '@/domain/fileSize';
import styles from './DocumentsField.module.css';

const Field = fieldsOf<NewCompanyValues>();

/** Why a file is not accepted; empty if it is. */
function documentProblem(file: File): string {
  if (file.size === 0) return `${file.name} is empty and was not added.`;
  return isTooLargeForSite(file)
    ? `${file.name} is larger than ${largestFileMegabytes} MB and was not added.`
    : '';
}

/**
 * The documents of a new company. Empty and too large files are refused when they are chosen; the others
 * stay.
 */
export function DocumentsField(): ReactNode {
  const [problems, setProblems] = useState<readonly string[]>([]);

  function acceptFiles(chosen: readonly File[]): readonly File[] {
    const found = chosen.map(documentProblem).filter((problem) => problem !== '');
    setProblems(found);
    if (found.length > 0) announce(found.join(' '));
    return chosen.filter((file) => documentProblem(file) === '');
  }

  return (
    <Field.File
      name="documentUpload"
      label="Document Upload"
      help={
        problems.length === 0
          ? 'Several files can be chosen, together or one after another.'
          : problems.map((problem, index) => (
              <span key={index} className={styles.problem}>
                <Icon name="error" size={14} />
                <bdi>{problem}</bdi>
              </span>
            ))
      }
      multiple
      take={acceptFiles}
      wide
    />
  );
}
