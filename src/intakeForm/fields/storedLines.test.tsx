import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fromRecord } from '@/domain/quotation/conversion';
import { aGroup, anAttribute, aRecord } from '@/testing/builders/quotationBuilders';
import { QuotationStore } from '../state/quotationStore';
import { AttributeGroupView } from './AttributeGroupView';
import { now, renderWithStore } from './intakeForm.fixture';

function openAnswer(
  stored: string,
  attribute: Parameters<typeof anAttribute>[0],
  display?: string,
): { user: UserEvent; sent: () => unknown; store: QuotationStore } {
  const policydetails = JSON.stringify({ 7: { Site: { 0: stored } } });
  const store = new QuotationStore(fromRecord(aRecord({ policydetails }), { now }), {
    earliestDate: () => '2026-01-06',
  });
  const group = aGroup('Site', [anAttribute({ id: 7, name: 'Site', ...attribute })], display);
  store.placeGroup(0, group);
  const { user } = renderWithStore(store, <AttributeGroupView group={group} />);
  const sent = (): unknown => {
    const details: unknown = JSON.parse(store.updatePayload().open().policydetails);
    return (details as Record<string, Record<string, Record<string, unknown>>>)[7]!.Site![0];
  };
  return { user, sent, store };
}

describe.each(['text', 'email', 'textarea', 'secure'])(
  'an answer of type %s with line ends',
  (attribute_type) => {
    test.each([
      ['\n', 'Single Column'],
      ['\r\n', 'Single Column'],
      ['\r', 'Table'],
    ])('goes back as it is stored, and keeps %j when it is edited (%s)', async (end, display) => {
      const stored = `Pier 1${end}Suite 2`;
      const { user, sent } = openAnswer(stored, { attribute_type }, display);
      const label = display === 'Table' ? 'Site, row 1' : 'Site';
      if (attribute_type === 'secure') {
        await user.click(screen.getByRole('button', { name: `Show ${label}` }));
      }
      const area = screen.getByRole('textbox', { name: label });
      expect(area.tagName).toBe('TEXTAREA');
      expect(area).toHaveValue('Pier 1\nSuite 2');
      await user.click(area);
      await user.tab();
      expect(sent()).toBe(stored);
      await user.type(screen.getByRole('textbox', { name: label }), '!{Enter}East');
      expect(sent()).toBe(`Pier 1${end}Suite 2!${end}East`);
    });
  },
);

test('an answer with a mask has a text area without the mask', async () => {
  const { user, sent } = openAnswer('12-34\n56-78', { attributeformat: '99-99' });
  await user.type(screen.getByRole('textbox', { name: 'Site' }), '9');
  expect(screen.getByRole('textbox', { name: 'Site' })).toHaveValue('12-34\n56-789');
  expect(sent()).toBe('12-34\n56-789');
});

test('a box of one line becomes a text area when it is filled with a text of several lines', () => {
  const { store } = openAnswer('', { attribute_type: 'text' });
  const [cell] = [...store.answers.cells()];
  expect(screen.getByRole('textbox', { name: 'Site' }).tagName).toBe('INPUT');
  act(() => store.answers.type(cell!, 'Pier 1\r\nSuite 2'));
  expect(screen.getByRole('textbox', { name: 'Site' })).toHaveValue('Pier 1\nSuite 2');
});
