import type { Secret } from '@/domain/text/secret';
import type { Id, StoredFlag } from './scalars';

/** A company of the back office; every field but `id` is sent by the multipart create call. */
export interface Company {
  id: Id;
  companyName: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  phoneNumber1: string;
  phoneNumber2: string;
  email: string;
  ownerName: string;
  ownerPhoneNumber: string;
  ownerEmail: string;
  companyContactPerson: string;
  contactPersonEmail: string;
  contactPersonPhoneNumber: string;
  /** MGU, TPA or CARRIER. */
  type: string;
  licenceId: string;
  startDate: string;
  endDate: string;
  planName: string;
  planAmount: string;
  /** The stored documents' names as the server keeps them. */
  documentUpload: unknown;
  interlink: string;
  username: string;
  password: Secret;
  /** enabled or disabled, or what else the server has there; `readTwoFactor` says what it means. */
  twoFactorAuthentication: StoredFlag;
}
