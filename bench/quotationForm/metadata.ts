import type { Attribute } from '@/domain/records/attributes';
import type { CoverageLine } from '@/domain/records/quotations';
import type { FormGroup } from '@/domain/quotation/groups';

const perGroup = 25;

/** The mix of an intake form: mostly text, some of it checked or masked, and a few of each other type. */
const kinds: readonly Partial<Attribute>[] = [
  {},
  { attribute_max_lenght: '40' },
  { attribute_data_type: 'Alphanumeric' },
  { attributeformat: '99-9999', attribute_data_type: 'Numeric' },
  { attribute_type: 'date' },
  { attribute_type: 'SelectBox', selectgroup: 'Frame, Masonry, Steel, Log' },
  { attribute_type: 'radio', radiogroup: 'Yes, No' },
  { attribute_type: 'checkbox' },
  { attribute_type: 'email' },
  { attribute_type: 'secure' },
];

function attribute(id: number): Attribute {
  return {
    id,
    client_id: 1,
    group_id: 1,
    name: `Question ${id}`,
    attribute_name: '',
    attribute_type: 'text',
    attribute_data_type: '',
    radiogroup: '',
    selectgroup: '',
    isrequired: id % 3 === 0 ? 'required' : '',
    description: '',
    attributeformat: '',
    attribute_max_lenght: '',
    rank: id,
    active: 1,
    ...kinds[id % kinds.length],
  };
}

/** This many questions, in groups of two columns. The first one is plain text, in which the bench types. */
export function groupsOf(fields: number): FormGroup[] {
  return Array.from({ length: Math.ceil(fields / perGroup) }, (_, groupIndex) => ({
    id: groupIndex,
    name: `Group ${groupIndex + 1}`,
    display: 'double',
    firstRows: 1,
    attributes: Array.from({ length: Math.min(perGroup, fields - groupIndex * perGroup) }, (__, index) =>
      attribute(groupIndex * perGroup + index),
    ),
  }));
}

/** A Table with this many rows and five columns. */
export function tableOf(rows: number): FormGroup {
  const attributes = Array.from({ length: 5 }, (_, column) => ({
    ...attribute(0),
    id: 10_000 + column,
    name: `Column ${column + 1}`,
  }));
  return { id: 'table', name: 'Rows', display: 'table', firstRows: rows, attributes };
}

export function linesOf(count: number): CoverageLine[] {
  return Array.from({ length: count }, (_, index) => ({
    coverage_name: `Coverage ${index + 1}`,
    covargerequired: index % 2 === 0 ? 'required' : '',
    coverageinclude: '',
    coverageacceptdate: '',
    coveragelimit: '500000',
    coverageaccept: '',
    deductiblebasis: 'Percentage',
    deductible: '2',
    deductibleamount: 0,
    premium: 100 + index,
  }));
}
