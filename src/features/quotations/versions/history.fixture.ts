import { within } from '@testing-library/react';
import { cellTexts } from '@/testing/harness/at';

export const list = '/user_admin_policies_history_list/1041/551';

export const version = '/user_admin_view_quotationhistory/8001/1041/551';

/** The rows of the tables of a comparison, without their headers. */
export function changes(dialog: HTMLElement): (string | null)[][] {
  return within(dialog)
    .getAllByRole('row')
    .map(cellTexts)
    .filter(([what]) => what !== 'What');
}
