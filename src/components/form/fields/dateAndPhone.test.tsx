import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { descriptionOf, pressSave } from '@/components/form/renderForm.fixture';
import { Field, open } from '../fields.fixture';
import { required } from '../required.fixture';
import { date } from '../dateSchema';

describe('a date', () => {
  function box(): HTMLInputElement {
    return screen.getByLabelText('Start Date');
  }

  test('takes YYYY-MM-DD', async () => {
    const { user, sent } = open(<Field.Date name="start" label="Start Date" />);
    expect(box()).toHaveValue('2024-02-29');
    fireEvent.change(box(), { target: { value: '2025-03-01' } });
    await pressSave(user);
    expect(sent[0]?.start).toBe('2025-03-01');
  });

  test('COMPANY-17 shows the day of a longer stored text, which is sent back unchanged', async () => {
    const { user, sent } = open(<Field.Date name="start" label="Start Date" />, {
      start: '2024-02-29T05:00:00.000Z',
    });
    expect(box()).toHaveValue('2024-02-29');
    await pressSave(user);
    expect(sent[0]?.start).toBe('2024-02-29T05:00:00.000Z');
  });

  test('that is malformed is shown next to the box and sent back unchanged', async () => {
    const { user, sent } = open(
      <Field.Date name="start" label="Start Date" />,
      { start: 'next spring' },
      { start: required('Start Date') },
    );
    expect(box()).toHaveValue('');
    expect(descriptionOf(box()).trim()).toBe('Stored as next spring');
    await pressSave(user);
    expect(sent[0]?.start).toBe('next spring');
  });

  test('with a year of two digits is an error', async () => {
    const { user, sent } = open(
      <Field.Date name="start" label="Start Date" />,
      { start: '' },
      { start: date() },
    );
    fireEvent.change(box(), { target: { value: '0027-02-01' } });
    await user.click(box());
    await user.tab();
    expect(descriptionOf(box())).toBe('Enter the year with four digits');
    await pressSave(user);
    expect(sent).toEqual([]);
    fireEvent.change(box(), { target: { value: '2027-02-01' } });
    await pressSave(user);
    expect(sent[0]?.start).toBe('2027-02-01');
  });

  test('that is stored with such a year is sent back unchanged', async () => {
    const { user, sent } = open(
      <Field.Date name="start" label="Start Date" />,
      { start: '0027-01-01' },
      { start: date() },
    );
    await pressSave(user);
    expect(sent[0]?.start).toBe('0027-01-01');
  });

  test('that is typed incompletely is an error', async () => {
    const { user, sent } = open(<Field.Date name="start" label="Start Date" />, { start: '' });
    let half = true;
    Object.defineProperty(box(), 'validity', { get: () => ({ badInput: half }) });
    await user.click(box());
    await user.tab();
    expect(descriptionOf(box())).toBe('Start Date is not a complete date');
    await pressSave(user);
    expect(sent).toEqual([]);
    half = false;
    fireEvent.change(box(), { target: { value: '2024-02-29' } });
    await pressSave(user);
    expect(sent[0]?.start).toBe('2024-02-29');
  });
});

describe('a phone number', () => {
  function box(): HTMLElement {
    return screen.getByLabelText('Phone Number');
  }

  test.each(['+12125550199', '2125550199', '212-555-0199', '(212) 555 0199'])(
    'USER-09, Q-237 %p is sent as 12125550199',
    async (typed) => {
      const { user, sent } = open(<Field.Phone name="phone" label="Phone Number" />, { phone: '' });
      await user.type(box(), typed);
      await user.tab();
      expect(box()).toHaveValue('(212) 555-0199');
      await pressSave(user);
      expect(sent[0]?.phone).toBe('12125550199');
    },
  );

  test.each(['2125550199', '+1 212 555 0199', '555-0199 ext. 5', ''])(
    'Q-237 the stored text %p goes back as it came when it is not touched',
    async (phone) => {
      const { user, sent } = open(<Field.Phone name="phone" label="Phone Number" />, { phone });
      await user.click(box());
      await user.tab();
      await pressSave(user);
      expect(sent[0]?.phone).toBe(phone);
    },
  );

  test('USER-09 the country is the United States and can be chosen', async () => {
    const { user, sent } = open(<Field.Phone name="phone" label="Phone Number" />, { phone: '' });
    const country = screen.getByRole('combobox', { name: 'Calling code' });
    expect(country).toHaveAccessibleDescription('Country of Phone Number');
    expect(screen.getAllByLabelText(/phone number/i)).toEqual([box()]);
    expect(country).toHaveDisplayValue('United States +1');
    await user.selectOptions(country, 'United Kingdom +44');
    await user.type(box(), '02079460958');
    await user.tab();
    expect(box()).toHaveValue('020 7946 0958');
    await pressSave(user);
    expect(sent[0]?.phone).toBe('442079460958');
  });

  test('keeps the caret where the user is working', async () => {
    open(<Field.Phone name="phone" label="Phone Number" />);
    await userEvent.type(box(), '{Backspace}9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(box()).toHaveValue('(292) 555-0199');
    expect(box()).toHaveProperty('selectionStart', 3);
  });

  test('a stored number of another country is shown with that country', async () => {
    open(<Field.Phone name="phone" label="Phone Number" />, { phone: '442079460958' });
    expect(await screen.findByDisplayValue('020 7946 0958')).toBe(box());
    expect(screen.getByRole('combobox')).toHaveDisplayValue('United Kingdom +44');
  });

  test('another country keeps the digits that were typed', async () => {
    const { user, sent } = open(<Field.Phone name="phone" label="Phone Number" />, { phone: '' });
    await user.type(box(), '6135550123');
    await user.selectOptions(screen.getByRole('combobox'), 'Canada +1');
    expect(box()).toHaveValue('(613) 555-0123');
    await pressSave(user);
    expect(sent[0]?.phone).toBe('16135550123');
  });
});
