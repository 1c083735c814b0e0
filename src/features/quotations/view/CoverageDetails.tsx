import { useId, type ReactNode } from 'react';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { nothing } from '@/intakeForm/readOnly/ReadOnlyAnswer';
import { showUsd } from '@/domain/text/money';
import type { ListedCoverage } from '@/domain/quotation/policyList';
import type { CheckedCoverage, Quotation } from '@/domain/records/quotations';
import styles from './quotationDocument.module.css';

/** QVIEW-05, Q-165: the vehicle, where the record names one. */
export function VehicleTable({ record }: { record: Quotation }): ReactNode {
  const { vehicle, vehicleModel, vehicleModelYear } = record;
  if (vehicle + vehicleModel + vehicleModelYear === '') return null;
  return (
    <Listing
      heading="Vehicle"
      columns={['Brand Name', 'Model', 'Year']}
      rows={[[vehicle, vehicleModel, vehicleModelYear]]}
    />
  );
}

/** QVIEW-06, Q-130, Q-141: checked coverages, and those that an older record lists by policy. None: no list. */
export function CoverageDetails({
  checked,
  listed,
}: {
  checked: readonly CheckedCoverage[];
  listed: readonly ListedCoverage[];
}): ReactNode {
  const rows = [
    ...checked.map((item) => ['', item.subcategoryName, item.coverageLimit, item.premium] as const),
    ...listed.map(
      (item) => [item.policyname, item.quotecoverage, item.quotecoverage_limit, item.quotepremimum] as const,
    ),
  ].map(([policy, name, limit, premium]) => [policy, name, showUsd(limit), showUsd(premium)]);
  if (rows.length === 0) return null;
  const hasPolicies = rows.some(([policy]) => policy !== '');
  const columns = ['Policy', 'Coverage', 'Limit', 'Premium'];
  return (
    <Listing
      heading="Coverage Details"
      columns={hasPolicies ? columns : columns.slice(1)}
      rows={hasPolicies ? rows : rows.map((row) => row.slice(1))}
      amounts={2}
    />
  );
}

interface ListingProps {
  heading: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** How many of the last columns hold amounts. */
  amounts?: number;
}

function Listing({ heading, columns, rows, amounts = 0 }: ListingProps): ReactNode {
  const id = useId();
  const align = (column: number): string | undefined =>
    column >= columns.length - amounts ? styles.end : undefined;
  return (
    <FormCard headingId={id} heading={heading} lines={rows.length}>
      <div className={styles.scroll}>
        <table className={styles.listing} aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={column} scope="col" className={align(at)}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((text, at) => (
                  <td key={at} className={align(at)}>
                    <bdi translate="no">{text || nothing}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FormCard>
  );
}
