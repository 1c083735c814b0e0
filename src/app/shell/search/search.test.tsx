import { screen } from '@testing-library/react';
import { expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { openSearch, quotationList, selected, settled } from './search.fixture';

test('a number finds its record through the documented lists, and Enter opens it', async () => {
  const user = await openSearch();
  await user.paste('POL-2026-0043');
  expect(await settled()).toBe('1 found: Quotations 1');
  expect(bodiesTo(quotationList)).toEqual([{ company_id: 7, unique_id: 'POL-2026-0043' }]);
  expect(bodiesTo('/viewpolicybinderlist')).toEqual([{ company_id: 7, unique_id: 'POL-2026-0043' }]);
  expect(bodiesTo('/policyquotationlist')).toEqual([{ company_id: 7, unique_id: 'POL-2026-0043' }]);
  expect(selected()).toHaveTextContent('POL-2026-0043 Rosa Benedetti · Brooklyn, New York');
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', selected().id);
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-activedescendant', selected().id);
  await user.keyboard('{Enter}');
  await expectPath('/user_admin_view_policy_quotation/1043/551');
  expect(await screen.findByRole('heading', { level: 1, name: /Quotation/ })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test("'/' is a letter in a field, where Ctrl+K opens the search", async () => {
  const user = openAt('/user_admin_countries');
  const filter = await screen.findByRole('searchbox');
  await user.type(filter, 'a/b');
  expect(filter).toHaveValue('a/b');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox')).toHaveFocus();
});
