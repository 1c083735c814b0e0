import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  casesOfRun,
  FaultInjector,
  loadFaults,
  requestCount,
  type FaultName,
} from '@/testing/faults/faultResponses';
import { saves, type Scene } from '@/testing/faults/screenFaults.fixture';
import { expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { checkedForms, type CheckedForm } from './updateCalls.fixture';

type Checked = readonly [keyof typeof checkedForms, CheckedForm];
const forms = Object.entries<CheckedForm>(checkedForms) as unknown as readonly Checked[];
const few = forms.filter(([path]) => ['/updatecountry', '/currency', '/updateslab'].includes(path));

async function openAndType({ url, as, box = '' }: Scene): Promise<UserEvent> {
  const user = openAt(url, as ? { as } : {});
  await user.type(await screen.findByLabelText(box), 'x');
  return user;
}

const save = (user: UserEvent): Promise<void> => user.click(screen.getByRole('button', { name: 'Save' }));

describe.each(casesOfRun(forms, few))('when the read before %s fails', (path, { read }) => {
  const scene: Scene = saves[path];

  test.each(
    casesOfRun<FaultName>(loadFaults(read), [
      'F1 refused',
      'F2 hang',
      'F4 500 JSON',
      'F6 200 HTML',
      'F9 401',
    ]),
  )('%s: the user is asked, and the save is not blocked', async (fault) => {
    const injector = new FaultInjector(read);
    const user = await openAndType(scene);
    injector.activate(fault);
    await save(user);
    const question = await screen.findByRole('alertdialog', {
      name: 'We could not check whether someone else changed this. Save anyway?',
    });
    expect(injector.requests).toBe(requestCount(fault));
    expect(bodiesTo(path)).toEqual([]);
    injector.activate(undefined);
    await user.click(within(question).getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(window.location.pathname).not.toBe(scene.url));
    expect(bodiesTo(path)).toHaveLength(1);
  });

  test('a refused token leads to the login, and nothing is sent', async () => {
    const injector = new FaultInjector(read);
    const user = await openAndType(scene);
    injector.refuseToken();
    await save(user);
    await expectPath(scene.as === 'carrier' ? '/BDX_Login' : '/kyubos_admin');
    expect(bodiesTo(path)).toEqual([]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
