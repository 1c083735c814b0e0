import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CallPath } from '@/api/calls';

/** A kind of partner as a test sees it: its words, its URLs, its calls, and who is in the seed. */
export interface Kind {
  word: 'Carrier' | 'TPA' | 'MGA';
  heading: string;
  list: string;
  add: string;
  edit: string;
  nameKey: string;
  /** A member and a partner that is none, in the seed. */
  kyubos: { id: number; name: string };
  other: { id: number; name: string };
  /** A pointing id that the kind's search knows, and one that only another kind's does. */
  known: string;
  foreign: string;
  calls: Record<'view' | 'remove' | 'read' | 'update' | 'create' | 'search', CallPath>;
}

export const carrier: Kind = {
  word: 'Carrier',
  heading: 'Carriers',
  list: '/user_admin_carrier',
  add: '/user_admin_add_carrier',
  edit: '/user_admin_edit_carrier',
  nameKey: 'carriername',
  kyubos: { id: 32, name: 'Great Lakes Casualty' },
  other: { id: 35, name: 'Beacon Hill Assurance' },
  known: 'KYB-1009',
  foreign: 'KYB-2009',
  calls: {
    view: '/viewcarrier',
    remove: '/removecarrier',
    read: '/editcarrier',
    update: '/updatecarrier',
    create: '/createcarrier',
    search: '/clientsearch',
  },
};

export const tpa: Kind = {
  word: 'TPA',
  heading: 'TPAs',
  list: '/user_admin_tpa',
  add: '/user_admin_add_tpa',
  edit: '/user_admin_edit_tpa',
  nameKey: 'TPAname',
  kyubos: { id: 231, name: 'Prairie State Claims' },
  other: { id: 232, name: 'Peachtree Risk Services' },
  known: 'KYB-2009',
  foreign: 'KYB-3009',
  calls: {
    view: '/viewclientTPA',
    remove: '/removeclientTPA',
    read: '/editclientTPA',
    update: '/updateclientTPA',
    create: '/createclientTPA',
    search: '/clientsearchtpa',
  },
};

export const mga: Kind = {
  word: 'MGA',
  heading: 'MGAs',
  list: '/user_admin_mga',
  add: '/user_admin_add_mga',
  edit: '/user_admin_edit_mga',
  nameKey: 'MGAname',
  kyubos: { id: 234, name: 'Cascade Specialty' },
  other: { id: 235, name: 'Lone Star Program Managers' },
  known: 'KYB-3009',
  foreign: 'KYB-1009',
  calls: {
    view: '/viewclientMGA',
    remove: '/removeclientMGA',
    read: '/editclientTPA',
    update: '/updateclientTPA',
    create: '/createclientMGA',
    search: '/clientsearchmga',
  },
};

/** Chooses from the Actions menu of a row. */
export async function choose(user: UserEvent, row: HTMLElement, item: string): Promise<void> {
  await user.click(within(row).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** Fills fields by their labels. */
export async function fill(user: UserEvent, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    act(() => screen.getByLabelText(label).focus());
    await user.paste(text);
  }
}

export async function chooseType(user: UserEvent, type: string): Promise<void> {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), type);
}

export async function save(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

/** Expects the alert of PARTNER-23 and closes it. */
export async function closeAlert(user: UserEvent): Promise<void> {
  const alert = await screen.findByRole('alertdialog');
  expect(alert).toHaveTextContent(/^Invalid Kyubos id/);
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}
