import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '../../../../mocks/db';
import {
  respondsAlways,
  respondsOnce,
  cannotBeReached,
  failsAfterCommitOnce,
  loadsFail,
  losesResponseOnce,
  refuses,
} from '../../../../mocks/scenarios';
import { sentActionsOf } from '@/session/sentActions.fixture';
import { signedOut } from '@/session/sessionSlice';
import { answer, expectPath, press } from '@/testing/harness/at';
import { bodiesTo, emptySentActions, expectConsoleErrors } from '@/testing/harness/server';
import { openAt, openStore } from '@/app/openAt.fixture';
import { signInAs } from '@/testing/harness/signIns';
import { button } from './quotationRecordActions.fixture';

const quotation = db.quotations.find(({ unique_id }) => unique_id === 'POL-2026-0041')!;
const binder = db.quotations.find(({ unique_id }) => unique_id === 'POL-2026-0015')!;
const quotationUrl = `/user_admin_view_policy_quotation/${quotation.id}/${quotation.intake_id}`;
const binderUrl = `/user_admin_view_binder_policies/${binder.id}/${binder.intake_id}`;
const quotations = '/user_admin_policy_quotations';
const binders = '/user_admin_policy_binder';

const kinds = ['approve', 'delete', 'recreate', 'revert'] as const;

beforeEach(emptySentActions);

/** Opens a screen as after a reload, with only the data that is stored in the browser. */
async function open(url = quotationUrl): Promise<UserEvent> {
  const user = openAt(url);
  await screen.findByRole('button', { name: url === binderUrl ? 'Delete Binder' : 'Delete Quotation' });
  return user;
}

function stored(id: number | string): (typeof db.quotations)[number] | undefined {
  return db.quotations.find((record) => record.id === id);
}

async function storedActions(): Promise<readonly string[]> {
  const lists = await Promise.all(kinds.map((kind) => sentActionsOf('admin').list(kind)));
  return lists.flat().map(({ kind, record }) => `${kind} ${record}`);
}

const recreateQuestion = 'Do you want to Re-create Intake Form?';
const recreated = 'Successfully create intake form from quotation!';
const notRecreated = 'Error create intake from quotation. Please try again.';

async function recreate(user: UserEvent): Promise<void> {
  await user.click(button('Cancel'));
  await answer(user, recreateQuestion, 'Yes');
}

describe('a re-creation deletes nothing before its intake form was found', () => {
  const refusals: readonly [string, unknown][] = [
    ['status false', { status: false, message: 'Could not create intake form' }],
    ['an error', { error: 'Could not create intake form' }],
    ['an inner status of 422', { status: 422, message: 'Could not create intake form' }],
  ];

  test.each(refusals)('QVIEW-14 ERR-16 a refusal with the status 200 and %s', async (_how, body) => {
    respondsOnce('/createqutationtointake', body);
    const user = await open();
    await recreate(user);
    await answer(user, notRecreated);
    expect(screen.queryByText(recreated)).toBeNull();
    expect(bodiesTo('/deletepolicyquotationlist')).toEqual([]);
    expect(stored(quotation.id)).toBeDefined();
    expect(screen.queryByText(/^Not confirmed/)).toBeNull();
    expect(button('Cancel')).toBeEnabled();
    expect(await storedActions()).toEqual([]);
  });

  test('QVIEW-14 ERR-15 a success that no list shows is not confirmed, and survives a reload', async () => {
    respondsOnce('/createqutationtointake', { message: 'Intake form created' });
    const user = await open();
    await recreate(user);
    await answer(user, notRecreated);
    expect(await notice()).toHaveTextContent(
      /answered that it was done, but does not show it.*Nothing was deleted/,
    );
    expect(screen.queryByText(recreated)).toBeNull();
    for (const name of ['Approve', 'Cancel', 'Delete Quotation']) expect(button(name)).toBeDisabled();
    await open();
    expect(await screen.findByText(/^Not confirmed/)).toBeVisible();
    for (const name of ['Approve', 'Cancel', 'Delete Quotation']) expect(button(name)).toBeDisabled();
    expect(bodiesTo('/createqutationtointake')).toHaveLength(1);
    expect(bodiesTo('/deletepolicyquotationlist')).toEqual([]);
  });

  test.each([
    ['has an unknown shape', () => respondsAlways('/viewincompleteintakeform', { intakeform: 'many' })],
    ['does not exist', () => refuses('/viewincompleteintakeform', 'Not found', 404)],
  ])(
    'QVIEW-14 where the list of incomplete forms %s, the form is created and nothing deleted',
    async (_how, planFault) => {
      planFault();
      const user = await open();
      await recreate(user);
      await answer(user, notRecreated);
      expect(await notice()).toHaveTextContent(
        /answered that it was done, but reading it again to check failed.*incomplete intake forms cannot be read, so nothing was deleted/,
      );
      expect(bodiesTo('/createqutationtointake')).toHaveLength(1);
      expect(bodiesTo('/deletepolicyquotationlist')).toEqual([]);
    },
  );

  test('QVIEW-14 ERR-16 where the list of incomplete forms fails, nothing is sent at all', async () => {
    const mend = loadsFail('/viewincompleteintakeform');
    const user = await open();
    await recreate(user);
    await answer(user, notRecreated);
    expect(bodiesTo('/createqutationtointake')).toEqual([]);
    expect(screen.queryByText(/^Not confirmed/)).toBeNull();
    mend();
    await recreate(user);
    await answer(user, recreated);
    await expectPath(quotations);
    expect(stored(quotation.id)).toBeUndefined();
  });

  test('QVIEW-14 ERR-16 a lost response is not confirmed; once the form is found, only the deletion remains', async () => {
    losesResponseOnce('/createqutationtointake');
    const mend = respondsAlways('/viewincompleteintakeform', { intakeform: [] });
    const user = await open();
    await recreate(user);
    await answer(user, notRecreated);
    expect(await screen.findByText(/The connection was lost/)).toBeVisible();
    mend();
    await user.click(button('Check again'));
    expect(await screen.findByText(/The intake form was created.*Only its deletion is left/)).toBeVisible();
    for (const name of ['Approve', 'Cancel']) expect(button(name)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Allow another try' })).toBeNull();
    expect(bodiesTo('/deletepolicyquotationlist')).toEqual([]);
    await user.click(button('Delete Quotation'));
    await answer(user, 'Do you want to delete Quotation?');
    await answer(user, 'Quotation delete successfully!');
    await expectPath(quotations);
    expect(bodiesTo('/createqutationtointake')).toHaveLength(1);
    expect(stored(quotation.id)).toBeUndefined();
    await waitFor(async () => expect(await storedActions()).toEqual([]));
  });

  test('QVIEW-14 after a reload between form and deletion the screen offers only the deletion', async () => {
    const first = await open();
    await recreate(first);
    await screen.findByRole('alertdialog', { name: recreated });
    expect(bodiesTo('/deletepolicyquotationlist')).toEqual([]);
    const user = await open();
    expect(await screen.findByText(/The intake form was created.*Only its deletion is left/)).toBeVisible();
    for (const name of ['Approve', 'Cancel']) expect(button(name)).toBeDisabled();
    await user.click(button('Delete Quotation'));
    await answer(user, 'Do you want to delete Quotation?');
    await answer(user, 'Quotation delete successfully!');
    await expectPath(quotations);
    expect(bodiesTo('/createqutationtointake')).toHaveLength(1);
    await waitFor(async () => expect(await storedActions()).toEqual([]));
  });

  test('QVIEW-14 a deletion that is refused with the status 200 does not count as done', async () => {
    respondsOnce('/deletepolicyquotationlist', { status: false });
    expectConsoleErrors();
    const user = await open();
    await recreate(user);
    await answer(user, recreated);
    await answer(user, 'Error Delete Quotation. Please try again.');
    expect(await screen.findByText(/Only its deletion is left/)).toBeVisible();
    expect(window.location.pathname).toBe(quotationUrl);
    expect(button('Delete Quotation')).toBeEnabled();
  });
});

test('QVIEW-09 an unconfirmed action of another quotation locks nothing here, and stays unconfirmed', async () => {
  const other = { kind: 'approve', record: '4711', what: 'Approval of quotation 4711', sentAt: Date.now() };
  signInAs('admin');
  await sentActionsOf('admin').begin({ ...other, snapshot: null });
  const user = await open();
  expect(button('Approve')).toBeEnabled();
  await user.click(button('Approve'));
  await answer(user, 'Are you sure you want to Approve Quotation?');
  await answer(user, 'Quotation Approved successfully!');
  await expectPath(quotations);
  expect(await storedActions()).toEqual(['approve 4711']);
});

const changes = [
  {
    name: 'QVIEW-09 ERR-11 ERR-12 an approval',
    url: quotationUrl,
    path: '/policyapproveuser',
    buttonName: 'Approve',
    question: 'Are you sure you want to Approve Quotation?',
    failed: 'Error Approve Quotation. Please try again.',
    succeeded: 'Quotation Approved successfully!',
    list: quotations,
    what: 'Approval of quotation POL-2026-0041',
  },
  {
    name: 'QVIEW-15 ERR-14 a deletion',
    url: quotationUrl,
    path: '/deletepolicyquotationlist',
    buttonName: 'Delete Quotation',
    question: 'Do you want to delete Quotation?',
    failed: 'Error Delete Quotation. Please try again.',
    succeeded: 'Quotation delete successfully!',
    list: quotations,
    what: 'Deletion of quotation POL-2026-0041',
  },
  {
    name: 'BINDER-12 BINDER-14 a revert',
    url: binderUrl,
    path: '/policyrevartback',
    buttonName: 'Revert Back To Quotation',
    question: 'Are you sure you want to Revert to Quotation?',
    failed: undefined,
    succeeded: undefined,
    list: binders,
    what: 'Revert of binder POL-2026-0015 to a quotation',
  },
  {
    name: 'BINDER-13 ERR-08 ERR-09 a deletion of a binder',
    url: binderUrl,
    path: '/deletepolicyquotationlist',
    buttonName: 'Delete Binder',
    question: 'Are you sure you want to delete Quotation?',
    failed: 'Error Delete Binder. Please try again.',
    succeeded: 'Binder delete successfully!',
    list: binders,
    what: 'Deletion of binder POL-2026-0015',
  },
] as const;

/** The notice of an action whose result is not certain. */
async function notice(): Promise<HTMLElement | null> {
  return (await screen.findByText(/^Not confirmed\./)).closest('p');
}

test.each(changes)(
  '$name whose response was lost is locked after a reload and a new sign-in, until the user unlocks it',
  async ({ url, path, buttonName, question, failed, succeeded, list, what }) => {
    const first = await open(url);
    const mend = cannotBeReached(path);
    await first.click(button(buttonName));
    await answer(first, question);
    if (failed !== undefined) await answer(first, failed);
    expect(await screen.findByText(/^Not confirmed. .*sent on /)).toBeVisible();
    mend();
    act(() => void openStore().dispatch(signedOut('admin')));
    const user = await open(url);
    expect(await notice()).toHaveTextContent(`Not confirmed. ${what}, sent on `);
    expect(button(buttonName)).toBeDisabled();
    for (const choice of ['Cancel', 'OK']) {
      expect(button(buttonName)).toBeDisabled();
      await user.click(button('Allow another try'));
      await answer(user, new RegExp(`^${what}, sent on `), choice);
    }
    await press(user, buttonName);
    await answer(user, question);
    if (succeeded !== undefined) await answer(user, succeeded);
    await expectPath(list);
    expect(bodiesTo(path)).toHaveLength(2);
  },
);

test('QVIEW-09 ERR-11 an approval stays not confirmed while the lists cannot be read', async () => {
  failsAfterCommitOnce('/policyapproveuser');
  const ends = [loadsFail('/viewpolicyquotationlist'), loadsFail('/viewpolicybinderlist')];
  const user = await open();
  await user.click(button('Approve'));
  await answer(user, 'Are you sure you want to Approve Quotation?');
  await user.click(await screen.findByRole('button', { name: /anyway$/ }));
  await answer(user, 'Error Approve Quotation. Please try again.');
  expect(await screen.findByText(/The server answered with an error \(500\)/)).toBeVisible();
  for (const end of ends) end();
  await press(user, 'Check again');
  await answer(user, 'Quotation Approved successfully!');
  await expectPath(quotations);
});
