import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ReactNode } from 'react';
import { descriptionOf, pressSave, renderForm } from '@/testing/renderForm';
import { loadForm } from '../FormPage';
import type { Loadable } from '../loadable';
import { fieldsOf } from './fieldsOf';
import { optionsOf, type Option } from './options';

beforeAll(loadForm);

interface Agent {
  id: number | string;
  name: string;
  username: string;
  email: string;
  notes: string;
  rows: string;
  rate: string;
  state: string | number;
  kind: string;
  start: string;
  phone: string;
  files: readonly File[];
  active: 0 | 1;
  twoFactor: string;
  agreed: boolean;
}

const Field = fieldsOf<Agent>();

const agent: Agent = {
  id: 1,
  name: 'Ann',
  username: 'ann',
  email: 'ann@example.com',
  notes: '',
  rows: '3',
  rate: '',
  state: 2,
  kind: 'Main',
  start: '2024-02-29',
  phone: '12125550199',
  files: [],
  active: 1,
  twoFactor: 'disabled',
  agreed: false,
};

function open(children: ReactNode, record: Partial<Agent> = {}): ReturnType<typeof renderForm<Agent>> {
  return renderForm<Agent>({ record: { ...agent, ...record }, children });
}

const states: readonly Option[] = [
  { value: 1, label: 'Massachusetts' },
  { value: 2, label: 'Vermont' },
  { value: 3, label: 'Maine' },
];

describe('every field', () => {
  test('a label names its control and nothing else does, required or not', () => {
    open(
      <>
        <Field.Text name="name" label="Agent Name" required help="As on the licence" />
        <Field.TextArea name="notes" label="Notes" required />
        <Field.Select name="state" label="Select State" options={states} required />
        <Field.Phone name="phone" label="Phone Number" required />
        <Field.Date name="start" label="Start Date" required />
        <Field.File name="files" label="Documents" required />
        <Field.Checkbox name="agreed" label="Agreed" required />
      </>,
    );
    for (const label of ['Agent Name', 'Notes', 'Select State', 'Phone Number', 'Start Date', 'Agreed']) {
      const control = screen.getByLabelText(label);
      expect(control).toHaveAccessibleName(label);
      expect(control).toBeRequired();
    }
    expect(screen.getByLabelText('Documents')).toHaveAccessibleName('Documents');
    expect(screen.getAllByText('Required')).toHaveLength(7);
  });

  test('help is read with its control', () => {
    open(<Field.Text name="name" label="Agent Name" help="As on the licence" />);
    expect(screen.getByLabelText('Agent Name')).toHaveAccessibleDescription('As on the licence');
  });

  test('PARTNER-11 a read-only field can be focused and read, not changed', async () => {
    const { user, sent } = open(
      <>
        <Field.Text name="name" label="Agent Name" readOnly required />
        <Field.Select name="state" label="Select State" options={states} readOnly />
        <Field.Radio
          name="kind"
          label="User Type"
          options={[{ value: 'Main', label: 'Main user' }]}
          readOnly
        />
        <Field.Phone name="phone" label="Phone Number" readOnly />
        <Field.Switch name="active" label="Active" on={1} off={0} readOnly />
      </>,
      { name: '' },
    );
    expect(screen.getByRole('textbox', { name: 'Select State' })).toHaveValue('Vermont');
    expect(screen.getByRole('textbox', { name: 'User Type' })).toHaveValue('Main user');
    await user.type(screen.getByRole('textbox', { name: 'Agent Name' }), 'x');
    await user.type(screen.getByRole('textbox', { name: 'Phone Number' }), '1');
    await user.click(screen.getByRole('switch', { name: 'Active' }));
    await pressSave(user);
    expect(sent).toEqual([{ ...agent, name: '' }]);
  });

  test('a disabled field takes nothing and is not checked', async () => {
    const { user, sent } = open(<Field.Text name="name" label="Agent Name" required disabled />, {
      name: '',
    });
    expect(screen.getByLabelText('Agent Name')).toBeDisabled();
    await pressSave(user);
    expect(sent).toHaveLength(1);
  });

  test('a keystroke renders its own field and no other', async () => {
    const renders = { name: 0, notes: 0, state: 0, phone: 0 };
    const counted = (field: keyof typeof renders, element: ReactNode): ReactNode => (
      <Profiler id={field} onRender={() => (renders[field] += 1)}>
        {element}
      </Profiler>
    );
    open(
      <>
        {counted('name', <Field.Text name="name" label="Agent Name" required />)}
        {counted('notes', <Field.TextArea name="notes" label="Notes" />)}
        {counted('state', <Field.Select name="state" label="Select State" options={states} />)}
        {counted('phone', <Field.Phone name="phone" label="Phone Number" />)}
      </>,
    );
    await userEvent.click(screen.getByLabelText('Agent Name'));
    const before = { ...renders };
    await userEvent.keyboard('abcdefgh');
    expect(screen.getByLabelText('Agent Name')).toHaveValue('Annabcdefgh');
    expect({ ...renders, name: renders.name - before.name }).toEqual({ ...before, name: 8 });
  });

  test('one field can set another, and show or hide one', async () => {
    function Kind(): ReactNode {
      const set = Field.useSet();
      const kind = Field.useValue('kind');
      return (
        <>
          <Field.Radio
            name="kind"
            label="User Type"
            options={[
              { value: 'Main', label: 'Main' },
              { value: 'Agent', label: 'Agent' },
            ]}
            onChange={({ value }) => value === 'Main' && set('name', '')}
          />
          <p>Chosen: {kind}</p>
          <Field.When name="kind" is="Agent">
            <Field.Text name="name" label="Agent Name" />
          </Field.When>
        </>
      );
    }
    const { user, sent } = open(<Kind />);
    expect(screen.queryByLabelText('Agent Name')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Agent' }));
    expect(screen.getByText('Chosen: Agent')).toBeInTheDocument();
    expect(screen.getByLabelText('Agent Name')).toHaveValue('Ann');
    await user.click(screen.getByRole('radio', { name: 'Main' }));
    expect(screen.queryByLabelText('Agent Name')).not.toBeInTheDocument();
    await pressSave(user);
    expect(sent).toEqual([{ ...agent, kind: 'Main', name: '' }]);
  });
});

describe('text', () => {
  test('what the server left out is an empty box, and goes back as it came', async () => {
    const missing = JSON.parse('{"name":null}');
    const { user, sent } = open(<Field.Text name="name" label="Agent Name" />, missing);
    expect(screen.getByLabelText('Agent Name')).toHaveValue('');
    await pressSave(user);
    expect(sent[0]?.name).toBeNull();
  });

  test('a rule of the screen is told on leaving, and only about a changed text', async () => {
    const check = (text: string): string | undefined => (/^\d+$/.test(text) ? undefined : 'Digits only');
    const { user, sent } = open(<Field.Text name="name" label="Agent Name" check={check} />);
    await pressSave(user);
    expect(sent).toHaveLength(1);
  });

  test('a changed text that breaks the rule is not sent', async () => {
    const check = (text: string): string | undefined => (/^\d+$/.test(text) ? undefined : 'Digits only');
    const { user, sent } = open(<Field.Text name="name" label="Agent Name" check={check} />);
    const box = screen.getByLabelText('Agent Name');
    await user.type(box, 'a');
    expect(box).toBeValid();
    await user.tab();
    expect(box).toHaveAccessibleDescription('Digits only');
    await pressSave(user);
    expect(sent).toEqual([]);
  });

  test('USER-20 an email box takes any text, and refuses a changed one where it must be an email', async () => {
    const { user, sent } = open(
      <>
        <Field.Email name="email" label="Email" mustBeEmail />
        <Field.Email name="name" label="Second Email" />
      </>,
    );
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    await user.type(screen.getByLabelText('Second Email'), ' no email');
    await user.type(screen.getByLabelText('Email'), '@');
    await user.tab();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Email needs an email address such as name@example.com',
    );
    expect(screen.getByLabelText('Second Email')).not.toHaveAttribute('aria-invalid');
    await user.type(screen.getByLabelText('Email'), '{Backspace}');
    await pressSave(user);
    expect(sent).toHaveLength(1);
  });

  test('Q-236 an email that is stored without being one stays saveable', async () => {
    const { user, sent } = open(<Field.Email name="email" label="Email" mustBeEmail />, { email: 'at desk' });
    await pressSave(user);
    expect(sent).toHaveLength(1);
  });

  test('a number takes digits and stays a text', async () => {
    const { user, sent } = open(
      <>
        <Field.Number name="rows" label="Number of Row" />
        <Field.Number name="rate" label="Rate" decimals />
      </>,
      { rows: '' },
    );
    await user.type(screen.getByLabelText('Number of Row'), '0a1-2.5');
    await user.type(screen.getByLabelText('Rate'), '$1.2.5');
    await pressSave(user);
    expect(sent[0]).toMatchObject({ rows: '0125', rate: '1.25' });
  });

  test('a text area takes lines', async () => {
    const { user, sent } = open(<Field.TextArea name="notes" label="Notes" />);
    await user.type(screen.getByLabelText('Notes'), 'one{Enter}two');
    await pressSave(user);
    expect(sent[0]?.notes).toBe('one\ntwo');
  });
});

describe('a check by the server', () => {
  const message = 'Sorry, that username is already taken';

  /** A server whose answers the test gives. */
  function username(): { answers: ((free: boolean | 'fails') => void)[]; asked: string[]; field: ReactNode } {
    const asked: string[] = [];
    const answers: ((free: boolean | 'fails') => void)[] = [];
    const ask = (value: string): Promise<boolean> => {
      asked.push(value);
      return new Promise((resolve, reject) =>
        answers.push((free) => (free === 'fails' ? reject(new Error('no connection')) : resolve(free))),
      );
    };
    const field = (
      <>
        <Field.Text name="username" label="Username" required serverCheck={{ ask, message }} />
        <Field.Text name="name" label="First Name" />
      </>
    );
    return { answers, asked, field };
  }

  function box(): HTMLElement {
    return screen.getByLabelText('Username');
  }

  test('USER-15, USER-16, USER-17 a refused username is cleared, with the message; it can be put back', async () => {
    const { answers, asked, field } = username();
    const { user, sent } = open(field);
    await user.type(box(), 'a');
    await user.tab();
    expect(asked).toEqual(['anna']);
    await act(async () => answers[0]?.(false));
    expect(box()).toHaveValue('');
    expect(box()).toHaveAccessibleDescription(message);
    await pressSave(user);
    expect(screen.getByRole('link', { name: message })).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Put back anna' }));
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('anna');
    expect(screen.queryByRole('button', { name: 'Put back anna' })).not.toBeInTheDocument();
  });

  test('USER-18 a check that fails says nothing and refuses nothing', async () => {
    const { answers, field } = username();
    const { user, sent } = open(field);
    await user.type(box(), 'a');
    await user.tab();
    await act(async () => answers[0]?.('fails'));
    expect(box()).toHaveValue('anna');
    expect(box()).toBeValid();
    await pressSave(user);
    await act(async () => answers[1]?.('fails'));
    expect(sent[0]?.username).toBe('anna');
  });

  test('the answer for an earlier text does not touch a later one', async () => {
    const { answers, asked, field } = username();
    const { user } = open(field);
    await user.type(box(), 'a');
    await user.tab();
    await user.type(box(), 'b');
    await act(async () => answers[0]?.(false));
    expect(box()).toHaveValue('annab');
    await user.tab();
    expect(asked).toEqual(['anna', 'annab']);
    await act(async () => answers[1]?.(true));
    expect(box()).toHaveValue('annab');
    expect(box()).toBeValid();
  });

  test('a save waits for the answer: refused, nothing is sent', async () => {
    const { answers, field } = username();
    const { user, sent } = open(field);
    await user.type(box(), 'a{Enter}');
    expect(screen.getByText('Checking…')).toBeInTheDocument();
    expect(sent).toEqual([]);
    answers[0]?.(false);
    expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('a save waits for the answer: accepted, it is sent by itself, once', async () => {
    const { answers, field } = username();
    const { user, sent } = open(field);
    await user.type(box(), 'a{Enter}{Enter}{Enter}');
    expect(sent).toEqual([]);
    await act(async () => answers[0]?.(true));
    expect(sent).toEqual([{ ...agent, username: 'anna' }]);
  });

  test('USER-15 the stored username is not asked about', async () => {
    const { asked, field } = username();
    const { user, sent } = open(field);
    await user.click(box());
    await pressSave(user);
    expect(asked).toEqual([]);
    expect(sent).toHaveLength(1);
  });
});

describe('choices', () => {
  test('an id of either type is the choice; choosing another gives its own', async () => {
    const onChange = jest.fn();
    const { user, sent } = open(
      <Field.Select name="state" label="Select State" options={states} onChange={onChange} />,
      { state: '2' },
    );
    const select = screen.getByRole('combobox', { name: 'Select State' });
    expect(select).toHaveDisplayValue('Vermont');
    await user.selectOptions(select, 'Maine');
    expect(onChange).toHaveBeenCalledWith({ value: 3, label: 'Maine' });
    await pressSave(user);
    expect(sent[0]?.state).toBe(3);
  });

  test('a field that is not required can be emptied', async () => {
    const { user, sent } = open(<Field.Select name="state" label="Select State" options={states} />);
    await user.selectOptions(screen.getByRole('combobox'), '');
    await pressSave(user);
    expect(sent[0]?.state).toBe('');
  });

  test('a required field has an empty choice only until something is chosen', async () => {
    const { user, sent } = open(
      <Field.Select name="state" label="Select State" options={states} required />,
      { state: '' },
    );
    await pressSave(user);
    expect(sent).toEqual([]);
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Select State is required');
    await user.selectOptions(screen.getByRole('combobox'), 'Maine');
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  test('a stored value that is not among the choices is kept and shown', async () => {
    const { user, sent } = open(<Field.Select name="state" label="Select State" options={states} />, {
      state: 'Guam',
    });
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Guam');
    await pressSave(user);
    expect(sent[0]?.state).toBe('Guam');
  });

  test('choices on their way keep the stored value; when they fail they can be loaded again', async () => {
    const refetch = jest.fn();
    const records: Loadable<readonly { id: number; state_name: string }[]> = {
      isFetching: false,
      isError: true,
      refetch,
    };
    const options = (change: object): Loadable<readonly Option[]> =>
      optionsOf({ ...records, ...change }, ({ id, state_name }) => ({ value: id, label: state_name }));
    const { user, sent } = open(
      <>
        <Field.Select name="state" label="Failed" options={options({})} />
        <Field.Select
          name="kind"
          label="On its way"
          options={options({ isFetching: true, isError: false })}
        />
        <Field.Select
          name="name"
          label="There"
          options={options({ isError: false, data: [{ id: 5, state_name: 'Ohio' }] })}
        />
      </>,
      { kind: '' },
    );
    expect(screen.getByRole('combobox', { name: 'On its way' })).toHaveDisplayValue('Loading...');
    expect(
      within(screen.getByRole('combobox', { name: 'There' })).getByRole('option', { name: 'Ohio' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Could not load')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    await pressSave(user);
    expect(sent[0]?.state).toBe(2);
  });

  test('COMPANY-13 a switch stores the words given for on and off', async () => {
    const { user, sent } = open(
      <>
        <Field.Switch name="twoFactor" label="Two Factor Authentication" on="enabled" off="disabled" />
        <Field.Checkbox name="active" label="Active" on={1} off={0} />
        <Field.Checkbox name="agreed" label="Agreed" />
      </>,
    );
    expect(screen.getByRole('switch', { name: 'Two Factor Authentication' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    await user.click(screen.getByText('Two Factor Authentication'));
    await user.click(screen.getByRole('checkbox', { name: 'Active' }));
    await user.click(screen.getByRole('checkbox', { name: 'Agreed' }));
    await pressSave(user);
    expect(sent[0]).toMatchObject({ twoFactor: 'enabled', active: 0, agreed: true });
  });

  test('radios are a named group; a missing required choice is told and led to', async () => {
    const { user, sent } = open(
      <Field.Radio
        name="kind"
        label="User Type"
        required
        options={[
          { value: 'Main', label: 'Main' },
          { value: 'Agent', label: 'Agent' },
        ]}
      />,
      { kind: '' },
    );
    await pressSave(user);
    const group = screen.getByRole('radiogroup', { name: 'User Type' });
    expect(descriptionOf(group)).toBe('User Type is required');
    await user.click(screen.getByRole('link', { name: 'User Type is required' }));
    expect(screen.getByRole('radio', { name: 'Main' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Agent' }));
    await pressSave(user);
    expect(sent[0]?.kind).toBe('Agent');
  });
});

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

  test('COMPANY-17 shows the day of a longer stored text, which goes back as it came', async () => {
    const { user, sent } = open(<Field.Date name="start" label="Start Date" />, {
      start: '2024-02-29T05:00:00.000Z',
    });
    expect(box()).toHaveValue('2024-02-29');
    await pressSave(user);
    expect(sent[0]?.start).toBe('2024-02-29T05:00:00.000Z');
  });

  test('that cannot be read is shown beside the box and kept', async () => {
    const { user, sent } = open(<Field.Date name="start" label="Start Date" required />, {
      start: 'next spring',
    });
    expect(box()).toHaveValue('');
    expect(descriptionOf(box()).trim()).toBe('Stored as next spring');
    await pressSave(user);
    expect(sent[0]?.start).toBe('next spring');
  });

  test('SCHED-13 before the first day that can be chosen is refused in words', async () => {
    const { user, sent } = open(<Field.Date name="start" label="Start Date" min="2024-02-01" />);
    expect(box()).toHaveAttribute('min', '2024-02-01');
    fireEvent.change(box(), { target: { value: '2024-01-31' } });
    await user.click(box());
    await user.tab();
    expect(descriptionOf(box())).toBe('Start Date must be 02-01-2024 or later');
    await pressSave(user);
    expect(sent).toEqual([]);
  });

  test('stored before the first day stays saveable', async () => {
    const { user, sent } = open(<Field.Date name="start" label="Start Date" min="2025-01-01" />);
    await pressSave(user);
    expect(sent).toHaveLength(1);
  });

  test('typed by half is not taken for an empty one', async () => {
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

  test('a stored number of another country is shown as one', async () => {
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

describe('files', () => {
  const one = new File(['1'], 'one.csv', { type: 'text/csv' });
  const two = new File(['22'], 'two.csv', { type: 'text/csv' });

  function box(): HTMLElement {
    return screen.getByLabelText('Documents');
  }

  test('COMPANY-12 are added, listed and taken out again', async () => {
    const { user, sent } = open(<Field.File name="files" label="Documents" multiple />);
    await user.upload(box(), [one]);
    await user.upload(box(), [two, one]);
    expect(
      within(screen.getByRole('list', { name: 'Documents: files' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Remove one.csv' }));
    expect(box()).toHaveFocus();
    await pressSave(user);
    expect(sent[0]?.files).toEqual([two]);
  });

  test('one file takes the place of another', async () => {
    const { user, sent } = open(<Field.File name="files" label="Documents" />);
    await user.upload(box(), one);
    await user.upload(box(), two);
    await pressSave(user);
    expect(sent[0]?.files).toEqual([two]);
  });

  test('the screen decides which of the chosen files are kept', async () => {
    const take = jest.fn((chosen: readonly File[]) => chosen.filter(({ name }) => name !== 'one.csv'));
    const { user, sent } = open(<Field.File name="files" label="Documents" multiple take={take} />);
    await user.upload(box(), [one, two]);
    await pressSave(user);
    expect(take).toHaveBeenCalledWith([one, two]);
    expect(sent[0]?.files).toEqual([two]);
  });

  test('a file name is shown as a text of its own', async () => {
    const { user } = open(<Field.File name="files" label="Documents" multiple />);
    await user.upload(box(), new File(['x'], '\u202Egnp.exe'));
    expect(screen.getByText('\u202Egnp.exe').tagName).toBe('BDI');
  });

  test('a missing required file is told', async () => {
    const { user, sent } = open(<Field.File name="files" label="Documents" required />);
    await pressSave(user);
    expect(descriptionOf(box())).toBe('Documents is required');
    expect(sent).toEqual([]);
  });
});
