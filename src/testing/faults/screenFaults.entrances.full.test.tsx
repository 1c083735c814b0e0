import { screen, waitFor } from '@testing-library/react';
import type { CallPath } from '@/api/calls';
import { keepSent } from '@/features/auth/recovery/recovery.fixture';
import { faults as all, applied, FaultInjector, type FaultName } from './faultResponses';
import { openAt } from '@/app/openAt.fixture';
import { pressable, runSteps, typedBy } from '../harness/steps';
import { entrances, type EntranceScene } from './screenFaults.entrances.fixture';

const scenes = Object.entries<EntranceScene>(entrances) as [CallPath, EntranceScene][];

/** Here a refused token is a refusal like any other, because no user is signed in yet. */
const names = Object.keys(all) as FaultName[];
const telling: readonly FaultName[] = ['F4 500 JSON', 'F6 200 HTML', 'F9 401'];

test.each(scenes)(
  '%s: one press is one request; a failure is said in an alert, everything stays, and nobody is signed in',
  async (path, { url, isCodeSent, first, press, takes }) => {
    const injector = new FaultInjector(path);
    const state = isCodeSent ? keepSent() : undefined;
    const user = openAt(url, { as: 'nobody', state });
    await runSteps(user, first);
    const typed = typedBy(first);
    for (const fault of applied(names, telling).filter((name) => !takes?.test(name))) {
      injector.activate(fault);
      await injector.during(() => runSteps(user, [{ press }], 'dblClick'));
      await injector.hasFailed(1);
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(/^[A-Z][^<>]+$/);
      await waitFor(() => expect(pressable(press)).not.toHaveAttribute('aria-busy'));
      expect(typedBy(first)).toEqual(typed);
      expect(window.location.pathname).toBe(url);
      expect(Object.keys(localStorage)).toEqual([]);
    }
  },
  60_000,
);
