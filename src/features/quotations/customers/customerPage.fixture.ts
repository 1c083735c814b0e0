import { screen, within } from '@testing-library/react';

export const url = '/user_admin_customer/501';

/** The links to the records of the customer, once the table has its rows. */
export async function shownRecords(): Promise<readonly HTMLElement[]> {
  const table = await screen.findByRole('table', { name: 'Quotations, binders and policies' });
  return within(table).findAllByRole('link');
}
