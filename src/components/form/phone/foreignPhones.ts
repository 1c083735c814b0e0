import {
  AsYouType,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';

/** How numbers outside North America are written. It carries the phone library, so it is loaded on demand. */
export interface ForeignPhones {
  /** National digits as that country writes them, as far as they are typed: '020 7946 0958'. */
  national(country: string, digits: string): string;
  /** All digits, country code included, as they are written abroad: '+44 20 7946 0958'. */
  international(digits: string): string;
  /** The digits that follow the country code: a trunk prefix such as the first 0 of '020' is dropped. */
  significant(country: string, digits: string): string;
  /** A number with its country code as it is dialled within that country; undefined when it is none. */
  fromAbroad(digits: string): string | undefined;
  /** The lengths that a number of the country may have, where this one has none of them. */
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
