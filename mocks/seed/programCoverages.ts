import type { WireProgramCoverage } from '../records';

/** A coverage before it is assigned to a program. */
type CoverageOffer = Omit<WireProgramCoverage, 'id' | 'program_id'>;

type Row = readonly [
  coverage_name: string,
  covargerequired: string,
  coveragelimit: string,
  deductiblebasis: string,
  deductible: string,
  premium: number,
];

function offers(rows: readonly Row[]): CoverageOffer[] {
  return rows.map(
    ([coverage_name, covargerequired, coveragelimit, deductiblebasis, deductible, premium]) => ({
      coverage_name,
      covargerequired,
      coveragelimit,
      deductiblebasis,
      deductible,
      premium,
    }),
  );
}

const auto = offers([
  ['Bodily Injury Liability', 'required', '500000', 'Fixed Amt', '500', 640],
  ['Property Damage Liability', 'required', '100000', 'Percentage', '2', 280.5],
  ['Collision', '', '50000', 'Fixed Amt', '1000', 415],
  ['Comprehensive', '', '50000', 'Percentage', '1', 190.25],
  ['Roadside Assistance', '', 'Unlimited', 'Fixed Amt', '0', 48],
]);

const property = offers([
  ['Dwelling', 'required', '$1,000,000', 'Percentage', '2', 1240],
  ['Personal Property', 'required', '250000', 'Fixed Amt', '1000', 310.4],
  ['Personal Liability', 'required', 'Unlimited', 'Fixed Amt', '2500', 165],
  ['Wind Damage', '', '$500,000', 'Percentage', '5', 275.75],
  ['Flood', '', '250000', 'Percentage', '10', 520],
]);

const workersComp = offers([
  ['Medical Benefits', 'required', 'Unlimited', 'Fixed Amt', '0', 2180],
  ['Employers Liability', 'required', '$1,000,000', 'Fixed Amt', '5000', 940],
  ['Lost Wages', '', '104000', 'Percentage', '10', 612.3],
]);

const liability = offers([
  ['Each Occurrence', 'required', '$1,000,000', 'Fixed Amt', '2500', 1105],
  ['Products and Completed Operations', 'required', '2000000', 'Percentage', '1', 720.6],
  ['Damage to Rented Premises', '', '$100,000', 'Percentage', '5', 138],
  ['Medical Expense', '', '5000', 'Fixed Amt', '250', 64],
]);

/** The usual coverages of a line of business; other lines get general liability. */
export function offersFor(categoryName: string): CoverageOffer[] {
  if (/auto|vehicle|truck/i.test(categoryName)) return auto;
  if (/home|property|dwelling|rent|condo/i.test(categoryName)) return property;
  if (/comp/i.test(categoryName)) return workersComp;
  return liability;
}
