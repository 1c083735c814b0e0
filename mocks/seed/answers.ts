import type { Attribute } from '@/domain/records/attributes';
import type { Customer } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { attributeGroups, attributes, intakeAttributeGroups } from './attributes';

/** The quotation's own fields that attributes may carry too. */
export type Known = Customer & {
  policyamount: string;
  policyeffectivedate: string;
  policyscheduledate: string;
};

type Answers = Record<string, Record<string, Record<string, string>>>;

const digits = '4815162342';
const letters = 'kmarbleston';

/** Fills a mask of a, A and 9 with the same letters and digits each time. */
function masked(format: string, row: number): string {
  return [...format]
    .map((sign, place) => {
      if (sign === '9') return digits[(place + row) % digits.length];
      const letter = letters[(place + row) % letters.length] ?? 'k';
      if (sign === 'a') return letter;
      return sign === 'A' ? letter.toUpperCase() : sign;
    })
    .join('');
}

const byType: Record<string, (row: number) => string> = {
  date: (row) => `198${row}-05-17`,
  email: (row) => `contact${row + 1}@example.com`,
  checkbox: () => '1',
  textarea: () => 'No losses in the last five years.\nSprinklers on every floor.',
  secure: (row) => `21984607${row}`,
  'PI secure': (row) => `53310984${row}`,
};

const byDataType: Record<string, (row: number) => string> = {
  Numeric: (row) => String(4 + row),
  String: (row) => ['Hawthorn', 'Juniper', 'Rowan'][row % 3] ?? 'Hawthorn',
  Alphanumeric: (row) => `K7${row}41B`,
};

function answer(attribute: Attribute, known: Known, row: number): string {
  const own = new Map<string, unknown>(Object.entries(known)).get(attribute.attribute_name);
  if (own !== undefined && row === 0) return String(own);
  const [option] = (attribute.radiogroup || attribute.selectgroup).split(',');
  if (option) return option.trim();
  if (attribute.attributeformat) return masked(attribute.attributeformat, row);
  const typical = byType[attribute.attribute_type] ?? byDataType[attribute.attribute_data_type];
  return typical?.(row) ?? `${attribute.name} ${row + 1}`;
}

/**
 * The answers to an intake form as JSON text, keyed by attribute id, attribute name and row. Tables have two rows.
 */
export function answersText(intakeId: Id, known: Known): string {
  const answers: Answers = {};
  for (const { attribute_group_id } of intakeAttributeGroups.filter(
    ({ intake_id }) => intake_id === intakeId,
  )) {
    const group = attributeGroups.find(({ id }) => id === attribute_group_id);
    const rows = group?.displaytype === 'Table' ? [0, 1] : [0];
    for (const attribute of attributes.filter(({ group_id }) => group_id === attribute_group_id)) {
      answers[attribute.id] = {
        [attribute.attribute_name || attribute.name]: Object.fromEntries(
          rows.map((row) => [row, answer(attribute, known, row)]),
        ),
      };
    }
  }
  return JSON.stringify(answers);
}
