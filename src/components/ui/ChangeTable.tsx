import type { ReactNode } from 'react';
import { withHtmlLineEnds } from '@/domain/text/lineEnds';
import styles from './ChangeTable.module.css';

/** One value that differs, as text; blank where there is no value. */
export interface ShownChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

interface ChangeTableProps {
  /** What the changes belong to: 'Premium Details'. */
  name: string;
  changes: readonly ShownChange[];
  /** The headings of the two states. */
  headings: readonly [before: string, after: string];
}

/** The differences between two states of one section of a record. */
export function ChangeTable({ name, changes, headings }: ChangeTableProps): ReactNode {
  return (
    <table className={styles.table}>
      <caption>
        <bdi translate="no">{name}</bdi>
      </caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, before, after }, index) => (
          <tr key={index}>
            <th scope="row">
              <bdi>{label}</bdi>
            </th>
            <td>{before === '' ? '–' : <del>{withHtmlLineEnds(before)}</del>}</td>
            <td>{after === '' ? '–' : <ins>{withHtmlLineEnds(after)}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
