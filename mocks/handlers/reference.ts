import { db, nextId } from '../db';
import { find, get, post, replace, same, update } from '../http';
import { idOf, textFields } from '../fields';

const countryKeys = [
  'country_code',
  'country_name',
  'country_regularcode',
  'country_marketname',
  'country_currencycode',
  'country_languagecode',
] as const;

/** Countries, currencies, states and cities (CALL-013 to CALL-031). */
export const referenceHandlers = [
  post('/createcountry', countryKeys, (body) => {
    db.countries.push({ id: nextId('countries'), ...textFields(body, countryKeys) });
  }),
  get('/viewcountry', () => ({ countries: db.countries })),
  post('/editcountry', ['id'], ({ id }) => ({ country: find(db.countries, id) })),
  update('/updatecountry', 'countryData', ['id', ...countryKeys], (record) => ({
    country: replace(db.countries, { id: idOf(record.id), ...textFields(record, countryKeys) }),
  })),
  post('/viewstateusingcountrycode', ['id'], ({ id }) => ({
    states: db.states.filter(({ country_id }) => same(country_id, id)),
  })),
];
