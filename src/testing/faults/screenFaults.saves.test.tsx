import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { calls, type CallPath } from '@/api/calls';
import { expectPath } from '../harness/at';
import { changeFaults, lostAnswers, applied, FaultInjector } from './faultAnswers';
import { openAt } from '../harness/openAt';
import { actionScenes } from './screenFaults.actions.fixture';
import { entrances } from './screenFaults.entrances.fixture';
import { loads, saves, unstaged, type Scene } from './screenFaults.fixture';
import { parts } from './screenFaults.parts.fixture';

const scenes = Object.entries<Scene>(saves) as [CallPath, Scene][];

test('every call has its scene in one of the tables, or is named among those without a screen', () => {
  const staged = [loads, saves, actionScenes, parts, entrances].flatMap((scenesOf) => Object.keys(scenesOf));
  expect([...staged, ...Object.keys(unstaged)].sort()).toEqual(Object.keys(calls).sort());
});

const telling = [
  'F1 refused',
  'F4 500 JSON',
  'F6 200 HTML',
  'R1 200 status false',
  'R4 200 error text',
] as const;

/** A repeat would store another record: after a lost answer nothing is sent before the user allows it. */
const isCreation = (url: string): boolean => url.includes('add_');

describe.each(scenes)('a form that saves by %s', (path, { url, as, box = '' }) => {
  const boxOf = async (): Promise<HTMLElement> => screen.findByLabelText(box);
  // By their words: asking a long form for its roles takes seconds.
  const button = (words: string): HTMLButtonElement | null => screen.getByText(words).closest('button');
  const press = async (
    user: UserEvent,
    words: string,
    times: 'click' | 'dblClick' = 'click',
  ): Promise<void> => user[times](button(words) ?? document.body);

  test('keeps everything and says what went wrong; one press is one request, and a creation is not sent twice', async () => {
    const injector = new FaultInjector(path);
    const user = openAt(url, as ? { as } : {});
    const input = await boxOf();
    await user.type(input, 'x');
    const typed = (input as HTMLInputElement).value;
    for (const fault of applied(changeFaults, telling)) {
      injector.activate(fault);
      await injector.during(() => press(user, 'Save', 'dblClick'));
      await injector.hasFailed(1);
      const isLocked = isCreation(url) && lostAnswers.includes(fault);
      const words = isLocked ? /^Not confirmed\./ : 'Not saved';
      await waitFor(() => expect(screen.getByText(words)).toBeVisible());
      expect(await boxOf()).toHaveValue(typed);
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

  test('a refused token leads to the login, with one request', async () => {
    const injector = new FaultInjector(path);
    const user = openAt(url, as ? { as } : {});
    await user.type(await boxOf(), 'x');
    injector.activate('F9 401');
    await press(user, 'Save');
    await expectPath(as === 'carrier' ? '/BDX_Login' : '/kyubos_admin');
    expect(injector.requests).toBe(1);
  }, 60_000);
});
