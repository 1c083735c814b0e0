import { screen, waitFor, within } from '@testing-library/react';

export const url = '/user_admin_view_policy_quotation/1041/551';

/** The section under a heading, once what belongs there has come. */
export async function section(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = screen.getByRole('region', { name });
    expect(within(found).queryByText('Loading...')).toBeNull();
    return found;
  });
}

/** The text beside a label. */
export function valueOf(label: string, place: HTMLElement): string | null | undefined {
  return within(place).getByText(label).closest('dt')?.nextElementSibling?.textContent;
}
