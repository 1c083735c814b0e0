import { screen, waitFor } from '@testing-library/react';
import type { CallPath } from '@/api/calls';
import { expectPath } from '../harness/at';
import { loadFaults, casesOfRun, requestCount, FaultInjector, type FaultName } from './faultResponses';
import { openAt } from '@/app/openAt.fixture';
import { loads, type Scene } from './screenFaults.fixture';

const scenes = Object.entries<Scene>(loads) as [CallPath, Scene][];

/**
 * One screen of each kind is tested with all faults, the others with the two that differ most in the request layer. The
 * nightly run tests every screen with all. probe/faultMatrix tests each call with each fault.
 */
const faultsFor = (path: CallPath): readonly FaultName[] =>
  casesOfRun<FaultName>(
    loadFaults(path),
    meetsAll.has(path) ? loadFaults(path) : ['F4 500 JSON', 'F8 200 wrong shape'],
  );

const meetsAll: ReadonlySet<CallPath> = new Set([
  '/viewcountry',
  '/editcountry',
  '/viewclientpermission',
  '/viewpolicyquotation',
  '/editpolicyquotationlist',
  '/viewBDXInbound',
]);

async function retryButton(): Promise<HTMLElement> {
  const [found] = await screen.findAllByText('Retry');
  const button = found?.closest('button');
  if (!button) throw new Error('Retry is no button');
  return button;
}

describe.each(scenes)('a screen that loads with %s', (path, { url, as }) => {
  test('ERR-05 shows that it could not load, for every fault, and loads after Retry', async () => {
    const injector = new FaultInjector(path);
    const [first, ...others] = faultsFor(path);
    injector.activate(first);
    const user = openAt(url, as ? { as } : {});
    for (const fault of [first, ...others]) {
      if (!fault) continue;
      if (fault !== first) {
        injector.activate(fault);
        await user.click(await retryButton());
      }
      await injector.hasFailed(requestCount(fault));
      await waitFor(() => expect(screen.getAllByText('Could not load')[0]).toBeVisible());
      expect(await retryButton()).toBeEnabled();
      expect(screen.getAllByRole('main')).toHaveLength(1);
    }
    injector.activate(undefined);
    await user.click(await retryButton());
    await waitFor(() => expect(screen.queryByText('Could not load')).not.toBeInTheDocument());
  }, 60_000);
});

const fewScenes = scenes.filter(([path]) => meetsAll.has(path));

describe.each(casesOfRun(scenes, fewScenes))('a screen that loads with %s', (path, { url, as }) => {
  test('a refused token leads to the login', async () => {
    const injector = new FaultInjector(path);
    injector.refuseToken();
    openAt(url, as ? { as } : {});
    await expectPath(as === 'carrier' ? '/BDX_Login' : '/kyubos_admin');
    expect(injector.requests).toBe(1);
  });
});
