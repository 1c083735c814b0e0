import type { WireCity, WireCountry, WireCurrency, WireState } from '../adminRecords';
import { firstIds } from './ids';

type CountryRow = readonly [
  code: string,
  name: string,
  regular: string,
  market: string,
  currency: string,
  language: string,
];

// prettier-ignore
const countryRows: readonly CountryRow[] = [
  ['US', 'United States', '840', 'North America', 'USD', 'en'],
  ['CA', 'Canada', '124', 'North America', 'CAD', 'en'],
  ['MX', 'Mexico', '484', 'Latin America', 'MXN', 'es'],
  ['BR', 'Brazil', '076', 'Latin America', 'BRL', 'pt'],
  ['GB', 'United Kingdom', '826', 'Europe', 'GBP', 'en'],
  ['IE', 'Ireland', '372', 'Europe', 'EUR', 'en'],
  ['FR', 'France', '250', 'Europe', 'EUR', 'fr'],
  ['DE', 'Germany', '276', 'Europe', 'EUR', 'de'],
  ['ES', 'Spain', '724', 'Europe', 'EUR', 'es'],
  ['CH', 'Switzerland', '756', 'Europe', 'CHF', 'de'],
  ['NO', 'Norway', '578', 'Europe', 'NOK', 'no'],
  ['JP', 'Japan', '392', 'Asia Pacific', 'JPY', 'ja'],
  ['AU', 'Australia', '036', 'Asia Pacific', 'AUD', 'en'],
  ['NZ', 'New Zealand', '554', 'Asia Pacific', 'NZD', 'en'],
];

export const countries: WireCountry[] = countryRows.map(
  ([country_code, country_name, country_regularcode, market, currency, language], index) => ({
    id: firstIds.countries + index,
    country_code,
    country_name,
    country_regularcode,
    country_marketname: market,
    country_currencycode: currency,
    country_languagecode: language,
  }),
);

type CurrencyRow = readonly [name: string, code: string, country: string];

const currencyRows: readonly CurrencyRow[] = [
  ['US Dollar', 'USD', 'US'],
  ['Canadian Dollar', 'CAD', 'CA'],
  ['Mexican Peso', 'MXN', 'MX'],
  ['Brazilian Real', 'BRL', 'BR'],
  ['Pound Sterling', 'GBP', 'GB'],
  ['Euro', 'EUR', 'IE'],
  ['Swiss Franc', 'CHF', 'CH'],
  ['Norwegian Krone', 'NOK', 'NO'],
  ['Yen', 'JPY', 'JP'],
  ['Australian Dollar', 'AUD', 'AU'],
  ['New Zealand Dollar', 'NZD', 'NZ'],
];

function countryOf(code: string): WireCountry {
  const country = countries.find(({ country_code }) => country_code === code);
  if (!country) throw new Error(`no country ${code}`);
  return country;
}

export const currencies: WireCurrency[] = currencyRows.map(
  ([currency_name, currency_code, country], index) => ({
    id: firstIds.currencies + index,
    currency_name,
    currency_code,
    country_id: countryOf(country).id,
  }),
);

type StateRow = readonly [
  country: string,
  code: string,
  name: string,
  regulatory: string,
  flag: string,
  tax: string,
];

// prettier-ignore
const stateRows: readonly StateRow[] = [
  ['US', 'NY', 'New York', '36', 'Y', '2.5'],
  ['US', 'NJ', 'New Jersey', '34', 'Y', '2.1'],
  ['US', 'CA', 'California', '06', 'Y', '2.35'],
  ['US', 'TX', 'Texas', '48', 'N', '1.6'],
  ['US', 'FL', 'Florida', '12', 'Y', '1.75'],
  ['US', 'GA', 'Georgia', '13', 'Y', '2.25'],
  ['US', 'IL', 'Illinois', '17', 'N', '0.5'],
  ['US', 'AZ', 'Arizona', '04', 'Y', '1.7'],
  ['US', 'UT', 'Utah', '49', 'N', '2.25'],
  ['US', 'WA', 'Washington', '53', 'N', '2'],
  ['US', 'OR', 'Oregon', '41', 'N', '0'],
  ['CA', 'ON', 'Ontario', '35', 'N', '3'],
  ['CA', 'QC', 'Quebec', '24', 'N', '3.3'],
];

export const states: WireState[] = stateRows.map(
  ([country, state_code, state_name, regulatory, flag, tax], index) => ({
    id: firstIds.states + index,
    country_id: countryOf(country).id,
    country_code: country,
    state_code,
    state_name,
    stateregulatory_code: regulatory,
    state_retaliatorytax_flag: flag,
    state_retaliatorytaxflag: flag,
    stateretaliatorytax_percentage: tax,
  }),
);

type CityRow = readonly [state: string, code: string, name: string, zip: string, municipal: string];

const cityRows: readonly CityRow[] = [
  ['NY', 'NYC', 'New York', '10012', '36-061'],
  ['NY', 'BKN', 'Brooklyn', '11201', '36-047'],
  ['NJ', 'HOB', 'Hoboken', '07030', '34-017'],
  ['IL', 'CHI', 'Chicago', '60614', '17-031'],
  ['TX', 'AUS', 'Austin', '78701', '48-453'],
  ['FL', 'MIB', 'Miami Beach', '33139', '12-086'],
  ['GA', 'ATL', 'Atlanta', '30303', '13-121'],
  ['AZ', 'PHX', 'Phoenix', '85004', '04-013'],
  ['UT', 'AMF', 'American Fork', '84003', '49-049'],
  ['WA', 'SEA', 'Seattle', '98101', '53-033'],
  ['CA', 'SFO', 'San Francisco', '94103', '06-075'],
  ['OR', 'PDX', 'Portland', '97205', '41-051'],
  ['ON', 'TOR', 'Toronto', 'M5H 2N2', '35-20'],
];

export const cities: WireCity[] = cityRows.map(
  ([state, city_code, city_name, zip_code, municipal], index) => {
    const home = states.find(({ state_code }) => state_code === state);
    if (!home) throw new Error(`no state ${state}`);
    return {
      id: firstIds.cities + index,
      country_id: home.country_id,
      country_code: home.country_code,
      country_name: countryOf(home.country_code).country_name,
      state_id: home.id,
      state_code: home.state_code,
      city_code,
      city_name,
      zip_code,
      municipalregulatory_code: municipal,
    };
  },
);
