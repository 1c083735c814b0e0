import { screen, waitFor } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { runSteps, type Step } from '@/testing/harness/steps';
import { planFault } from '../../../../mocks/conditions';

describe.each([
  ['/user_admin_bdx_send', 'Send', 'premium-2026-10.csv', '/sendbdx', 'Send'],
  [
    '/client_user_BDX_filerecived',
    'Import To Carrier',
    'premium-2026-08.csv',
    '/brdxfileimporttomain',
    'Import',
  ],
  ['/client_user_BDX_fileupload', 'Remove', 'claims-2026-10.csv', '/removebrdxfile', 'Removal'],
] as const)('on %s, %s', (url, item, file, call, noun) => {
  const as = url.startsWith('/client') ? 'carrier' : 'admin';
  const ask: readonly Step[] = [{ press: item, ofRow: file }];

  test('ERR-05 ERR-31 sends nothing when it is declined; a refusal shows a short message and can be retried', async () => {
    planFault(call, { kind: 'answer', status: 400 });
    const user = openAt(url, { as });
    await runSteps(user, [...ask, { press: 'Cancel' }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(bodiesTo(call)).toEqual([]);
    await runSteps(user, [...ask, { press: 'OK' }]);
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await runSteps(user, [{ press: 'Retry' }, { press: 'OK' }]);
    await waitFor(() => expect(bodiesTo(call)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
  });

  test('is sent once, however often OK is pressed, and recorded after a lost response', async () => {
    planFault(call, { kind: 'answerLost' });
    const user = openAt(url, { as });
    await runSteps(user, [...ask, { press: 'OK' }], 'dblClick');
    expect(await screen.findByText(/is recorded\./)).toHaveTextContent(`${noun} of ${file} is recorded.`);
    expect(screen.queryByText('Successfully Imported')).toBeNull();
    expect(bodiesTo(call)).toHaveLength(1);
  });
});
