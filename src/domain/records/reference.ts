import type { Id } from './scalars';

export interface Country {
  id: Id;
  country_code: string;
  country_name: string;
  country_regularcode: string;
  country_marketname: string;
  country_currencycode: string;
  country_languagecode: string;
}

export interface Currency {
  id: Id;
  currency_name: string;
  currency_code: string;
  country_id: Id;
}

/** Named `StateRecord` so that it is not taken for a screen's state. */
export interface StateRecord {
  id: Id;
  country_id: Id;
  country_code: string;
  state_code: string;
  state_name: string;
  stateregulatory_code: string;
  /** The documents spell it two ways: both are read, both are sent. */
  state_retaliatorytax_flag: string;
  state_retaliatorytaxflag: string;
  stateretaliatorytax_percentage: string;
}

export interface City {
  id: Id;
  country_id: Id;
  country_code: string;
  country_name: string;
  state_id: Id;
  state_code: string;
  city_code: string;
  city_name: string;
  zip_code: string;
  municipalregulatory_code: string;
}
