import { screen } from '@testing-library/react';
import { actionsCell, expectPath, findRow } from '@/testing/harness/at';
import { expectCells } from '@/testing/harness/listCells';
import { runSteps } from '@/testing/harness/steps';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { db } from '../../../mocks/db';

test('REF-01 REF-02 REF-03 REF-04 CONST-01 the countries are listed ten to a page under their columns, and open their forms', async () => {
  const user = openAt('/user_admin_countries');
  await expectCells(db.countries.slice(0, 10), {
    'Country Code': ({ country_code }) => country_code,
    'Country Name': ({ country_name }) => country_name,
    'Market Name': ({ country_marketname }) => country_marketname,
    Actions: 'Actions',
  });
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/user_admin_add_countries');
  await user.dblClick(actionsCell(await findRow('United States')));
  await expectPath('/user_admin_edit_countries/401');
});

test('REF-05 REF-06 CALL-016 CALL-017 an edited country is sent whole and the list shows it', async () => {
  const before = db.countries.find(({ id }) => id === 401);
  const user = openAt('/user_admin_edit_countries/401');
  expect(await screen.findByLabelText('Country Name')).toHaveValue('United States');
  expect(screen.getByRole('heading', { level: 1, name: 'Create Country' })).toBeVisible();
  expect(bodiesTo('/editcountry')).toEqual([{ id: 401 }]);
  const sent = nextBody('/updatecountry');
  await runSteps(user, [{ fill: 'Country Name', text: 'United States of America' }, { press: 'Save' }]);
  expect(await sent).toEqual({ countryData: { ...before, country_name: 'United States of America' } });
  expect(await findRow('United States of America')).toBeVisible();
  await expectPath('/user_admin_countries');
});

test('REF-04 REF-06 CALL-014 ENT-03 a new country is sent with its six fields', async () => {
  const user = openAt('/user_admin_add_countries');
  const sent = nextBody('/createcountry');
  await runSteps(user, [
    { fill: 'Country Code', text: 'IS' },
    { fill: 'Country Name', text: 'Iceland' },
    { fill: 'Country Regular Code', text: '352' },
    { fill: 'Country Market Name', text: 'Nordics' },
    { fill: 'Country Currency Code', text: 'ISK' },
    { fill: 'Country Language Code', text: 'is' },
    { press: 'Save' },
  ]);
  expect(await sent).toEqual({
    country_code: 'IS',
    country_name: 'Iceland',
    country_regularcode: '352',
    country_marketname: 'Nordics',
    country_currencycode: 'ISK',
    country_languagecode: 'is',
  });
  await expectPath('/user_admin_countries');
});
