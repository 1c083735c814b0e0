import type { ReactElement } from 'react';
import { useViewCurrencyQuery } from '@/api/reference';
import type { Column } from '@/components/list/columns';
import { ListPage } from '@/components/list/ListPage';
import type { Currency } from '@/domain/records/reference';
import { linkTo } from '@/paths';

const columns: readonly Column<Currency>[] = [
  { label: 'Name', text: (currency) => currency.currency_name },
  { label: 'Code', text: (currency) => currency.currency_code },
];

export function CurrencyListPage(): ReactElement {
  return (
    <ListPage
      heading="Currencies"
      breadcrumbs={[{ label: 'Currencies' }]}
      query={useViewCurrencyQuery(undefined)}
      columns={columns}
      pageSize={10}
      addLink={linkTo('/user_admin_add_currency')}
      editLink={({ id }) => linkTo('/user_admin_edit_currency/:id', { id })}
    />
  );
}
