import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CallPath } from '@/api/calls';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, holdResponses } from '../harness/server';
import type { Visitor } from '../harness/signIns';
import { runSteps } from '../harness/steps';
import { planFault } from '../../../mocks/conditions';

interface RowAction {
  readonly url: string;
  readonly as: Visitor;
  readonly row: string;
  readonly action: string;
  readonly change: CallPath;
  /** The call that reads the list. */
  readonly list: CallPath;
  /** Whether the row is still listed after the action. */
  readonly stays?: boolean;
}

/** An action of a row in each kind of list that moves or removes the row. */
const rowActions: readonly RowAction[] = [
  {
    url: '/user_admin_carrier',
    as: 'admin',
    row: 'Copper Basin Insurance',
    action: 'Delete',
    change: '/removecarrier',
    list: '/viewcarrier',
  },
  {
    url: '/user_admin_bdx_send',
    as: 'admin',
    row: 'premium-2026-10.csv',
    action: 'Send',
    change: '/sendbdx',
    list: '/viewbrdxsend',
  },
  {
    url: '/client_user_BDX_filerecived',
    as: 'carrier',
    row: 'premium-2026-08.csv',
    action: 'Import To Carrier',
    change: '/brdxfileimporttomain',
    list: '/viewBDXInbound',
    stays: true,
  },
  {
    url: '/client_user_BDX_fileupload',
    as: 'carrier',
    row: 'claims-2026-10.csv',
    action: 'Remove',
    change: '/removebrdxfile',
    list: '/viewBDXOutbound',
  },
];

const rowOf = (text: string): HTMLElement | null =>
  screen
    .queryAllByText(text)
    .map((element) => element.closest('tr'))
    .find((row) => row !== null) ?? null;

async function act(scene: RowAction): Promise<void> {
  const user = openAt(scene.url, { as: scene.as });
  await screen.findByText(scene.row);
  const list = holdResponses(scene.list);
  await runSteps(user, [{ press: scene.action, ofRow: scene.row }, { press: 'OK' }]);
  await list.asked;
  for (const alert of screen.queryAllByRole('alertdialog'))
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
  const row = rowOf(scene.row);
  expect(row).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(row!).getByRole('button', { name: 'Actions' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Waiting for the list…']);
  await user.keyboard('{Escape}');
  for (const cell of row!.querySelectorAll('td')) fireEvent.doubleClick(cell);
  row!.focus();
  await user.keyboard('{Enter}');
  expect(window.location.pathname).toBe(scene.url);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(bodiesTo(scene.change)).toHaveLength(1);
  list.release();
}

test.each(rowActions.map((scene) => [scene.url, scene] as const))(
  'until the list at %s is read again, nothing can be done with the row',
  async (_url, scene) => {
    await act(scene);
    if (scene.stays) await waitFor(() => expect(rowOf(scene.row)).not.toHaveAttribute('aria-disabled'));
    else await waitFor(() => expect(rowOf(scene.row)).toBeNull());
    expect(bodiesTo(scene.change)).toHaveLength(1);
  },
);

test('a row does not change if the list cannot be reloaded, and is unlocked after the next successful load', async () => {
  const user = openAt('/user_admin_carrier');
  await screen.findByText('Copper Basin Insurance');
  planFault('/viewcarrier', { kind: 'answer', status: 500 });
  await runSteps(user, [{ press: 'Delete', ofRow: 'Copper Basin Insurance' }, { press: 'OK' }]);
  expect(await screen.findByText('Could not load')).toBeVisible();
  expect(rowOf('Copper Basin Insurance')).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(rowOf('Copper Basin Insurance')).toBeNull());
});

test('a row whose removal was refused is unlocked again', async () => {
  planFault('/removecarrier', { kind: 'answer', status: 400 });
  const user = openAt('/user_admin_carrier');
  await screen.findByText('Copper Basin Insurance');
  await runSteps(user, [{ press: 'Delete', ofRow: 'Copper Basin Insurance' }, { press: 'OK' }]);
  expect(await screen.findByText('Not saved')).toBeVisible();
  await waitFor(() => expect(rowOf('Copper Basin Insurance')).not.toHaveAttribute('aria-disabled'));
});
