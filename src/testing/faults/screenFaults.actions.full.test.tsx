import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CallPath } from '@/api/calls';
import { installTestWorkers } from '@/preflight/worker.fixture';
import { expectPath } from '../harness/at';
import {
  casesOfRun,
  changeFaults,
  FaultInjector,
  lostResponses,
  refusals,
  serverMessageAfter,
  type FaultName,
} from './faultResponses';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, expectConsoleErrors } from '../harness/server';
import { pressable, runSteps, typedBy } from '../harness/steps';
import { recordedCalls } from '../../../mocks/callLog';
import { losesResponseOnce } from '../../../mocks/scenarios';
import { actionScenes, type ActionScene } from './screenFaults.actions.fixture';
import { answer } from '@/testing/harness/at';

const scenes = Object.entries<readonly ActionScene[]>(actionScenes).flatMap(([path, cases]) =>
  cases.map((scene) => [path as CallPath, scene.url, scene] as const),
);

const faults = casesOfRun<FaultName>(changeFaults, ['F4 500 JSON', 'F6 200 HTML', 'R1 200 status false']);

beforeEach(() => installTestWorkers());

async function closeAlert(user: UserEvent, alert: string | RegExp | undefined): Promise<void> {
  if (alert === undefined) return;
  await answer(user, alert);
}

function serverMessageIn(element: HTMLElement): string | undefined {
  return within(element).queryByText(/^The server says:/)?.textContent;
}

/** Expects the messages of the failure: the documented alert first, then the text in the page, and no success. */
async function expectMessages(user: UserEvent, scene: ActionScene, fault: FaultName): Promise<void> {
  const { alert, success } = scene;
  if (alert !== undefined) {
    const dialog = await screen.findByRole('alertdialog', { name: alert });
    expect(serverMessageIn(dialog)).toBe(serverMessageAfter(fault));
  }
  await closeAlert(user, alert);
  const message = messageAfter(scene, fault);
  if (message !== undefined) await waitFor(() => expect(screen.getByText(message)).toBeVisible());
  if (message === 'Not saved')
    await waitFor(() => expect(serverMessageIn(document.body)).toBe(serverMessageAfter(fault)));
  if (message !== scene.message) expect(screen.queryByText(scene.message)).not.toBeInTheDocument();
  if (success !== undefined) expect(screen.queryByText(success)).not.toBeInTheDocument();
}

function messageAfter(
  { message, serverErrorMessage = message, refusalMessage }: ActionScene,
  fault: FaultName,
): string | RegExp | undefined {
  if (refusals.includes(fault)) return refusalMessage;
  return lostResponses.includes(fault) ? message : serverErrorMessage;
}

/** After some failures the action is locked until the user allows another attempt. */
async function unlock(user: UserEvent, { steps: [begin] }: ActionScene): Promise<void> {
  const unlockLabel = ['Allow another try', 'Unlock for a new payment'].find((label) =>
    screen.queryByText(label),
  );
  if (unlockLabel === undefined) return;
  if (begin && 'press' in begin && !('ofRow' in begin)) expect(pressable(begin.press)).toBeDisabled();
  await runSteps(user, [{ press: unlockLabel }]);
  if (screen.queryByText(unlockLabel)) await runSteps(user, [{ press: 'OK' }]);
  await waitFor(() => expect(screen.queryByText(unlockLabel)).not.toBeInTheDocument());
}

test.each(scenes)(
  '%s at %s: a press sends one request; a failure shows its message, and all input stays; a refused token leads to the login',
  async (path, url, scene) => {
    const { as, setup = [], steps, retrySteps = steps, callBefore, callAfter } = scene;
    const injector = new FaultInjector(path);
    const user = openAt(url, as ? { as } : {});
    await runSteps(user, setup);
    const typed = typedBy(setup);
    expect(typed.map(([, held]) => held)).not.toContain('');
    for (const fault of faults) {
      injector.activate(fault);
      await injector.during(() => runSteps(user, fault === faults[0] ? steps : retrySteps, 'dblClick'));
      await injector.hasFailed(1);
      await expectMessages(user, scene, fault);
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
      expect(screen.getAllByText(scene.visibleText)[0]).toBeVisible();
      expect(typedBy(setup)).toEqual(typed);
      expect(window.location.pathname).toBe(url);
      if (callBefore) expect(bodiesTo(callBefore)).toHaveLength(1);
      if (callAfter) expect(bodiesTo(callAfter)).toEqual([]);
      await unlock(user, scene);
    }
    injector.refuseToken();
    await injector.during(() => runSteps(user, retrySteps, 'dblClick'));
    await expectPath(as === 'carrier' ? '/BDX_Login' : '/kyubos_admin');
    await screen.findByLabelText('Password');
    expect(injector.requests).toBe(1);
    expect(screen.queryByRole('alertdialog')?.textContent).toBeUndefined();
    if (callAfter) expect(bodiesTo(callAfter)).toEqual([]);
  },
  60_000,
);

/** The paths of the calls after the last call of a path. */
function callsAfter(path: CallPath): readonly string[] {
  const paths = recordedCalls.map((call) => call.path);
  return paths.slice(paths.lastIndexOf(path) + 1);
}

test.each(scenes.filter(([, , { afterLostResponse }]) => afterLostResponse !== undefined))(
  '%s at %s: carried out, but its response lost: the product reads the result, reports success only if the read confirms it, and sends nothing twice',
  async (path, url, { as, setup = [], steps, alert, visibleText, success, afterLostResponse = {} }) => {
    losesResponseOnce(path);
    expectConsoleErrors();
    const user = openAt(url, as ? { as } : {});
    await runSteps(user, [...setup, ...steps]);
    await closeAlert(user, alert);
    const { message, rereadCall, nextUrl, alert: found = success } = afterLostResponse;
    if (nextUrl !== undefined) {
      await closeAlert(user, found);
      await expectPath(nextUrl);
      if (rereadCall) expect(callsAfter(path)).toContain(rereadCall);
      expect(bodiesTo(path)).toHaveLength(1);
      return;
    }
    if (message !== undefined) expect(await screen.findByText(message)).toBeVisible();
    else await waitFor(() => expect(screen.queryByText(visibleText)).not.toBeInTheDocument());
    if (message === undefined) expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
    if (rereadCall) await waitFor(() => expect(callsAfter(path)).toContain(rereadCall));
    if (success !== undefined) expect(screen.queryByText(success)).not.toBeInTheDocument();
    expect(bodiesTo(path)).toHaveLength(1);
    expect(window.location.pathname).toBe(url);
  },
  60_000,
);
