/**
 * The first id of each table. The ranges do not overlap, so that a call with the id of the wrong kind of record finds
 * nothing. TPAs and MGAs share one range, because the TPA calls serve both.
 */
export const firstIds = {
  clients: 7,
  clientUsers: 11,
  carriers: 31,
  menus: 51,
  programs: 61,
  subLobs: 81,
  companies: 201,
  tpas: 231,
  mgas: 231,
  agents: 241,
  kyubosAccounts: 261,
  bdxUsers: 271,
  permissions: 281,
  bordereauFiles: 301,
  countries: 401,
  currencies: 421,
  states: 441,
  cities: 461,
  policies: 481,
  customers: 501,
  intakeCategories: 551,
  intakeSubcategories: 561,
  menuCategories: 581,
  attributeGroups: 601,
  intakeAttributeGroups: 621,
  slabs: 671,
  passwordResets: 681,
  quotations: 1001,
  attributes: 3001,
  payments: 7001,
  quotationHistory: 8001,
  intakeForms: 9001,
} as const;

/** The client company of the seeded world. */
export const clientId = firstIds.clients;

/** The user id of the client company's administrator, who has no record among the client's users. */
export const adminUserId = 3;

/** The user who signs in with the demo account of the staff. */
export const staffUserId = firstIds.clientUsers + 1;
