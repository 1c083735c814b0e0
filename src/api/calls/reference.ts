import { get, post, update } from './row';

/** The calls of countries, currencies, states and cities. */
export const referenceCalls = {
  '/createcountry': post([
    'country_code',
    'country_name',
    'country_regularcode',
    'country_marketname',
    'country_currencycode',
    'country_languagecode',
  ]),
  '/viewcountry': get('countries'),
  '/editcountry': post(['id'], ['country']),
  '/updatecountry': update('countryData', ['country']),
  '/currency': post(['currency_name', 'currency_code', 'country_id'], [], { optional: ['id'] }),
  '/viewcurrency': get('currency'),
  '/createstate': post([
    'country_id',
    'country_code',
    'state_code',
    'state_name',
    'stateregulatory_code',
    'state_retaliatorytax_flag',
    'state_retaliatorytaxflag',
    'stateretaliatorytax_percentage',
  ]),
  '/viewstate': get('States'),
  '/viewstateusingcountrycode': post(['id'], ['states']),
  '/editstate': post(['id'], ['state']),
  // Legacy: this path and that of the city end in a slash.
  '/updatestate/': update('stateData', ['state']),
  '/createcity': post([
    'country_id',
    'country_code',
    'country_name',
    'state_id',
    'state_code',
    'city_code',
    'city_name',
    'zip_code',
    'municipalregulatory_code',
  ]),
  '/viewscity': get('cities'),
  '/editcity': post(['id'], ['city']),
  '/updatecity/': update('cityDatalist', ['city']),
};
