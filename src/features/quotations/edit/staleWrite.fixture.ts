import { screen, within } from '@testing-library/react';
import { db } from '../../../../mocks/db';

export const pages = [
  ['/edit_intakeform_user_admin_policy/1041/551', 'Generate Quotation', '/updatepolicyquotationlist'],
  ['/user_admin_edit_quotation_policies/1041', 'Save', '/updatesavepolicyquotationlist'],
] as const;

export function stored() {
  return db.quotations.find(({ id }) => id === 1041)!;
}

/** The save of another user: a grace period, and the premium of a coverage that the test changes as well. */
export function saveElsewhere(): void {
  const quotation = stored();
  quotation.policyquotation_graceperiod = '2026-12-24';
  const lines = JSON.parse(quotation.policycoverage) as { coverage_name: string; premium: number }[];
  quotation.policycoverage = JSON.stringify(
    lines.map((line) => (line.coverage_name === 'Collision' ? { ...line, premium: 430 } : line)),
  );
}

export const findStaleWriteDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Changed since you opened it' }));
