import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { actionsCell, expectPath, findRow } from '@/testing/harness/at';
import { openAt, openStore } from '@/app/openAt.fixture';
import { selectLeftList } from '@/components/list/listsSlice';
import { bodiesTo } from '@/testing/harness/server';
import { db } from '../../../../mocks/db';
import { respondsOnce } from '../../../../mocks/scenarios';
import { list, openSecond, steps } from './RecordSteps.fixture';

/** Opens the menu of the second row of a list. */
async function openMenuOfSecond(url: string): Promise<UserEvent> {
  const user = openAt(url);
  const [, second] = await screen.findAllByRole('button', { name: 'Actions' });
  await user.click(second!);
  await screen.findByRole('menu');
  return user;
}

test.each([
  ['/company', 'Edit'],
  ['/user_admin_policy_quotations', 'Edit'],
  ['/user_admin_intakecategory/', 'Edit'],
  ['/user_admin_bdx_history', 'View'],
])('at %s, %s of the row’s menu opens a screen that shows its position in the list', async (url, name) => {
  const user = await openMenuOfSecond(url);
  await user.click(screen.getByRole('menuitem', { name }));
  expect(within(await steps()).getByText(/^2 of \d+$/)).toBeVisible();
});

test('so does Enter in the menu, and after Back the row has the focus', async () => {
  const user = await openMenuOfSecond(list);
  screen.getByRole('menuitem', { name: 'Edit' }).focus();
  await user.keyboard('{Enter}');
  expect(within(await steps()).getByText(/^2 of \d+$/)).toBeVisible();
  window.history.back();
  await expectPath(list);
  await waitFor(() => expect(screen.getAllByRole('row')[2]).toHaveFocus());
});

test('a record that is opened in another tab is not remembered', async () => {
  const user = await openMenuOfSecond(list);
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  await user.keyboard('{/Control}');
  expect(window.location.pathname).toBe(list);
  expect(selectLeftList(openStore().getState())).toBeUndefined();
});

test('Alt and an arrow key keep the focus in the same field, its text selected', async () => {
  const { user, names } = await openSecond();
  await steps();
  await user.click(screen.getByLabelText('Country Code'));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await screen.findByDisplayValue(names[2]!);
  const code = screen.getByLabelText<HTMLInputElement>('Country Code');
  await waitFor(() => expect(code).toHaveFocus());
  expect([code.selectionStart, code.selectionEnd]).toEqual([0, code.value.length]);
  await user.click(within(await steps()).getByRole('button', { name: /^Previous record/ }));
  await screen.findByDisplayValue(names[1]!);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

describe('Save and next', () => {
  // Only one button is called Save: 'Save and next' is in a menu next to it.
  const more = (): HTMLElement | null => screen.queryByRole('button', { name: 'After saving' });
  async function saveAndNext(user: UserEvent): Promise<void> {
    await user.click(more()!);
    await user.click(await screen.findByRole('menuitem', { name: 'Save and next (Ctrl+Enter)' }));
  }

  test('saves once, and focuses the same field of the next record', async () => {
    const { user, names } = await openSecond();
    await user.type(screen.getByLabelText('Country Name'), ' (new)');
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    expect(await screen.findByDisplayValue(names[2]!)).toHaveFocus();
    expect(bodiesTo('/updatecountry')).toHaveLength(1);
    expect(bodiesTo('/updatecountry')[0]).toMatchObject({
      countryData: { country_name: `${names[1]!} (new)` },
    });
    expect(within(await steps()).getByText(/^3 of \d+$/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

    // After a click on the button, the field that had the focus before is focused again.
    await user.click(screen.getByLabelText('Country Code'));
    await saveAndNext(user);
    await waitFor(async () => expect(within(await steps()).getByText(/^4 of \d+$/)).toBeVisible());
    await waitFor(() => expect(screen.getByLabelText('Country Code')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectPath(list);
  });

  test('skips a second row of the same record; without another record it leads to the list', async () => {
    const [first, other] = db.countries;
    db.countries = [first!, first!, other!, first!, other!];
    const user = openAt(list);
    await screen.findAllByText(first!.country_name);
    await user.dblClick(actionsCell(screen.getAllByRole('row')[1]!));
    const name = await screen.findByDisplayValue(first!.country_name);
    expect(within(await steps()).getByText('1 of 2')).toBeVisible();
    await user.type(name, '!');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.type(await screen.findByDisplayValue(other!.country_name), '!');
    expect(within(await steps()).getByText('2 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy', 'true');
    expect(bodiesTo('/updatecountry')).toHaveLength(1);
    expect(more()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectPath(list);
  });

  test('an invalid form is not left', async () => {
    const user = await openMenuOfSecond('/user_admin_users');
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    const name = await screen.findByLabelText('Username');
    await user.clear(name);
    await user.keyboard('{Meta>}{Enter}{/Meta}');
    expect(await screen.findByText('There is a problem')).toBeVisible();
    expect(bodiesTo('/updateclientuser')).toEqual([]);
    expect(within(await steps()).getByText(/^2 of/)).toBeVisible();
  });

  test('after a failed save Retry goes on to the next record', async () => {
    const { user, names } = await openSecond();
    const name = screen.getByLabelText('Country Name');
    respondsOnce('/updatecountry', { message: 'Down' }, 500);
    await user.type(name, 'Elsewhere');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByDisplayValue(names[2]!)).toBeVisible();
  });

  test('if the next record was deleted meanwhile, a message says so, and the steps still work', async () => {
    const { user, names } = await openSecond();
    db.countries = db.countries.filter(({ country_name }) => country_name !== names[2]);
    await saveAndNext(user);
    await waitFor(async () => expect(within(await steps()).getByText(/^3 of \d+$/)).toBeVisible());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(within(await steps()).getByRole('button', { name: /^Next record/ }));
    expect(await screen.findByLabelText('Country Name')).toBeVisible();
  });

  test('a key press of an input method does not save', async () => {
    await openSecond();
    const name = screen.getByLabelText('Country Name');
    fireEvent.keyDown(name, { key: 'Enter', ctrlKey: true, isComposing: true });
    fireEvent.keyDown(name, { key: 'Enter', ctrlKey: true, keyCode: 229 });
    expect(bodiesTo('/editcountry')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
  });

  test('is missing on the last record, and in a form without a list', async () => {
    const user = openAt(list);
    await findRow('Canada');
    await user.click(screen.getByRole('button', { name: 'Last' }));
    await user.dblClick(actionsCell(screen.getAllByRole('row').at(-2)!));
    await steps();
    await screen.findByLabelText('Country Name');
    expect(more()).toBeNull();
    openAt('/user_admin_edit_countries/401');
    await screen.findByLabelText('Country Name');
    expect(more()).toBeNull();
  });
});

test('with unsaved changes a step asks first', async () => {
  const { user, names } = await openSecond();
  await steps();
  await user.type(screen.getByLabelText('Country Name'), ' (new)');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const question = await screen.findByRole('alertdialog');
  // While the dialog is open, the keys do not reach the screen.
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('Country Name')).toHaveValue(`${names[1]!} (new)`);
});

test('a form that was opened by its address, and the form of a new record, have no steps', async () => {
  const { user } = await openSecond();
  await steps();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Countries' }));
  await findRow('Canada');
  await user.click(screen.getByRole('link', { name: 'Add' }));
  await screen.findByLabelText('Country Name');
  expect(screen.queryByRole('group', { name: 'Records of the list' })).not.toBeInTheDocument();
});
