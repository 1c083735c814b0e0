import { storedFlag } from './flags';
import { id, record, secret, text, type RecordOf } from './read';

/** A company of the back office; every field but `id` is sent by the multipart create call. */
export const company = record({
  id,
  companyName: text,
  address: text,
  city: text,
  state: text,
  zipCode: text,
  phoneNumber1: text,
  phoneNumber2: text,
  email: text,
  ownerName: text,
  ownerPhoneNumber: text,
  ownerEmail: text,
  companyContactPerson: text,
  contactPersonEmail: text,
  contactPersonPhoneNumber: text,
  /** MGU, TPA or CARRIER. */
  type: text,
  licenceId: text,
  startDate: text,
  endDate: text,
  planName: text,
  planAmount: text,
  /** The names of the stored documents as the server sends them. */
  documentUpload: (value: unknown) => value,
  interlink: text,
  username: text,
  password: secret,
  /** 'enabled', 'disabled' or another value of the server; `readTwoFactor` interprets it. */
  // An absent key is blank, not off.
  twoFactorAuthentication: (value) => storedFlag(value ?? (value === null ? null : '')),
});
export type Company = RecordOf<typeof company>;
