import { absentOf } from '@/domain/absent';
import { firstTen } from '@/domain/dateText';
import type { Company } from '@/domain/records/companies';
import { sealed, Secret } from '@/domain/secret';

/** What both company forms have inputs for. */
export type CompanyValues = Omit<Company, 'id' | 'documentUpload'>;

/** A new company with the documents chosen for it. */
export interface NewCompanyValues extends CompanyValues {
  documentUpload: readonly File[];
}

export const companyTypes = ['MGU', 'TPA', 'CARRIER'].map((type) => ({ value: type, label: type }));

export const newCompany: NewCompanyValues = {
  companyName: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  phoneNumber1: '',
  phoneNumber2: '',
  email: '',
  ownerName: '',
  ownerPhoneNumber: '',
  ownerEmail: '',
  companyContactPerson: '',
  contactPersonEmail: '',
  contactPersonPhoneNumber: '',
  type: '',
  licenceId: '',
  startDate: '',
  endDate: '',
  planName: '',
  planAmount: '',
  documentUpload: [],
  interlink: '',
  username: '',
  password: new Secret(''),
  twoFactorAuthentication: 'enabled',
};

/** A stored company as it is edited: dates by their first 10 characters, two-factor enabled where nothing is stored. */
export function editable(company: Company): Company {
  return {
    ...company,
    startDate: firstTen(company.startDate),
    endDate: firstTen(company.endDate),
    twoFactorAuthentication: company.twoFactorAuthentication || 'enabled',
  };
}

/** The whole record to send. An unchanged date is sent back with all that is stored of it. */
export function edited(values: Company, stored: Company): Company {
  const key = 'twoFactorAuthentication';
  const isUnknown = absentOf(stored).some((absent) => absent.key === key && absent.was === undefined);
  return {
    ...values,
    startDate: dateToSend(values.startDate, stored.startDate),
    endDate: dateToSend(values.endDate, stored.endDate),
    password: sealed(values.password),
    documentUpload: stored.documentUpload,
    // 'enabled' is what the form begins with where the server did not say, and nothing that anybody chose.
    ...(isUnknown && values[key] === 'enabled' && { [key]: '' }),
  };
}

function dateToSend(shown: string, stored: string): string {
  return shown === firstTen(stored) ? stored : shown;
}
