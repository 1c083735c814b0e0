import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '../../../../mocks/db';
import { openAt } from '@/app/openAt.fixture';

export const list = '/user_admin_policy_quotations';

export async function openQuotation(): Promise<UserEvent> {
  const user = openAt('/user_admin_view_policy_quotation/1041/551');
  await screen.findByRole('button', { name: 'Approve' });
  return user;
}

/** A button of the page, not of a dialog. */
export function button(name: string): HTMLElement {
  return within(screen.getByRole('main')).getByRole('button', { name });
}

export const approveQuestion = 'Are you sure you want to Approve Quotation?';

export const recreateQuestion = 'Do you want to Re-create Intake Form?';

export function isStored(): boolean {
  return db.quotations.some(({ id }) => id === 1041);
}
