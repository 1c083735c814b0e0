import { rowsIn } from '../../../mocks/rows';
import { setScenario } from '../../../mocks/scenarios';
import { hasListRows, setListRows } from './listRows';

beforeEach(() => setScenario('normal'));

test.each([0, 1, 25, 1000])('a list gets %i rows', (count) => {
  setListRows('/user_admin_countries', count);
  expect(rowsIn('countries')).toHaveLength(count);
});

test('each row fits the list of the URL', () => {
  setListRows('/user_admin_attributes/7/601', 25);
  setListRows('/user_admin_policy_binder', 25);
  expect(rowsIn('attributes')).toHaveLength(25);
  expect(rowsIn('attributes')).toEqual(
    Array.from({ length: 25 }, () => expect.objectContaining({ client_id: 7, group_id: 601 })),
  );
  expect(rowsIn('quotations')).toEqual(
    Array.from({ length: 25 }, () => expect.objectContaining({ company_id: 7, status: 'BOUND' })),
  );
});

test('an empty server gets rows as well', () => {
  setScenario('empty');
  setListRows('/user_admin_intakecategory/', 25);
  expect(rowsIn('intakeCategories')).toHaveLength(25);
});

test('a form has no list', () => {
  expect(hasListRows('/user_admin_add_countries')).toBe(false);
  expect(hasListRows('/user_admin_countries')).toBe(true);
});
