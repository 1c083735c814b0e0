import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { calls, type CallPath } from '@/api/calls';
import { expectPath } from '../harness/at';
import {
  changeFaults,
  lostResponses,
  casesOfRun,
  FaultInjector,
  serverMessageAfter,
  type FaultName,
} from './faultResponses';
import { openAt } from '@/app/openAt.fixture';
import { actionScenes } from './screenFaults.actions.fixture';
import { loginForms } from './screenFaults.logins.fixture';
import { loads, saves, callsWithoutScreen, type Scene } from './screenFaults.fixture';
import { sections } from './screenFaults.sections.fixture';

const scenes = Object.entries<Scene>(saves) as [CallPath, Scene][];

test('every call is in one of the tables, or in the list of calls without a screen', () => {
  const covered = [loads, saves, actionScenes, sections, loginForms].flatMap((scenesOf) =>
    Object.keys(scenesOf),
  );
  expect([...covered, ...Object.keys(callsWithoutScreen)].sort()).toEqual(Object.keys(calls).sort());
});

/** These forms are tested with more faults: a new record, a stored one and a form of carriers. */
const withAllFaults: ReadonlySet<CallPath> = new Set(['/createcountry', '/updatecountry', '/updateslab']);

const faultsFor = (path: CallPath): readonly FaultName[] =>
  casesOfRun<FaultName>(changeFaults, [
    ...(withAllFaults.has(path)
      ? (['F1 refused', 'F4 500 JSON', 'F9 401', 'R4 200 error text'] as const)
      : []),
    'F6 200 HTML',
    'R1 200 status false',
  ]);

/** A repetition would store another record: after a lost response nothing is sent before the user allows it. */
const isCreation = (url: string): boolean => url.includes('add_');

// By text, because a query by role takes seconds in a long form.
const button = (message: string): HTMLButtonElement | null => screen.getByText(message).closest('button');
const press = async (
  user: UserEvent,
  message: string,
  times: 'click' | 'dblClick' = 'click',
): Promise<void> => user[times](button(message) ?? document.body);

describe.each(scenes)('a form that saves with %s', (path, { url, as, box = '' }) => {
  test('ERR-05 keeps all input and shows the failure; one press sends one request, and a creation is not sent twice', async () => {
    const injector = new FaultInjector(path);
    const user = openAt(url, as ? { as } : {});
    const input = await screen.findByLabelText(box);
    await user.type(input, 'x');
    const typed = (input as HTMLInputElement).value;
    for (const fault of faultsFor(path)) {
      injector.activate(fault);
      await injector.during(() => press(user, 'Save', 'dblClick'));
      await injector.hasFailed(1);
      const isLocked = isCreation(url) && lostResponses.includes(fault);
      const message = isLocked ? /^Not confirmed\./ : 'Not saved';
      await waitFor(() => expect(screen.getByText(message)).toBeVisible());
      await waitFor(() =>
        expect(screen.queryByText(/^The server says:/)?.textContent).toBe(serverMessageAfter(fault)),
      );
      expect(await screen.findByLabelText(box)).toHaveValue(typed);
      expect(window.location.pathname).toBe(url);
      if (isLocked) {
        expect(button('Save')).toBeDisabled();
        expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
        await press(user, 'Allow another try');
        await waitFor(() => expect(button('OK')).not.toBeNull());
        await press(user, 'OK');
      }
      await waitFor(() => expect(button('Save')).toBeEnabled());
    }
    injector.activate(undefined);
    await press(user, 'Retry');
    await waitFor(() => expect(window.location.pathname).not.toBe(url));
  }, 60_000);
});

const fewScenes = scenes.filter(([path]) => withAllFaults.has(path));

describe.each(casesOfRun(scenes, fewScenes))('a form that saves with %s', (path, { url, as, box = '' }) => {
  test('a refused token leads to the login, with one request', async () => {
    const injector = new FaultInjector(path);
    const user = openAt(url, as ? { as } : {});
    await user.type(await screen.findByLabelText(box), 'x');
    injector.refuseToken();
    await press(user, 'Save');
    await expectPath(as === 'carrier' ? '/BDX_Login' : '/kyubos_admin');
    expect(injector.requests).toBe(1);
  }, 60_000);
});
