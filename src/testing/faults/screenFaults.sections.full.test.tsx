import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CallPath } from '@/api/calls';
import { expectPath } from '../harness/at';
import { loadFaults, casesOfRun, requestCount, FaultInjector, type FaultName } from './faultResponses';
import { openAt } from '@/app/openAt.fixture';
import { pressable, runSteps, typedBy, type Step } from '../harness/steps';
import { sections, type SectionScene } from './screenFaults.sections.fixture';
import { answer } from '@/testing/harness/at';

const scenes = Object.entries<SectionScene>(sections) as [CallPath, SectionScene][];

async function open({ url, as, setup = [] }: SectionScene, before: readonly Step[] = []): Promise<UserEvent> {
  const user = openAt(url, as ? { as } : {});
  await runSteps(user, [...before, ...setup]);
  return user;
}

function quietFailures(): HTMLElement[] {
  return screen.queryAllByText('Could not load');
}

async function expectMessages(user: UserEvent, { message, alert }: SectionScene): Promise<void> {
  if (alert) {
    await answer(user, alert[0]);
    await waitFor(() => expect(screen.getByText(alert[1])).toBeVisible());
  }
  if (message === 'nothing') expect(quietFailures()).toEqual([]);
  else await waitFor(() => expect(quietFailures()[0]).toBeVisible());
}

describe.each(scenes)('a section that loads with %s', (path, scene) => {
  const {
    typed = [],
    setup = [],
    message,
    alert,
    disabledButton,
    visibleText,
    times = 1,
    successFaults,
  } = scene;
  // A value that the server does not confirm is cleared (PARTNER-22).
  const remainingSteps = alert ? typed : [...typed, ...setup];

  test('shows the failure in its section or not at all, for every fault; the screen around it stays', async () => {
    const injector = new FaultInjector(path);
    const faults = casesOfRun<FaultName>(loadFaults(path), ['F4 500 JSON', 'F8 200 wrong shape']);
    let user: UserEvent | undefined;
    let failing = times;
    for (const fault of faults.filter((name) => !successFaults?.test(name))) {
      injector.activate(fault);
      if (user && message === 'Could not load') {
        failing = 1;
        await runSteps(user, [{ press: 'Retry' }]);
      } else user = await open(scene, typed);
      await injector.hasFailed(requestCount(fault) * failing, failing);
      await expectMessages(user, scene);
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
      expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
      expect((await screen.findAllByText(visibleText))[0]).toBeVisible();
      if (disabledButton) expect(pressable(disabledButton)).toBeDisabled();
      for (const [label, held] of typedBy(remainingSteps)) expect([label, held]).not.toEqual([label, '']);
    }
    if (!user || message === 'nothing') return;
    injector.activate(undefined);
    for (let count = quietFailures().length; count > 0; count = quietFailures().length) {
      await runSteps(user, [{ press: 'Retry' }]);
      await waitFor(() => expect(quietFailures().length).toBeLessThan(count));
    }
  }, 60_000);
});

/** A section of the shell and of a view; the request layer ends the session in the same way for all calls. */
const endsSession: ReadonlySet<CallPath> = new Set(['/viewmainmenuandsubmenu', '/viewcustomerintakeform']);

const fewScenes = scenes.filter(([path]) => endsSession.has(path));

describe.each(fewScenes)('a section that loads with %s', (path, scene) => {
  const { as, times = 1 } = scene;
  test('a refused token leads to the login', async () => {
    const injector = new FaultInjector(path);
    injector.refuseToken();
    await open(scene);
    await expectPath(as === 'carrier' ? '/BDX_Login' : '/kyubos_admin');
    expect(injector.requests).toBe(times);
  }, 60_000);
});
