import type { ReactElement } from 'react';
import { useViewCurrencyQuery } from '@/api/reference';
import type { ListColumn } from '@/components/list/columns';
import { ListPage } from '@/components/list/ListPage';
import type { Currency } from '@/domain/records/reference';
import { linkTo } from '@/paths';

const columns: readonly ListColumn<Currency>[] = [
  { header: 'Name', accessorFn: (currency) => currency.currency_name },
  { header: 'Code', accessorFn: (currency) => currency.currency_code },
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
