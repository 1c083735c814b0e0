import { object } from 'yup';
import { date } from '@/components/form/dateSchema';
import type { Crumb } from '@/components/ui/Breadcrumbs';
import { firstTen } from '@/domain/text/dates';
import { company, type Company } from '@/domain/records/companies';
import { sealed } from '@/domain/text/secret';
import { userNameToSend } from '@/domain/access/userNames';
import { linkTo } from '@/paths';

/** The values that both company forms edit. */
export type CompanyValues = Omit<Company, 'id' | 'documentUpload'>;

/** A new company with its chosen documents. */
export interface NewCompanyValues extends CompanyValues {
  documentUpload: readonly File[];
  twoFactorAuthentication: string;
}

export const companyTypes = ['MGU', 'TPA', 'CARRIER'].map((type) => ({ value: type, label: type }));

// Legacy: the breadcrumb of the add form says Edit, too (COMPANY-07).
export const companyEditCrumbs: readonly Crumb[] = [
  { label: 'Companies', to: linkTo('/company') },
  { label: 'Company Edit' },
];

export const companySchema = object({
  startDate: date(),
  endDate: date(),
});

const { id: _, ...blank } = company({});
export const newCompany: NewCompanyValues = {
  ...blank,
  documentUpload: [],
  twoFactorAuthentication: 'enabled',
};

/** A stored company as form values: dates as their first 10 characters, two-factor as text. */
export function companyToForm(company: Company): Company {
  return {
    ...company,
    startDate: firstTen(company.startDate),
    endDate: firstTen(company.endDate),
    twoFactorAuthentication: String(company.twoFactorAuthentication ?? ''),
  };
}

/** The whole record to send. An unchanged date or two-factor setting is sent as it is stored. */
export function companyToSend(values: Company, stored: Company): Company {
  const key = 'twoFactorAuthentication';
  return {
    ...values,
    startDate: dateToSend(values.startDate, stored.startDate),
    endDate: dateToSend(values.endDate, stored.endDate),
    username: userNameToSend(values.username, stored.username),
    password: sealed(values.password),
    documentUpload: stored.documentUpload,
    [key]: values[key] === companyToForm(stored)[key] ? stored[key] : values[key],
  };
}

function dateToSend(shown: string, stored: string): string {
  return shown === firstTen(stored) ? stored : shown;
}
