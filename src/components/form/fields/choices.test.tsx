import { screen, within } from '@testing-library/react';
import { descriptionOf, pressSave } from '@/components/form/renderForm.fixture';
import type { QueryState } from '@/components/feedback/queryState';
import { Field, open, states } from '../fields.fixture';
import { optionsOf, type Option } from './options';
import { required } from '../required.fixture';

describe('choices', () => {
  test('a choice is found by an id of either type; choosing another one sets its own id', async () => {
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
      <Field.Select name="state" label="Select State" options={states} />,
      { state: '' },
      { state: required('Select State') },
    );
    await pressSave(user);
    expect(sent).toEqual([]);
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Select State is required');
    await user.selectOptions(screen.getByRole('combobox'), 'Maine');
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  test('a stored value that is not among the choices stays and is shown', async () => {
    const { user, sent } = open(<Field.Select name="state" label="Select State" options={states} />, {
      state: 'Guam',
    });
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Guam');
    await pressSave(user);
    expect(sent[0]?.state).toBe('Guam');
  });

  test('the stored value stays while choices are loading; after a failure they can be loaded again', async () => {
    const refetch = jest.fn();
    const records: QueryState<readonly { id: number; state_name: string }[]> = {
      isFetching: false,
      isError: true,
      refetch,
    };
    const options = (change: object): QueryState<readonly Option[]> =>
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

  test('COMPANY-13 a switch stores the values of its props on and off', async () => {
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

  test('radios are a named group; a missing required choice is in the error summary', async () => {
    const { user, sent } = open(
      <Field.Radio
        name="kind"
        label="User Type"
        options={[
          { value: 'Main', label: 'Main' },
          { value: 'Agent', label: 'Agent' },
        ]}
      />,
      { kind: '' },
      { kind: required('User Type') },
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

describe('files', () => {
  const one = new File(['1'], 'one.csv', { type: 'text/csv' });
  const two = new File(['22'], 'two.csv', { type: 'text/csv' });

  function box(): HTMLElement {
    return screen.getByLabelText('Documents');
  }

  test('COMPANY-12 are added, listed and removed again', async () => {
    const { user, sent } = open(<Field.File name="files" label="Documents" multiple />);
    await user.upload(box(), [one]);
    await user.upload(box(), [two, one]);
    expect(within(screen.getByRole('list', { name: 'Ready to send' })).getAllByRole('listitem')).toHaveLength(
      2,
    );
    await user.click(screen.getByRole('button', { name: 'Remove one.csv' }));
    expect(box()).toHaveFocus();
    await pressSave(user);
    expect(sent[0]?.files).toEqual([two]);
  });

  test('another file replaces the chosen one', async () => {
    const { user, sent } = open(<Field.File name="files" label="Documents" />);
    await user.upload(box(), one);
    await user.upload(box(), two);
    await pressSave(user);
    expect(sent[0]?.files).toEqual([two]);
  });

  test('the screen decides which of the chosen files are accepted', async () => {
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

  test('a missing required file shows an error', async () => {
    const { user, sent } = open(
      <Field.File name="files" label="Documents" />,
      {},
      { files: required('Documents') },
    );
    await pressSave(user);
    expect(descriptionOf(box())).toBe('Documents is required');
    expect(sent).toEqual([]);
  });
});
