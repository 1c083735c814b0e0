import { screen } from '@testing-library/react';

export const url = '/add_customer_for_user_admin_policy/551';

export const daniel = {
  customer_id: 511,
  firstname: 'Daniel',
  lastname: 'Kim',
  address: '85 Camelback Road',
  city: 'Phoenix',
  state: 'Arizona',
  zipcode: '85004',
  phonenumber: '16025550185',
  email: 'daniel.kim@example.com',
};

export function stored(): unknown {
  return JSON.parse(sessionStorage.getItem('selectedDataArray') ?? 'null');
}

export function card(): HTMLElement {
  return screen.getByRole('complementary', { name: 'Customer' });
}

export function records(heading: string): Promise<HTMLElement> {
  return screen.findByRole('region', { name: heading });
}
