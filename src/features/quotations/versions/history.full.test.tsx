import { screen, within } from '@testing-library/react';
import { db } from '../../../../mocks/db';
import { respondsAlways, respondsOnce, loadsFail } from '../../../../mocks/scenarios';
import { bodiesTo } from '@/testing/harness/server';
import { openAt } from '@/app/openAt.fixture';
import { list, version, changes } from './history.fixture';
import { findRows } from '@/testing/harness/at';

test('HIST-01 a quotation without a history has nothing to compare', async () => {
  openAt('/user_admin_policies_history_list/1072/556');
  expect(await screen.findByText('No rows yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Compare versions' })).toBeNull();
});

test('HIST-05 the page of a missing past version says that nothing was found', async () => {
  openAt('/user_admin_view_quotationhistory/1/1041/551');
  expect(await screen.findByText('This record does not exist, or it was deleted')).toBeVisible();
});

test('HIST-07 FIELD-18 any two versions can be compared; secure answers stay concealed', async () => {
  const stored = {
    id: 1,
    quotation_id: 1041,
    intake_id: 551,
    createdAt: '2026-07-01T10:00:00',
    policyamount: 100,
    balance: 100,
    policydetails: '{"7":{"Social Security Number":{"0":"111-22-4248"}}}',
  };
  respondsAlways('/viewpolicyquotationhistory', {
    policyquotationhistory: [
      stored,
      {
        ...stored,
        id: 2,
        createdAt: '2026-07-02T10:00:00',
        policyamount: 200,
        balance: 200,
        policydetails: '{"7":{"Social Security Number":{"0":"999-22-4248"}}}',
      },
    ],
  });
  respondsOnce('/viewactiveattributemain', {
    attribute: [{ id: 7, name: 'Social Security Number', attribute_type: 'secure' }],
  });
  const user = openAt(list);
  await user.click(await screen.findByRole('button', { name: 'Compare versions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare versions' });
  const later = within(dialog).getByLabelText('Later version');
  expect(
    within(later)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['07/01/2026 10:00 AM', '07/02/2026 10:00 AM', 'Now']);
  await user.selectOptions(later, '2');
  expect(await within(dialog).findByText('2 differences, and 1 that follows from them')).toBeVisible();
  expect(changes(dialog)).toEqual([
    ['Policy Amount', '$100', '$200'],
    ['Balance', '$100', '$200'],
    ['Social Security Number', '**** *** 4248', '**** *** 4248 (another value)'],
  ]);
  expect(document.documentElement.outerHTML).not.toMatch(/\d{3}-\d{2}-\d{4}/);
  await user.selectOptions(later, '1');
  expect(await within(dialog).findByText('Nothing differs')).toBeVisible();
});

test('HIST-07 Q-164 versions without an intake id are compared with the intake form of the URL', async () => {
  const stored = db.quotations.find(({ id }) => id === 1041);
  respondsAlways('/viewpolicyquotation', { Policyquotations: { ...stored, intake_id: null } });
  const user = openAt(version);
  await user.click(await screen.findByRole('button', { name: 'Compare with now' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare versions' });
  expect(await within(dialog).findByText('2 differences')).toBeVisible();
  expect(bodiesTo('/viewactiveintakeattributegroupmain')).not.toContainEqual(
    expect.objectContaining({ intake_id: '' }),
  );
});

test('HIST-07 the menu of a row compares it; an intake form that cannot be loaded shows Retry', async () => {
  const mend = loadsFail('/viewactiveattributemain');
  const user = openAt(list);
  const [first] = await findRows();
  await user.click(within(first!).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Compare' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare versions' });
  const retry = await within(dialog).findByRole('button', { name: 'Retry' });
  mend();
  await user.click(retry);
  expect(await within(dialog).findByText('2 differences')).toBeVisible();
});
