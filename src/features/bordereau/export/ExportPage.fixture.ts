import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { runSteps } from '@/testing/harness/steps';
import { respondsAlways } from '../../../../mocks/scenarios';

export const url = '/user_admin_bdx_export';

export const exportdata = [
  {
    id: 7,
    unique_id: 'POL-1',
    firstname: 'Ann',
    policyeffectivedate: '2026-01-31',
    policyscheduledate: '2027-02-28',
    policyamount: 60.5,
    tags: [1],
  },
  { id: 8, unique_id: 'POL-2', firstname: 'Tom', policyeffectivedate: '', policyamount: '39.50' },
  { id: 9, unique_id: 'POL-3', firstname: 'Anna', policyamount: '1' },
];

/** Fills in the fields and loads the rows for them. */
export async function loadRows(user: UserEvent): Promise<HTMLElement> {
  respondsAlways('/fileExportdata', { exportdata });
  await runSteps(user, [
    { choose: 'Send To', option: 'Atlantic Mutual' },
    { fill: 'Period', text: '102026' },
    { fill: 'Control Value', text: '100' },
    { choose: 'LOB', option: 'Homeowners' },
    { press: 'Submit' },
  ]);
  return screen.findByRole('table', { name: 'Rows to export' });
}
