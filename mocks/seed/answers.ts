import type { Attribute } from '@/domain/records/attributes';
import type { Customer } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { attributeGroups, attributes, intakeAttributeGroups } from './attributes';
import { zipCities } from './zipCities';

/** The quotation's own fields that attributes may carry too. */
type Known = Customer & {
  policyamount: string;
  policyeffectivedate: string;
  policyscheduledate: string;
};

type Answers = Record<string, Record<string, Record<string, string>>>;

const digits = '4815162342';
const letters = 'kmarbleston';

/** Fills a mask of a, A and 9 with letters and digits, the same each time. */
function masked(format: string, row: number): string {
  return [...format]
    .map((sign, index) => {
      if (sign === '9') return digits[(index + row) % digits.length];
      const letter = letters[(index + row) % letters.length] ?? 'k';
      if (sign === 'a') return letter;
      return sign === 'A' ? letter.toUpperCase() : sign;
    })
    .join('');
}

/** Answers to the questions that are recognised only by their label, one for each row. */
function byLabel(known: Known): ReadonlyMap<string, readonly string[]> {
  const zip = zipCities.find(({ zipcode }) => zipcode === known.zipcode);
  const name = `${known.firstname} ${known.lastname}`;
  return new Map([
    ['County', [zip?.county ?? '']],
    ['Country', [zip?.country ?? '']],
    ['Year', ['2021', '2017']],
    ['Make', ['Subaru', 'Toyota']],
    ['Model', ['Outback', 'Corolla']],
    ['VIN', ['4S4BTACC1M3104418', 'JTDEPRAE7HJ028871']],
    ['Driver Name', [name, `Alex ${known.lastname}`]],
    ['Violations', ['0', '1']],
    ['Year Built', ['1987']],
    ['Square Feet', ['2140']],
    ['Mortgagee Name', ['Harbor Savings Bank']],
    ['Loan Number', ['HS88204417']],
    ['Business Name', [name]],
    ['Years in Business', ['12']],
    ['Nature of Operations', ['Shop and workshop on the ground floor.\nDeliveries within the county.']],
    ['Street', [known.address, '22 Depot Road']],
    ['City of Location', [known.city, known.city]],
    ['Building Value', ['850000', '420000']],
    ['Class Code', ['8810', '5551']],
    ['Duties', ['Clerical', 'Roofing']],
    ['Head Count', ['6', '11']],
    ['Annual Payroll', ['310000', '540000']],
    ['Date of Loss', ['2023-02-11', '2024-09-30']],
    ['Amount Paid', ['4200', '865']],
    ['What Happened', ['A burst pipe in the basement.', 'Hail on the roof; "only scratches".']],
    ['Remarks', ['Prefers to be called after five.']],
    ['Former Carrier', ['Copper Basin Insurance']],
    ['Old Policy Number', ['CB-448120']],
    ['Former Premium', ['1480']],
  ]);
}

const byType: ReadonlyMap<string, readonly string[]> = new Map([
  ['date', ['1984-05-17', '1991-12-02']],
  ['email', ['contact@example.com']],
  ['checkbox', ['1']],
]);

function answer(attribute: Attribute, known: Known, row: number): string {
  const own = new Map<string, unknown>(Object.entries(known)).get(attribute.attribute_name);
  if (own !== undefined && row === 0) return String(own);
  const typical = byLabel(known).get(attribute.name) ?? byType.get(attribute.attribute_type);
  if (typical) return typical[row] ?? '';
  const [option] = (attribute.radiogroup || attribute.selectgroup).split(',');
  return option?.trim() || masked(attribute.attributeformat, row + Number(known.customer_id));
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
