import { useId, type ReactNode } from 'react';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { nothing } from '@/intakeForm/readOnly/ReadOnlyAnswer';
import { showUsd } from '@/domain/text/money';
import type { ListedCoverage } from '@/domain/quotation/policyList';
import type { CheckedCoverage, Quotation } from '@/domain/records/quotations';
import styles from './quotationDocument.module.css';

/** The vehicle, if the record has one. */
export function VehicleTable({ record }: { record: Quotation }): ReactNode {
  const { vehicle, vehicleModel, vehicleModelYear } = record;
  if (vehicle + vehicleModel + vehicleModelYear === '') return null;
  return (
    <TextTable
      heading="Vehicle"
      columns={['Brand Name', 'Model', 'Year']}
      rows={[[vehicle, vehicleModel, vehicleModelYear]]}
    />
  );
}

/** Checked coverages, and those that an older record lists by policy. Renders nothing if there are none. */
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
    <TextTable
      heading="Coverage Details"
      columns={hasPolicies ? columns : columns.slice(1)}
      rows={hasPolicies ? rows : rows.map((row) => row.slice(1))}
      amountColumns={2}
    />
  );
}

interface TextTableProps {
  heading: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The number of amount columns at the end. */
  amountColumns?: number;
}

function TextTable({ heading, columns, rows, amountColumns = 0 }: TextTableProps): ReactNode {
  const id = useId();
  const align = (column: number): string | undefined =>
    column >= columns.length - amountColumns ? styles.end : undefined;
  return (
    <FormCard headingId={id} heading={heading} lines={rows.length}>
      <div className={styles.scroll}>
        <table className={styles.listing} aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((label, column) => (
                <th key={label} scope="col" className={align(column)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((text, column) => (
                  <td key={column} className={align(column)}>
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
