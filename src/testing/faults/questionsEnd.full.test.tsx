import { act, screen, waitFor, within } from '@testing-library/react';
import type { CallPath } from '@/api/calls';
import { installTestWorkers } from '@/preflight/worker.fixture';
import { recordedCalls } from '../../../mocks/callLog';
import { expectPath, goTo } from '../harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '../harness/server';
import { runSteps, type Step } from '../harness/steps';
import { actionScenes, type ActionScene } from './screenFaults.actions.fixture';

/** The buttons that confirm: a change whose last press is one of these asks in a dialog first. */
const answers = ['OK', 'Yes'];

const isAnswer = (step: Step | undefined): boolean =>
  step !== undefined && 'press' in step && answers.includes(step.press);

const questions = Object.entries<readonly ActionScene[]>(actionScenes).flatMap(([path, places]) =>
  places
    .filter(({ steps }) => isAnswer(steps.at(-1)))
    .map((scene) => [path as CallPath, scene.url, scene] as const),
);

beforeEach(() => installTestWorkers());

/** Goes back in the history, and waits for the other screen. */
async function leave(as: string | undefined): Promise<void> {
  const home = as === 'carrier' ? '/client_user_BDX_home' : '/user_admin_home';
  goTo(home);
  await expectPath(home);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  // Gives a dialog the time to send something.
  await act(async () => Promise.resolve());
}

test('every kind of question is tested', () => {
  expect(questions.length).toBeGreaterThan(12);
});

test.each(questions)(
  '%s at %s: leaving the screen answers the question with Cancel',
  async (path, _url, scene) => {
    const { url, as, setup = [], steps, callBefore } = scene;
    const user = openAt(url, as ? { as } : {});
    await runSteps(user, setup);
    // Leaves at each question, from the first one to the last.
    const stops = steps.flatMap((step, index) => (isAnswer(step) ? [index] : []));
    for (const stop of stops) {
      if (window.location.pathname !== url) {
        goTo(url);
        await expectPath(url);
        await runSteps(user, setup);
      }
      await runSteps(user, steps.slice(0, stop));
      const dialog = await screen.findByRole('alertdialog');
      // An alert has one button, and the action before it was already confirmed.
      if (within(dialog).getAllByRole('button').length === 1) return;
      await leave(as);
      expect(bodiesTo(path)).toEqual([]);
      if (callBefore) expect(bodiesTo(callBefore)).toEqual([]);
    }
    expect(recordedCalls.map((call) => call.path)).not.toContain(path);
  },
);
