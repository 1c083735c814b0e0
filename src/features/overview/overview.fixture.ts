import { screen, waitFor, within } from '@testing-library/react';
import { respondsAlways } from '../../../mocks/scenarios';

export const overview = '/user_admin_overview';

/** The section of a picture. The one that waits for records is another element than the picture that takes its place. */
export function getPicture(heading: string): HTMLElement {
  return screen.getByRole('region', { name: heading });
}

/** The marks of a picture, as soon as one is there. */
export function findMarks(heading: string): Promise<HTMLElement[]> {
  return waitFor(() => {
    const all = within(getPicture(heading)).getAllByRole('link');
    return all.filter((link) => link.hasAttribute('data-mark'));
  });
}

/** Mocks the menu of staff: these screens and no other. */
export function staffMenuHas(...urls: readonly string[]): void {
  const menuWithSubmenu = urls.map((url, index) => ({
    id: 51 + index,
    category: { name: url, url, menutype: '1' },
    subMenu: [],
  }));
  respondsAlways('/viewmainmenuandsubmenuuser', { menuWithSubmenu });
}
