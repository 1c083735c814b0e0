import { id, record, text, type RecordOf } from './read';

export const country = record({
  id,
  country_code: text,
  country_name: text,
  country_regularcode: text,
  country_marketname: text,
  country_currencycode: text,
  country_languagecode: text,
});
export type Country = RecordOf<typeof country>;

export const currency = record({
  id,
  currency_name: text,
  currency_code: text,
  country_id: id,
});
export type Currency = RecordOf<typeof currency>;

/** The type is named `StateRecord` because `State` would suggest the state of a screen. */
export const stateFields = record({
  id,
  country_id: id,
  country_code: text,
  state_code: text,
  state_name: text,
  stateregulatory_code: text,
  /** The documents have two spellings: both are read, both are sent. */
  state_retaliatorytax_flag: text,
  state_retaliatorytaxflag: text,
  stateretaliatorytax_percentage: text,
});
export type StateRecord = RecordOf<typeof stateFields>;

export const city = record({
  id,
  country_id: id,
  country_code: text,
  country_name: text,
  state_id: id,
  state_code: text,
  city_code: text,
  city_name: text,
  zip_code: text,
  municipalregulatory_code: text,
});
export type City = RecordOf<typeof city>;
