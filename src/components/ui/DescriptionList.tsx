import type { ReactNode } from 'react';
import { withHtmlLineEnds } from '@/domain/text/lineEnds';
import styles from './DescriptionList.module.css';

/** Values of one record, each with its label; an unknown value is blank. */
export function DescriptionList({
  entries,
  className = styles.entries,
}: {
  entries: readonly (readonly [label: string, value: ReactNode])[];
  /** In place of the usual columns. */
  className?: string | undefined;
}): ReactNode {
  return (
    <dl className={className}>
      {entries.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value !== '' && (
              <bdi translate="no">{typeof value === 'string' ? withHtmlLineEnds(value) : value}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
