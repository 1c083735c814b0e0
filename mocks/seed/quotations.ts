import type { WireIntakeForm, WireQuotation, WireQuotationHistory } from '../records';
import { customers } from './customers';
import { cents, day, firstDay, freshQuotations, pick } from './freshQuotations';
import { adminUserId, firstIds } from './ids';
import { intakeCategories } from './intake';
import { payments } from './payments';

/** Copies the balance after the last payment, and its payment details, into the record. */
function withLastPayment(quotation: WireQuotation): WireQuotation {
  const last = payments.findLast(({ quotation_id }) => quotation_id === quotation.id);
  if (!last) return quotation;
  return { ...quotation, balance: last.balance, autopayment: last.autopayment, cardnumber: last.cardnumber };
}

function escaped(text: string): string {
  return text.replaceAll('"', String.raw`\"`);
}

/** Special values of single records, by policy number. */
const specialValues = new Map<string, (quotation: WireQuotation) => Partial<WireQuotation>>([
  ['POL-2026-0033', ({ policydetails }) => ({ policydetails: escaped(policydetails) })],
  ['POL-2026-0034', ({ policydetails }) => ({ policydetails: JSON.stringify(policydetails) })],
  [
    'POL-2026-0035',
    ({ policydetails }) => ({ policydetails: policydetails.slice(0, Math.ceil(policydetails.length / 2)) }),
  ],
  ['POL-2026-0036', ({ policycoverage }) => ({ policycoverage: escaped(policycoverage) })],
  ['POL-2026-0037', () => ({ policydetails: olderDetails })],
  [
    'POL-2026-0043',
    () => ({
      Vehicle: { name: 'Subaru' },
      vehicleModel: { name: 'Outback' },
      vehicleModelYear: { name: '2023' },
    }),
  ],
  [
    'POL-2026-0044',
    () => ({
      coverages: [
        { subcategoryName: 'Windshield Repair', coverageLimit: '1500', premium: '42.5' },
        { subcategoryName: 'Rental Car', coverageLimit: '900', premium: '31' },
      ],
    }),
  ],
]);

/** The JSON list that older records contain instead of answers. */
const olderDetails = JSON.stringify([
  {
    policyname: 'Main Street Package',
    policy_coverage: [
      { quotecoverage: 'Fire', quotecoverage_limit: '250000', quotepremimum: '410' },
      { quotecoverage: 'Theft', quotecoverage_limit: '40000', quotepremimum: '95.5' },
    ],
  },
]);

/** Policies, binders and quotations of the year, each stage oldest first. */
export const quotations: WireQuotation[] = freshQuotations.map((quotation) => {
  const odd = specialValues.get(quotation.unique_id);
  return { ...withLastPayment(quotation), ...odd?.(quotation) };
});

/** Earlier versions: three of one quotation, two of another. */
export const quotationHistory: WireQuotationHistory[] = ['POL-2026-0041', 'POL-2026-0042'].flatMap(
  (number, which) =>
    quotations
      .filter(({ unique_id }) => unique_id === number)
      .flatMap((quotation) =>
        Array.from({ length: 3 - which }, (_, version) => ({
          ...quotation,
          id: firstIds.quotationHistory + which * 10 + version,
          quotation_id: quotation.id,
          firstname: version === 0 ? quotation.firstname.toUpperCase() : quotation.firstname,
          policyamount: cents(Number(quotation.policyamount) * (0.8 + version * 0.05)),
          createdAt: new Date(Date.parse(quotation.createdAt) + version * 3_600_000).toISOString(),
        })),
      ),
);

/** Forms that were started and not completed, of a few customers each. */
export const intakeForms: WireIntakeForm[] = customers
  .slice(0, 6)
  .map(({ company_id, ...customer }, index) => {
    const intake = pick(intakeCategories, index + 1);
    return {
      ...customer,
      id: firstIds.intakeForms + index,
      company_id,
      login_id: adminUserId,
      intake_id: intake.id,
      intake_Name: intake.category_name,
      intake_subName: intake.sublob,
      createdAt: new Date(firstDay + (280 + index * 6) * day).toISOString(),
      policydetails: '{}',
    };
  });

/** `count` quotations for measurements: copies of the seeded ones with numbers of their own. */
export function manyQuotations(count: number): WireQuotation[] {
  const models = freshQuotations.filter(({ status }) => status === 'QUOTED');
  return Array.from({ length: count }, (_, index) => ({
    ...pick(models, index),
    id: 100_001 + index,
    unique_id: `POL-L-${String(index + 1).padStart(6, '0')}`,
    createdAt: new Date(firstDay + index * 270_000).toISOString(),
  }));
}
