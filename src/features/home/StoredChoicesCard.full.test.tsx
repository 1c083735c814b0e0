import { act, screen, within } from '@testing-library/react';
import { allStoredChoices, storeChoices, type FileSender } from '@/preflight/storedChoices';
import { openAt } from '@/app/openAt.fixture';

const setting = '/User_Admin_Setting';
const acme: FileSender = {
  clientId: '7',
  partner: '31',
  partnerName: 'Acme',
  lob: '11',
  lobName: 'Homeowners',
};

function sender(partnerName: string): FileSender {
  return { ...acme, partner: partnerName, partnerName };
}

async function card(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Bordereau files' });
}

/** Each entry: its heading, then its choices. */
async function entries(): Promise<(string | null)[][]> {
  return within(await card())
    .getAllByRole('heading', { level: 3 })
    .map((heading) => {
      const choices = within(heading.closest('li')!).getAllByRole('listitem');
      return [heading, ...choices].map(({ textContent }) => textContent);
    });
}

function removeButton(partner: string): HTMLElement {
  return screen.getByRole('button', { name: `Remove the choices for ${partner}, Homeowners` });
}

beforeEach(() => localStorage.removeItem('portal_file_choices'));

test('Setting lists the stored choices for the files of each partner and LOB of this client', async () => {
  storeChoices({ ...sender('Foreign'), clientId: '8' }, { amountColumn: 'Premium' });
  storeChoices(
    { ...sender('Sender 9'), partnerName: ' ', lobName: '' },
    { decimalSign: { sign: '.', column: 'Net' }, dateOrder: { order: 'monthFirst', column: 'Date' } },
  );
  storeChoices({ ...acme, partner: '32' }, { sheet: 'Old' });
  storeChoices(acme, {
    sheet: 'New',
    headerRow: { row: 3, heads: ['Policy Number', 'Gross Premium'] },
    amountColumn: 'Gross Premium',
    decimalSign: { sign: ',', column: 'Gross Premium' },
    dateOrder: { order: 'dayFirst', column: 'Effective Date' },
  });
  openAt(setting);
  const ofAcme = ['Sheet New', 'Header row 3', 'Amount column Gross Premium', 'Decimal comma', 'Day first'];
  expect(await entries()).toEqual([
    ['Acme (31) · Homeowners', ...ofAcme],
    ['Acme (32) · Homeowners', 'Sheet Old'],
    ['Sender 9 · 11', 'Decimal point', 'Month first'],
  ]);
});

test('choices that another tab stores are shown', async () => {
  openAt(setting);
  expect(await screen.findByText('Nothing is kept yet.')).toBeVisible();
  storeChoices(acme, { sheet: 'New' });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'portal_file_choices' })));
  expect(await entries()).toEqual([['Acme · Homeowners', 'Sheet New']]);
});

test('an entry is removed when its button is pressed, which is announced, and the focus goes to the next one', async () => {
  for (const name of ['Third', 'Second', 'First']) storeChoices(sender(name), { sheet: 'New' });
  storeChoices({ ...sender('Foreign'), clientId: '8' }, { sheet: 'New' });
  const user = openAt(setting);
  await card();

  await user.click(removeButton('First'));
  expect(allStoredChoices('7').map(({ partner }) => partner)).toEqual(['Second', 'Third']);
  expect(removeButton('Second')).toHaveFocus();
  expect(await screen.findByText('The choices for First, Homeowners are removed')).toBeInTheDocument();

  await user.click(removeButton('Third'));
  expect(removeButton('Second')).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(allStoredChoices('7')).toEqual([]);
  expect(within(await card()).getByText('Nothing is kept yet.')).toHaveFocus();
  expect(allStoredChoices('8')).toHaveLength(1);
});

test('without choices Setting says that nothing is stored', async () => {
  localStorage.setItem('portal_file_choices', '[{"clientId":"7","choices":[]},7');
  openAt(setting);
  expect(within(await card()).getByText('Nothing is kept yet.')).toBeVisible();
  expect(within(await card()).queryByRole('button')).not.toBeInTheDocument();
});

test('names of records are not translated', async () => {
  storeChoices(acme, { sheet: 'New', amountColumn: 'Gross Premium' });
  openAt(setting);
  await card();
  for (const name of ['Acme', 'Homeowners', 'New', 'Gross Premium'])
    expect(screen.getByText(name)).toHaveAttribute('translate', 'no');
});
