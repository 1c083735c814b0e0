import {
  AsYouType,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';

/** Formats numbers outside North America. It imports the phone library, so it is loaded on demand. */
export interface ForeignPhones {
  /** Formats national digits while they are typed: '020 7946 0958'. */
  national(country: string, digits: string): string;
  /** Formats digits with their country code: '+44 20 7946 0958'. */
  international(digits: string): string;
  /** The digits after the country code, without a trunk prefix such as the first 0 of '020'. */
  significant(country: string, digits: string): string;
  /** Formats digits with their country code as a national number; undefined when they are not a number. */
  fromAbroad(digits: string): string | undefined;
  /** The possible lengths of a number in the country, if this number has another length. */
  otherLengths(country: string, digits: string): readonly number[];
}

export const foreignPhones: ForeignPhones = {
  national: (country, digits) =>
    isSupportedCountry(country) ? new AsYouType(country).input(digits) : digits,
  international: (digits) => new AsYouType().input(`+${digits}`),
  significant: (country, digits) =>
    (isSupportedCountry(country) && parsePhoneNumberFromString(digits, country)?.nationalNumber) || digits,
  fromAbroad: (digits) => parsePhoneNumberFromString(`+${digits}`)?.formatNational(),
  otherLengths(country, digits) {
    if (!isSupportedCountry(country) || validatePhoneNumberLength(digits, country) === undefined) return [];
    const metadata = new Metadata();
    metadata.selectNumberingPlan(country);
    return metadata.numberingPlan?.possibleLengths() ?? [];
  },
};
