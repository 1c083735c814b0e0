import { act, screen } from '@testing-library/react';
import { referenceApi } from '@/api/reference';
import { openAt, openStore } from '@/app/openAt.fixture';
import { cannotBeReached, respondsAlways } from '../../mocks/scenarios';

const text = 'The browser reports no network.';

const line = (): HTMLElement | null => screen.queryByText(text);

function reportOffline(): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
}

async function call(): Promise<void> {
  await act(async () => {
    await openStore().dispatch(
      referenceApi.endpoints.viewCountry.initiate(undefined, { forceRefetch: true }),
    );
  });
}

test('the line is removed by the next answered call, and shown again by one that does not reach the server', async () => {
  openAt('/user_admin_countries');
  await screen.findByRole('cell', { name: 'Canada' });
  reportOffline();
  expect(line()).toBeVisible();
  await call();
  expect(line()).not.toBeInTheDocument();

  reportOffline();
  expect(line()).toBeVisible();
  const end = respondsAlways('/viewcountry', {}, 500);
  await call();
  expect(line()).not.toBeInTheDocument();
  end();

  cannotBeReached('/viewcountry');
  await call();
  expect(line()).toBeVisible();
});

test('a call that does not reach the server shows no line while the browser reports a network', async () => {
  openAt('/user_admin_countries');
  await screen.findByRole('cell', { name: 'Canada' });
  cannotBeReached('/viewcountry');
  await call();
  expect(line()).not.toBeInTheDocument();
});
