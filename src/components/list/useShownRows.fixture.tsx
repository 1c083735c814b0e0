import { screen } from '@testing-library/react';

export const quotations = '/user_admin_policy_quotations';

/** The policy numbers that the list shows. */
export function numbersShown(): readonly (string | null)[] {
  return screen.getAllByText(/^(POL|BDR)-/).map(({ textContent }) => textContent);
}
