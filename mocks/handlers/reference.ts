import { db, nextId } from '../db';
import { sentFields, asId, textFields, asText } from '../fields';
import { find, get, post, replace, same, update, type Sent } from '../http';

const countryKeys = [
  'country_code',
  'country_name',
  'country_regularcode',
  'country_marketname',
  'country_currencycode',
  'country_languagecode',
] as const;

const currencyKeys = ['currency_name', 'currency_code'] as const;

const stateKeys = [
  'country_code',
  'state_code',
  'state_name',
  'stateregulatory_code',
  'state_retaliatorytax_flag',
  'state_retaliatorytaxflag',
  'stateretaliatorytax_percentage',
] as const;

const cityIds = ['country_id', 'state_id'] as const;
const cityKeys = [
  'country_code',
  'country_name',
  'state_code',
  'city_code',
  'city_name',
  'zip_code',
  'municipalregulatory_code',
] as const;

function stateFields(body: Sent<'country_id' | (typeof stateKeys)[number]>) {
  return { ...sentFields(body, ['country_id'], asId), ...textFields(body, stateKeys) };
}

function cityFields(body: Sent<(typeof cityIds)[number] | (typeof cityKeys)[number]>) {
  return { ...sentFields(body, cityIds, asId), ...textFields(body, cityKeys) };
}

/** Countries, currencies, states and cities (CALL-014 to CALL-019, CALL-023 to CALL-031). */
export const referenceHandlers = [
  post('/createcountry', countryKeys, (body) => {
    db.countries.push({ id: nextId('countries'), ...textFields(body, countryKeys) });
  }),
  get('/viewcountry', () => ({ countries: db.countries })),
  post('/editcountry', ['id'], ({ id }) => ({ country: find(db.countries, id) })),
  update('/updatecountry', 'countryData', ['id', ...countryKeys], (record) => ({
    country: replace(db.countries, { id: asId(record.id), ...textFields(record, countryKeys) }),
  })),

  // One call for both: with the id of a currency it updates that currency.
  post(
    '/currency',
    [...currencyKeys, 'country_id'],
    (body) => {
      const fields = { ...textFields(body, currencyKeys), ...sentFields(body, ['country_id'], asId) };
      if (asText(body.id) === '') db.currencies.push({ id: nextId('currencies'), ...fields });
      else replace(db.currencies, { id: asId(body.id), ...fields });
    },
    { optional: ['id'] },
  ),
  get('/viewcurrency', () => ({ currency: db.currencies })),

  post('/createstate', ['country_id', ...stateKeys], (body) => {
    db.states.push({ id: nextId('states'), ...stateFields(body) });
  }),
  get('/viewstate', () => ({ States: db.states })),
  post('/viewstateusingcountrycode', ['id'], ({ id }) => ({
    states: db.states.filter(({ country_id }) => same(country_id, id)),
  })),
  post('/editstate', ['id'], ({ id }) => ({ state: find(db.states, id) })),
  update('/updatestate/', 'stateData', ['id', 'country_id', ...stateKeys], (record) => ({
    state: replace(db.states, { id: asId(record.id), ...stateFields(record) }),
  })),

  post('/createcity', [...cityIds, ...cityKeys], (body) => {
    db.cities.push({ id: nextId('cities'), ...cityFields(body) });
  }),
  get('/viewscity', () => ({ cities: db.cities })),
  post('/editcity', ['id'], ({ id }) => ({ city: find(db.cities, id) })),
  update('/updatecity/', 'cityDatalist', ['id', ...cityIds, ...cityKeys], (record) => ({
    city: replace(db.cities, { id: asId(record.id), ...cityFields(record) }),
  })),
];
