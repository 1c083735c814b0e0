import { screen, within } from '@testing-library/react';
import { fixDate } from '@/testing/harness/fixDate';
import { openAt } from '@/app/openAt.fixture';
import { respondsAlways } from '../../../mocks/scenarios';

async function sectionLinks(heading: string): Promise<readonly (readonly [string | null, string | null])[]> {
  const list = await screen.findByRole('list', { name: heading });
  return within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

fixDate();

describe('the home page of a carrier', () => {
  test('it lists what was received and not imported, what was sent, and the next period without a file', async () => {
    respondsAlways('/viewBDXInbound', {
      brdxList: [
        { id: 9301, file_name: 'july.csv', sender_name: 'Harborview', period: '072026', importedview: '0' },
        { id: 9302, file_name: 'june.csv', sender_name: 'Harborview', period: '062026', importedview: '1' },
      ],
    });
    respondsAlways('/viewBDXOutbound', {
      brdxList: Array.from({ length: 6 }, (_none, index) => ({
        id: 9311 + index,
        file_name: `sent-${index + 1}.csv`,
        period: `0${index + 4}/2026`,
        createdAt: `2026-${String(index + 5).padStart(2, '0')}-03T10:00:00.000Z`,
        processed: index === 5 ? '1' : '0',
      })),
    });
    const user = openAt('/client_user_BDX_home', { as: 'carrier' });
    expect(await sectionLinks('Received and not yet imported')).toEqual([
      ['july.csv', '/client_user_BDX_filerecived?show=to-import'],
    ]);
    const sent = await screen.findByRole('list', { name: 'Files sent' });
    const rows = within(sent).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'sent-6.csv09/2026Processed',
      'sent-5.csv08/2026Sent',
      'sent-4.csv07/2026Sent',
      'sent-3.csv06/2026Sent',
      'sent-2.csv05/2026Sent',
    ]);
    expect(await sectionLinks('Next file due')).toEqual([
      ['Upload the file for 10/2026', '/client_user_BDX_add_fileupload'],
    ]);
    await user.click(screen.getByRole('link', { name: 'Show in the list (Received and not yet imported)' }));
    expect(await screen.findByText('1 row')).toBeVisible();
  });
});
