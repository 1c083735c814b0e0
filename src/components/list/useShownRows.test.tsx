import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { openAt } from '@/app/openAt.fixture';
import { answersAlways } from '../../../mocks/scenarios';
import { useShownRows, type ShownRows } from './useShownRows';
import { numbersShown, quotations } from './useShownRows.fixture';

beforeEach(() => {
  answersAlways('/viewpolicyquotationlist', {
    Policyquotations: [
      { id: 8101, intake_id: 552, unique_id: 'POL-8101', policyeffectivedate: '2020-01-05' },
      { id: 8102, intake_id: 552, unique_id: 'POL-8102', policyeffectivedate: '2999-01-05' },
      { id: 8103, intake_id: 552, unique_id: 'POL-8103', policyeffectivedate: '' },
      { id: 8104, intake_id: 552, unique_id: 'POL-8104', policyeffectivedate: '2020-02-05' },
    ],
  });
});

test('an address that names some rows shows these alone, until the user asks for all', async () => {
  const user = openAt(`${quotations}?show=past-effective-date&sort=LOB`);
  await waitFor(() => expect(numbersShown()).toEqual(['POL-8101', 'POL-8104']));
  expect(screen.getByText('2 rows')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View: Past effective date · changed' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Standard' }));
  await waitFor(() => expect(numbersShown()).toEqual(['POL-8101', 'POL-8102', 'POL-8103', 'POL-8104']));
  expect(screen.getByRole('button', { name: 'View: Standard' })).toBeVisible();
  expect(window.location.search).toBe('');
});

test('a rule that could not be loaded is a failed load, and Retry loads it again', async () => {
  interface Row {
    id: number;
  }
  const rule = ({ id }: Row): boolean => id > 8400;
  const load = jest.fn<Promise<typeof rule>, []>().mockRejectedValueOnce(new Error('No code'));
  load.mockResolvedValue(rule);
  const choices: Record<string, ShownRows<Row>> = { high: { label: 'High', load } };
  const rows = [{ id: 8399 }, { id: 8401 }];
  const refetch = jest.fn();
  function List(): ReactNode {
    const { query } = useShownRows({ data: rows, isFetching: false, isError: false, refetch }, choices, []);
    return (
      <>
        <output>{query.isError ? 'failed' : (query.data?.map(({ id }) => id).join() ?? 'loading')}</output>
        <button onClick={() => void query.refetch()}>Retry</button>
      </>
    );
  }
  render(
    <MemoryRouter initialEntries={['/list?show=high']}>
      <List />
    </MemoryRouter>,
  );
  expect(await screen.findByText('failed')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('8401')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
