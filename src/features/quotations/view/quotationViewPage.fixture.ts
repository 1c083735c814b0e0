import { screen, waitFor, within } from '@testing-library/react';

export const url = '/user_admin_view_policy_quotation/1041/551';

/** The section of a heading, once its content has loaded. */
export async function section(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = screen.getByRole('region', { name });
    expect(within(found).queryByText('Loading...')).toBeNull();
    return found;
  });
}

/** The text after a label. */
export function fieldText(label: string, container: HTMLElement): string | null | undefined {
  return within(container).getByText(label).closest('dt')?.nextElementSibling?.textContent;
}
