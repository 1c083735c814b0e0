import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { draftsOf } from '@/session/drafts/drafts';
import { openAt, openStore } from '@/app/openAt.fixture';
import type { Draft } from '@/domain/saving/draft';
import type { DraftSource } from './draftSource';
import type { Visitor } from '@/testing/harness/signIns';

export const url = '/user_admin_edit_countries/402';

/** A form into which a country code was typed. */
export const typedCode: DraftSource = {
  subscribe(listener) {
    listener();
    return () => undefined;
  },
  draftFields: () => [{ name: 'country_code', label: 'Country Code', was: 'CA', value: 'KA' }],
  omitted: () => [],
  accepts: () => true,
  applyDraft: () => undefined,
  stored: () => '',
  text: String,
};

export function field(label: string): HTMLElement {
  return screen.getByRole('textbox', { name: label });
}

export async function opened(as: Visitor = 'admin', at = url): Promise<UserEvent> {
  const user = openAt(at, { as });
  await screen.findByRole('button', { name: 'Save' });
  return user;
}

/** The draft store of the user who is signed in. */
export function currentDrafts(): ReturnType<ReturnType<typeof draftsOf>> {
  return openStore().dispatch(draftsOf('admin'));
}

/** The stored drafts of the user who is signed in. */
export async function storedDrafts(): Promise<readonly Draft[]> {
  return currentDrafts().list();
}

export async function expectStored(value: unknown): Promise<void> {
  await waitFor(async () => {
    const values = (await storedDrafts()).flatMap(({ fields }) =>
      fields.map((draftField) => draftField.value),
    );
    expect(values).toContain(value);
  });
}

export async function expectNoDrafts(): Promise<void> {
  await waitFor(async () => expect(await storedDrafts()).toEqual([]));
}

/** Types into a form and waits until its draft is stored. The next `opened` leaves the page without saving. */
export async function leaveTypedForm(): Promise<void> {
  const user = await opened();
  await user.clear(field('Country Name'));
  await user.type(field('Country Name'), 'Kanada');
  await expectStored('Kanada');
}

export function notice(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Unsaved work' });
}
