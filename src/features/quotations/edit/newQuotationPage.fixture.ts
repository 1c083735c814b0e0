import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { choose, fill, openForm } from './quotationForm.fixture';

export const url = '/user_admin_policy/551';

export const saveQuestion = 'You entered something in the form. Do you want to save?';

/** Opens a new personal auto quotation. */
export const opened = (as?: 'staff'): Promise<UserEvent> => openForm(url, as);

/** Opens a new quotation and fills in all fields that Submit requires. */
export async function completed(): Promise<UserEvent> {
  const user = await opened();
  await choose(user, 'Program', 'Personal Auto Standard');
  await screen.findByLabelText('Premium Collision');
  fill({
    'First Name': 'Ann',
    'Last Name': 'Marble',
    Address: '4 Quarry Road',
    'Zip Code': '60614',
    'Year, row 1': '2019',
    'Make, row 1': 'Subaru',
    'Year, row 2': '2024',
    'Make, row 2': 'Kia',
    'Driver Name, row 1': 'Ann Marble',
  });
  return user;
}
