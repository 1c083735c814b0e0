import { within } from '@testing-library/react';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { fixDate } from '@/testing/harness/fixDate';
import { fill, isHome, openForm } from './quotationForm.fixture';
import { pages, saveElsewhere, findStaleWriteDialog } from './staleWrite.fixture';
import { button } from '@/testing/harness/at';

fixDate();

test.each(pages)(
  'at %s changes of another save are kept, and the user chooses between two changes of the same field',
  async (url, name, path) => {
    const user = await openForm(url);
    fill({ 'Last Name': 'Kim-Lee', 'Premium Collision': '500.25' });
    saveElsewhere();
    await user.click(button(name));
    const dialog = await findStaleWriteDialog();
    expect(bodiesTo(path)).toEqual([]);
    expect(dialog.getByRole('group', { name: 'Grace Period' })).toHaveTextContent(/Stored now 12-24-2026/);
    expect(dialog.getByRole('group', { name: 'Last Name' })).toHaveTextContent(/Yours Kim-Lee/);
    const premium = within(dialog.getByRole('group', { name: 'Premium Collision' }));
    expect(premium.getByRole('radio', { name: 'Stored now $430' })).not.toBeChecked();
    await user.click(premium.getByRole('radio', { name: 'Yours $500.25' }));
    const sent = nextBody(path);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await sent).toMatchObject({
      id: 1041,
      lastname: 'Kim-Lee',
      policyquotation_graceperiod: '2026-12-24',
      policyamount: 1420.75,
    });
    await isHome();
    expect(bodiesTo(path)).toHaveLength(1);
  },
);
