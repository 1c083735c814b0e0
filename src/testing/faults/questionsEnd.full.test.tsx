import { act, screen, waitFor, within } from '@testing-library/react';
import type { CallPath } from '@/api/calls';
import { installTestWorkers } from '@/preflight/worker.fixture';
import { recordedCalls } from '../../../mocks/callLog';
import { expectPath, goTo } from '../harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '../harness/server';
import { runSteps, type Step } from '../harness/steps';
import { actionScenes, type ActionScene } from './screenFaults.actions.fixture';

/** The answer that sends: every change whose last press is one of these is asked about in a dialog. */
const answers = ['OK', 'Yes'];

const isAnswer = (step: Step | undefined): boolean =>
  step !== undefined && 'press' in step && answers.includes(step.press);

const questions = Object.entries<readonly ActionScene[]>(actionScenes).flatMap(([path, places]) =>
  places
    .filter(({ does }) => isAnswer(does.at(-1)))
    .map((scene) => [path as CallPath, scene.url, scene] as const),
);

beforeEach(() => installTestWorkers());

/** Leaves the screen as Back does, and waits for another one. */
async function leave(as: string | undefined): Promise<void> {
  const home = as === 'carrier' ? '/client_user_BDX_home' : '/user_admin_home';
  goTo(home);
  await expectPath(home);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  // What a dialog would still send, it would send by now.
  await act(async () => Promise.resolve());
}

test('every kind of question is tried', () => {
  expect(questions.length).toBeGreaterThan(12);
});

test.each(questions)(
  '%s at %s: leaving the screen answers the question with Cancel',
  async (path, _url, scene) => {
    const { url, as, first = [], does, stepBefore } = scene;
    const user = openAt(url, as ? { as } : {});
    await runSteps(user, first);
    // At each question on the way, from the first one to the last.
    const stops = does.flatMap((step, index) => (isAnswer(step) ? [index] : []));
    for (const stop of stops) {
      if (window.location.pathname !== url) {
        goTo(url);
        await expectPath(url);
        await runSteps(user, first);
      }
      await runSteps(user, does.slice(0, stop));
      const dialog = await screen.findByRole('alertdialog');
      // An alert has one button. What was confirmed before it goes on.
      if (within(dialog).getAllByRole('button').length === 1) return;
      await leave(as);
      expect(bodiesTo(path)).toEqual([]);
      if (stepBefore) expect(bodiesTo(stepBefore)).toEqual([]);
    }
    expect(recordedCalls.map((call) => call.path)).not.toContain(path);
  },
);
