import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { calls, type CallPath } from '@/api/calls';
import { expectPath } from '../harness/at';
import {
  changeFaults,
  lostResponses,
  applied,
  FaultInjector,
  refusalSays,
  type FaultName,
} from './faultResponses';
import { openAt } from '@/app/openAt.fixture';
import { actionScenes } from './screenFaults.actions.fixture';
import { entrances } from './screenFaults.entrances.fixture';
import { loads, saves, unstaged, type Scene } from './screenFaults.fixture';
import { parts } from './screenFaults.parts.fixture';

const scenes = Object.entries<Scene>(saves) as [CallPath, Scene][];

test('every call has its scene in one of the tables, or is named among those without a screen', () => {
  const staged = [loads, saves, actionScenes, parts, entrances].flatMap((scenesOf) => Object.keys(scenesOf));
  expect([...staged, ...Object.keys(unstaged)].sort()).toEqual(Object.keys(calls).sort());
});

/** A new record, a stored one and a form of carriers; each other form meets one lost answer and one refusal. */
const meetsMore: ReadonlySet<CallPath> = new Set(['/createcountry', '/updatecountry', '/updateslab']);

const faultsFor = (path: CallPath): readonly FaultName[] =>
  applied<FaultName>(changeFaults, [
    ...(meetsMore.has(path) ? (['F1 refused', 'F4 500 JSON', 'R4 200 error text'] as const) : []),
    'F6 200 HTML',
    'R1 200 status false',
  ]);

/** A repeat would store another record: after a lost answer nothing is sent before the user allows it. */
const isCreation = (url: string): boolean => url.includes('add_');

// By their words: asking a long form for its roles takes seconds.
const button = (words: string): HTMLButtonElement | null => screen.getByText(words).closest('button');
const press = async (user: UserEvent, words: string, times: 'click' | 'dblClick' = 'click'): Promise<void> =>
  user[times](button(words) ?? document.body);

describe.each(scenes)('a form that saves by %s', (path, { url, as, box = '' }) => {
  test('ERR-05 keeps everything and says what went wrong; one press is one request, and a creation is not sent twice', async () => {
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
      const words = isLocked ? /^Not confirmed\./ : 'Not saved';
      await waitFor(() => expect(screen.getByText(words)).toBeVisible());
      await waitFor(() =>
        expect(screen.queryByText(/^The server says:/)?.textContent).toBe(refusalSays(fault)),
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

const fewScenes = scenes.filter(([path]) => meetsMore.has(path));

describe.each(applied(scenes, fewScenes))('a form that saves by %s', (path, { url, as, box = '' }) => {
  test('a refused token leads to the login, with one request', async () => {
    const injector = new FaultInjector(path);
    const user = openAt(url, as ? { as } : {});
    await user.type(await screen.findByLabelText(box), 'x');
    injector.activate('F9 401');
    await press(user, 'Save');
    await expectPath(as === 'carrier' ? '/BDX_Login' : '/kyubos_admin');
    expect(injector.requests).toBe(1);
  }, 60_000);
});
