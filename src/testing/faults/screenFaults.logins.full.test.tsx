import { screen, waitFor } from '@testing-library/react';
import type { CallPath } from '@/api/calls';
import { storeSentRecovery } from '@/features/auth/recovery/recovery.fixture';
import { faults as all, casesOfRun, FaultInjector, type FaultName } from './faultResponses';
import { openAt } from '@/app/openAt.fixture';
import { pressable, runSteps, typedBy } from '../harness/steps';
import { loginForms, type LoginScene } from './screenFaults.logins.fixture';

const scenes = Object.entries<LoginScene>(loginForms) as [CallPath, LoginScene][];

/** A refused token is a normal refusal here, because no user is signed in yet. */
const names = Object.keys(all) as FaultName[];
const few: readonly FaultName[] = ['F4 500 JSON', 'F6 200 HTML', 'F9 401'];

test.each(scenes)(
  '%s: one press sends one request; a failure is shown in an alert, all input stays, and no user is signed in',
  async (path, { url, isCodeSent, setup, press, successFaults }) => {
    const injector = new FaultInjector(path);
    const state = isCodeSent ? storeSentRecovery() : undefined;
    const user = openAt(url, { as: 'signedOut', state });
    await runSteps(user, setup);
    const typed = typedBy(setup);
    for (const fault of casesOfRun(names, few).filter((name) => !successFaults?.test(name))) {
      injector.activate(fault);
      await injector.during(() => runSteps(user, [{ press }], 'dblClick'));
      await injector.hasFailed(1);
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(/^[A-Z][^<>]+$/);
      await waitFor(() => expect(pressable(press)).not.toHaveAttribute('aria-busy'));
      expect(typedBy(setup)).toEqual(typed);
      expect(window.location.pathname).toBe(url);
      expect(Object.keys(localStorage)).toEqual([]);
    }
  },
  60_000,
);
