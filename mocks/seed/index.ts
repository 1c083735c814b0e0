import type {
  WireAgent,
  WireAttribute,
  WireAttributeGroup,
  WireCarrier,
  WireCity,
  WireClient,
  WireClientUser,
  WireCompany,
  WireCountry,
  WireCurrency,
  WireIntakeAttributeGroup,
  WireIntakeCategory,
  WireIntakeSubcategory,
  WireKyubosAccount,
  WireMenu,
  WireMenuCategory,
  WireMga,
  WirePermission,
  WirePolicy,
  WireState,
  WireTpa,
} from '../adminRecords';
import type {
  WireBdxUser,
  WireBordereauFile,
  WireCustomer,
  WireIntakeForm,
  WirePasswordReset,
  WirePayment,
  WireProgram,
  WireProgramCoverage,
  WireProgramState,
  WireQuotation,
  WireQuotationHistory,
  WireSlab,
  WireSubLob,
  WireZipCity,
} from '../records';
import { attributeGroups, attributes, intakeAttributeGroups } from './attributes';
import { bordereauFiles, slabs } from './bordereau';
import { clientUsers, permissions } from './clientUsers';
import { companies } from './companies';
import { customers } from './customers';
import { intakeCategories, intakeSubcategories, menuCategories } from './intake';
import { agents, carriers, kyubosAccounts, mgas, tpas } from './partners';
import { payments } from './payments';
import { policies } from './policies';
import { programCoverages, programs, programStates, subLobs } from './programs';
import { intakeForms, quotationHistory, quotations } from './quotations';
import { bdxUsers } from './recovery';
import { cities, countries, currencies, states } from './reference';
import { clients, menus } from './session';
import { zipCities } from './zipCities';

export interface Tables {
  clients: WireClient[];
  menus: WireMenu[];
  companies: WireCompany[];
  countries: WireCountry[];
  currencies: WireCurrency[];
  states: WireState[];
  cities: WireCity[];
  policies: WirePolicy[];
  clientUsers: WireClientUser[];
  permissions: WirePermission[];
  menuCategories: WireMenuCategory[];
  intakeCategories: WireIntakeCategory[];
  intakeSubcategories: WireIntakeSubcategory[];
  attributeGroups: WireAttributeGroup[];
  intakeAttributeGroups: WireIntakeAttributeGroup[];
  attributes: WireAttribute[];
  carriers: WireCarrier[];
  tpas: WireTpa[];
  mgas: WireMga[];
  agents: WireAgent[];
  kyubosAccounts: WireKyubosAccount[];
  customers: WireCustomer[];
  intakeForms: WireIntakeForm[];
  quotations: WireQuotation[];
  quotationHistory: WireQuotationHistory[];
  payments: WirePayment[];
  subLobs: WireSubLob[];
  programs: WireProgram[];
  programStates: WireProgramState[];
  programCoverages: WireProgramCoverage[];
  zipCities: WireZipCity[];
  bordereauFiles: WireBordereauFile[];
  slabs: WireSlab[];
  bdxUsers: WireBdxUser[];
  passwordResets: WirePasswordReset[];
}

const seed: Tables = {
  clients,
  menus,
  companies,
  countries,
  currencies,
  states,
  cities,
  policies,
  clientUsers,
  permissions,
  menuCategories,
  intakeCategories,
  intakeSubcategories,
  attributeGroups,
  intakeAttributeGroups,
  attributes,
  carriers,
  tpas,
  mgas,
  agents,
  kyubosAccounts,
  customers,
  intakeForms,
  quotations,
  quotationHistory,
  payments,
  subLobs,
  programs,
  programStates,
  programCoverages,
  zipCities,
  bordereauFiles,
  slabs,
  bdxUsers,
  passwordResets: [],
};

/** The default data, a new copy each time. */
export function seedWorld(): Tables {
  return JSON.parse(JSON.stringify(seed)) as Tables;
}
