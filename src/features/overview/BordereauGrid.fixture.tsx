import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { openAt } from '@/app/openAt.fixture';
import { signedInStore, WithStore } from '@/app/withStore.fixture';
import type { PeriodName } from '@/domain/overview/periods';
import type { Selection } from '@/domain/overview/selection';
import { findRows } from '@/testing/harness/at';
import { signInAs } from '@/testing/harness/signIns';
import { BordereauGrid } from './BordereauGrid';

let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  stop = undefined;
});

/** Renders the grid for an administrator on 21 November 2026. */
export function renderGrid(
  period: PeriodName = 'around',
  selection: Pick<Selection, 'lob' | 'state' | 'agent'> = {},
): UserEvent {
  signInAs('admin');
  window.history.replaceState(null, '', '/user_admin_home');
  const started = signedInStore();
  stop = started.stop;
  const element = <BordereauGrid period={period} today="2026-11-21" selection={selection} />;
  render(
    <WithStore store={started.store}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </WithStore>,
  );
  return userEvent.setup();
}

/** What a cell says, and the list that it leads to. */
export interface GridMark {
  readonly label: string;
  readonly href: string;
}

/** The cells of the grid with files, or where a file is missing. */
export async function gridMarks(): Promise<readonly GridMark[]> {
  await screen.findByRole('table', { name: 'Bordereaux by sender and month' });
  return screen
    .getAllByRole('link')
    .map((link) => ({ label: link.getAttribute('aria-label') ?? '', href: link.getAttribute('href') ?? '' }));
}

/** Opens the list of a cell, and checks that it has as many rows as the cell says. */
export async function expectSameCount({ label, href }: GridMark): Promise<void> {
  const count = label.endsWith(': missing') ? 0 : Number(/: (\d+) files?/.exec(label)?.[1]);
  openAt(href);
  expect(await screen.findByRole('heading', { level: 1, name: 'BDX History' })).toBeVisible();
  expect(await findRows()).toHaveLength(count);
  expect(await screen.findByText(`(${String(count)} ${count === 1 ? 'file' : 'files'})`)).toBeVisible();
}
