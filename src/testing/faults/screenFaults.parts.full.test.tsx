import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CallPath } from '@/api/calls';
import { expectPath } from '../harness/at';
import { loadFaultsOf, applied, requestCount, FaultInjector, type FaultName } from './faultResponses';
import { openAt } from '@/app/openAt.fixture';
import { pressable, runSteps, typedBy, type Step } from '../harness/steps';
import { parts, type PartScene } from './screenFaults.parts.fixture';
import { answer } from '@/testing/harness/at';

const scenes = Object.entries<PartScene>(parts) as [CallPath, PartScene][];

async function open({ url, as, first = [] }: PartScene, before: readonly Step[] = []): Promise<UserEvent> {
  const user = openAt(url, as ? { as } : {});
  await runSteps(user, [...before, ...first]);
  return user;
}

function quietFailures(): HTMLElement[] {
  return screen.queryAllByText('Could not load');
}

async function isSaid(user: UserEvent, { says, alert }: PartScene): Promise<void> {
  if (alert) {
    await answer(user, alert[0]);
    await waitFor(() => expect(screen.getByText(alert[1])).toBeVisible());
  }
  if (says === 'nothing') expect(quietFailures()).toEqual([]);
  else await waitFor(() => expect(quietFailures()[0]).toBeVisible());
}

describe.each(scenes)('a part that loads by %s', (path, scene) => {
  const { typed = [], first = [], says, alert, blocks, stays, times = 1, takes } = scene;
  // What the server does not confirm goes (PARTNER-22).
  const kept = alert ? typed : [...typed, ...first];

  test('says so in its place or not at all, whatever goes wrong; the screen around it stays', async () => {
    const injector = new FaultInjector(path);
    const faults = applied<FaultName>(loadFaultsOf(path), ['F4 500 JSON', 'F8 200 wrong shape']);
    let user: UserEvent | undefined;
    let failing = times;
    for (const fault of faults.filter((name) => !takes?.test(name))) {
      injector.activate(fault);
      if (user && says === 'Could not load') {
        failing = 1;
        await runSteps(user, [{ press: 'Retry' }]);
      } else user = await open(scene, typed);
      await injector.hasFailed(requestCount(fault) * failing, failing);
      await isSaid(user, scene);
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
      expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
      expect((await screen.findAllByText(stays))[0]).toBeVisible();
      if (blocks) expect(pressable(blocks)).toBeDisabled();
      for (const [label, held] of typedBy(kept)) expect([label, held]).not.toEqual([label, '']);
    }
    if (!user || says === 'nothing') return;
    injector.activate(undefined);
    for (let left = quietFailures().length; left > 0; left = quietFailures().length) {
      await runSteps(user, [{ press: 'Retry' }]);
      await waitFor(() => expect(quietFailures().length).toBeLessThan(left));
    }
  }, 60_000);
});

/** A part of the shell, of a form and of a view; the request layer ends the session in the same way for all calls. */
const endsSession: ReadonlySet<CallPath> = new Set([
  '/viewmainmenuandsubmenu',
  '/intakeprogram',
  '/viewcustomerintakeform',
]);

const fewScenes = scenes.filter(([path]) => endsSession.has(path));

describe.each(applied(scenes, fewScenes))('a part that loads by %s', (path, scene) => {
  const { as, times = 1 } = scene;
  test('a refused token leads to the login', async () => {
    const injector = new FaultInjector(path);
    injector.activate('F9 401');
    await open(scene);
    await expectPath(as === 'carrier' ? '/BDX_Login' : '/kyubos_admin');
    expect(injector.requests).toBe(times);
  }, 60_000);
});
