import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CallPath } from '@/api/calls';
import { installTestWorkers } from '@/preflight/worker.fixture';
import { expectPath } from '../harness/at';
import {
  applied,
  changeFaults,
  FaultInjector,
  lostResponses,
  refusals,
  refusalSays,
  type FaultName,
} from './faultResponses';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, expectConsoleErrors } from '../harness/server';
import { pressable, runSteps, typedBy } from '../harness/steps';
import { recordedCalls } from '../../../mocks/callLog';
import { losesResponseOnce } from '../../../mocks/scenarios';
import { actionScenes, type ActionScene } from './screenFaults.actions.fixture';
import { answer } from '@/testing/harness/at';

const scenes = Object.entries<readonly ActionScene[]>(actionScenes).flatMap(([path, places]) =>
  places.map((scene) => [path as CallPath, scene.url, scene] as const),
);

const faults = applied<FaultName>(changeFaults, ['F4 500 JSON', 'F6 200 HTML', 'R1 200 status false']);

beforeEach(() => installTestWorkers());

async function closeAlert(user: UserEvent, alert: string | RegExp | undefined): Promise<void> {
  if (alert === undefined) return;
  await answer(user, alert);
}

function serverWordsIn(place: HTMLElement): string | undefined {
  return within(place).queryByText(/^The server says:/)?.textContent;
}

/** What is said of the failure: the documented alert first, then the words in its place, and nothing of success. */
async function isSaid(user: UserEvent, scene: ActionScene, fault: FaultName): Promise<void> {
  const { alert, success } = scene;
  if (alert !== undefined) {
    const dialog = await screen.findByRole('alertdialog', { name: alert });
    expect(serverWordsIn(dialog)).toBe(refusalSays(fault));
  }
  await closeAlert(user, alert);
  const says = wordsAfter(scene, fault);
  if (says !== undefined) await waitFor(() => expect(screen.getByText(says)).toBeVisible());
  if (says === 'Not saved')
    await waitFor(() => expect(serverWordsIn(document.body)).toBe(refusalSays(fault)));
  if (says !== scene.says) expect(screen.queryByText(scene.says)).not.toBeInTheDocument();
  if (success !== undefined) expect(screen.queryByText(success)).not.toBeInTheDocument();
}

function wordsAfter(
  { says, saysError = says, saysRefused }: ActionScene,
  fault: FaultName,
): string | RegExp | undefined {
  if (refusals.includes(fault)) return saysRefused;
  return lostResponses.includes(fault) ? says : saysError;
}

/** After some failures nothing can be done before the person has decided that it may. */
async function unlock(user: UserEvent, { does: [begin] }: ActionScene): Promise<void> {
  const words = ['Allow another try', 'Unlock for a new payment'].find((label) => screen.queryByText(label));
  if (words === undefined) return;
  if (begin && 'press' in begin && !('ofRow' in begin)) expect(pressable(begin.press)).toBeDisabled();
  await runSteps(user, [{ press: words }]);
  if (screen.queryByText(words)) await runSteps(user, [{ press: 'OK' }]);
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
}

test.each(scenes)(
  '%s at %s: a press is one request; a failure is said, and everything stays; a refused token leads to the login',
  async (path, url, scene) => {
    const { as, first = [], does, again = does, stepBefore, stepAfter } = scene;
    const injector = new FaultInjector(path);
    const user = openAt(url, as ? { as } : {});
    await runSteps(user, first);
    const typed = typedBy(first);
    expect(typed.map(([, held]) => held)).not.toContain('');
    for (const fault of faults) {
      injector.activate(fault);
      await injector.during(() => runSteps(user, fault === faults[0] ? does : again, 'dblClick'));
      await injector.hasFailed(1);
      await isSaid(user, scene, fault);
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
      expect(screen.getAllByText(scene.stays)[0]).toBeVisible();
      expect(typedBy(first)).toEqual(typed);
      expect(window.location.pathname).toBe(url);
      if (stepBefore) expect(bodiesTo(stepBefore)).toHaveLength(1);
      if (stepAfter) expect(bodiesTo(stepAfter)).toEqual([]);
      await unlock(user, scene);
    }
    injector.activate('F9 401');
    await injector.during(() => runSteps(user, again, 'dblClick'));
    await expectPath(as === 'carrier' ? '/BDX_Login' : '/kyubos_admin');
    await screen.findByLabelText('Password');
    expect(injector.requests).toBe(1);
    expect(screen.queryByRole('alertdialog')?.textContent).toBeUndefined();
    if (stepAfter) expect(bodiesTo(stepAfter)).toEqual([]);
  },
  60_000,
);

/** The calls that came after the last one of a path. */
function askedAfter(path: CallPath): readonly string[] {
  const paths = recordedCalls.map((call) => call.path);
  return paths.slice(paths.lastIndexOf(path) + 1);
}

test.each(scenes.filter(([, , { lost }]) => lost !== undefined))(
  '%s at %s: carried out, but its answer lost: read again, called done only when a read shows it, and not sent twice',
  async (path, url, { as, first = [], does, alert, stays, success, lost = {} }) => {
    losesResponseOnce(path);
    expectConsoleErrors();
    const user = openAt(url, as ? { as } : {});
    await runSteps(user, [...first, ...does]);
    await closeAlert(user, alert);
    const { says, rereads, leadsTo, alert: found = success } = lost;
    if (leadsTo !== undefined) {
      await closeAlert(user, found);
      await expectPath(leadsTo);
      if (rereads) expect(askedAfter(path)).toContain(rereads);
      expect(bodiesTo(path)).toHaveLength(1);
      return;
    }
    if (says !== undefined) expect(await screen.findByText(says)).toBeVisible();
    else await waitFor(() => expect(screen.queryByText(stays)).not.toBeInTheDocument());
    if (says === undefined) expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
    if (rereads) await waitFor(() => expect(askedAfter(path)).toContain(rereads));
    if (success !== undefined) expect(screen.queryByText(success)).not.toBeInTheDocument();
    expect(bodiesTo(path)).toHaveLength(1);
    expect(window.location.pathname).toBe(url);
  },
  60_000,
);
