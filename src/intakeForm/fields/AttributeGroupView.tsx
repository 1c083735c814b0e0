import { useId, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import type { FormGroup } from '@/domain/quotation/groups';
import type { Attribute } from '@/domain/records/attributes';
import { Answer } from './Answer';
import { AttributeTable } from './AttributeTable';
import { FormCard } from './FormCard';
import { useQuotation, useRowKeys } from '../state/store';
import { stripe } from './stripe';
import styles from './AttributeGroupView.module.css';

/** A group of questions in its display type. */
export function AttributeGroupView({ group }: { group: FormGroup }): ReactNode {
  const heading = useId();
  const { attributes, display, firstRows, name } = group;
  const lines = display === 'table' ? firstRows + 2 : attributeRows(group).length;
  return (
    <FormCard headingId={heading} heading={<bdi>{name}</bdi>} lines={lines}>
      {attributes.length === 0 ? (
        <p className={styles.nothing}>No questions</p>
      ) : display === 'table' ? (
        <AttributeTable group={group} headingId={heading} />
      ) : (
        <AttributeLines group={group} />
      )}
    </FormCard>
  );
}

/** The attributes of each row: one, or two in a group of two columns. */
function attributeRows({ attributes, display }: FormGroup): Attribute[][] {
  const width = display === 'double' ? 2 : 1;
  return Array.from({ length: Math.ceil(attributes.length / width) }, (_, row) =>
    attributes.slice(row * width, (row + 1) * width),
  );
}

/** One attribute a row with its label to the left (40/60), or two with their labels above. */
function AttributeLines({ group }: { group: FormGroup }): ReactNode {
  const { answers } = useQuotation();
  const [rowKey = 0] = useRowKeys(group);
  const rowClasses = [0, 1].map((index) => classes(stripe(index), styles.line, styles[group.display]));
  const furtherCount = answers.furtherRows(group);
  return (
    <>
      {attributeRows(group).map((attributes, index) => (
        <div key={index} className={rowClasses[index % 2]}>
          {attributes.map((attribute) => (
            <Answer key={String(attribute.id)} cell={answers.cell(group, attribute, rowKey)} />
          ))}
        </div>
      ))}
      {furtherCount > 0 && (
        <p className={styles.nothing}>
          {furtherCount === 1
            ? '1 more row is stored. It is kept, and the view shows it.'
            : `${furtherCount} more rows are stored. They are kept, and the view shows them.`}
        </p>
      )}
    </>
  );
}
