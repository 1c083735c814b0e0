import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { string } from 'yup';
import { pressSave } from '@/components/form/renderForm.fixture';
import { text } from '../schema';
import { agent, Field, open, states } from '../fields.fixture';
import { required } from '../required.fixture';

const nameRequired = { name: required('Agent Name') };
const digitsOnly = { name: string().matches(/^\d+$/, 'Digits only') };

describe('every field', () => {
  test('a label names its control and nothing else does, required or not', () => {
    open(
      <>
        <Field.Text name="name" label="Agent Name" help="As on the licence" />
        <Field.TextArea name="notes" label="Notes" />
        <Field.Select name="state" label="Select State" options={states} />
        <Field.Phone name="phone" label="Phone Number" />
        <Field.Date name="start" label="Start Date" />
        <Field.File name="files" label="Documents" />
        <Field.Checkbox name="agreed" label="Agreed" />
      </>,
      {},
      {
        name: required('Agent Name'),
        notes: required('Notes'),
        state: required('Select State'),
        phone: required('Phone Number'),
        start: required('Start Date'),
        files: required('Documents'),
        agreed: required('Agreed'),
      },
    );
    for (const label of ['Agent Name', 'Notes', 'Select State', 'Phone Number', 'Start Date', 'Agreed']) {
      const control = screen.getByLabelText(label);
      expect(control).toHaveAccessibleName(label);
      expect(control).toBeRequired();
    }
    expect(screen.getByLabelText('Documents')).toHaveAccessibleName('Documents');
    expect(screen.getAllByText('Required')).toHaveLength(7);
  });

  test('help is in the description of its control', () => {
    open(<Field.Text name="name" label="Agent Name" help="As on the licence" />);
    expect(screen.getByLabelText('Agent Name')).toHaveAccessibleDescription('As on the licence');
  });

  test('PARTNER-11 a read-only field can be focused but not changed', async () => {
    const { user, sent } = open(
      <>
        <Field.Text name="name" label="Agent Name" readOnly />
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
      nameRequired,
    );
    expect(screen.getByRole('textbox', { name: 'Select State' })).toHaveValue('Vermont');
    expect(screen.getByRole('textbox', { name: 'User Type' })).toHaveValue('Main user');
    await user.type(screen.getByRole('textbox', { name: 'Agent Name' }), 'x');
    await user.type(screen.getByRole('textbox', { name: 'Phone Number' }), '1');
    await user.click(screen.getByRole('switch', { name: 'Active' }));
    await pressSave(user);
    expect(sent).toEqual([{ ...agent, name: '' }]);
  });

  test('a disabled field cannot be changed and is not validated', async () => {
    const { user, sent } = open(
      <Field.Text name="name" label="Agent Name" disabled />,
      { name: '' },
      nameRequired,
    );
    expect(screen.getByLabelText('Agent Name')).toBeDisabled();
    await pressSave(user);
    expect(sent).toHaveLength(1);
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
  test('a missing value is an empty box, and is not sent back', async () => {
    const missing = JSON.parse('{"name":null}');
    const { user, sent } = open(<Field.Text name="name" label="Agent Name" />, missing);
    expect(screen.getByLabelText('Agent Name')).toHaveValue('');
    await pressSave(user);
    expect(sent[0]?.name).toBeNull();
  });

  test('a rule of the screen shows its error on blur, and only for a changed text', async () => {
    const { user, sent } = open(<Field.Text name="name" label="Agent Name" />, {}, digitsOnly);
    await pressSave(user);
    expect(sent).toHaveLength(1);
  });

  test('a text that is formatted on blur is validated after formatting', async () => {
    const { user } = open(
      <Field.Text name="name" label="Agent Name" tidy={(typed) => typed.replace(/\D/g, '')} />,
      {},
      digitsOnly,
    );
    const box = screen.getByLabelText('Agent Name');
    await user.type(box, '12');
    await user.tab();
    expect(box).toHaveValue('12');
    expect(box).toBeValid();
  });

  test('a changed text that breaks the rule is not sent', async () => {
    const { user, sent } = open(<Field.Text name="name" label="Agent Name" />, {}, digitsOnly);
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
        <Field.Email name="email" label="Email" />
        <Field.Email name="name" label="Second Email" />
      </>,
      {},
      { email: text().label('Email').email() },
    );
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    await user.type(screen.getByLabelText('Second Email'), ' no email');
    await user.type(screen.getByLabelText('Email'), '@');
    await user.tab();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Email: Enter an email address like name@example.com',
    );
    expect(screen.getByLabelText('Second Email')).not.toHaveAttribute('aria-invalid');
    await user.type(screen.getByLabelText('Email'), '{Backspace}');
    await pressSave(user);
    expect(sent).toHaveLength(1);
  });

  test('Q-236 an invalid stored email does not prevent saving', async () => {
    const { user, sent } = open(
      <Field.Email name="email" label="Email" />,
      { email: 'at desk' },
      { email: text().label('Email').email() },
    );
    await pressSave(user);
    expect(sent).toHaveLength(1);
  });

  test('a number field takes digits, and its value is a text', async () => {
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

  test('a text area takes several lines', async () => {
    const { user, sent } = open(<Field.TextArea name="notes" label="Notes" />);
    await user.type(screen.getByLabelText('Notes'), 'one{Enter}two');
    await pressSave(user);
    expect(sent[0]?.notes).toBe('one\ntwo');
  });
});
