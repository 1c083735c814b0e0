/**
 * Exceptions from the keys that the readers use: documented keys that the product does not read, and keys that only some
 * records have. An entry is named after its list or record: `brdxList` is that list in any response.
 */
interface Tolerance {
  /** Documented keys that no screen needs. */
  readonly unused?: readonly string[];
  /** Keys that a record may lack. */
  readonly optional?: readonly string[];
  /** Keys that some servers send as a number, some as text, some as an object with a name. */
  readonly anyType?: readonly string[];
}

const quotation: Tolerance = {
  optional: ['vehicle', 'vehicleModel', 'vehicleModelYear', 'coverages'],
  anyType: ['vehicle', 'vehicleModel', 'vehicleModelYear', 'autopayment'],
};

const tolerances: Readonly<Record<string, Tolerance>> = {
  brdxList: {
    unused: ['heading', 'client_id', 'client_name', 'career_id', 'reciver_name', 'sent', 'sent_date', 'url'],
  },
  intakecategory: { unused: ['lob_code'] },
  intake: { unused: ['client_id', 'document', 'lob_code'] },
  intakesublob: { unused: ['intake_id'] },
  // The category of a menu is in a separate object, or in the row itself.
  menuWithSubmenu: { optional: ['name', 'url', 'menutype'] },
  policypaymenthistory: {
    unused: [
      'quotation_id',
      'user_id',
      'client_id',
      'client_name',
      'unique_id',
      'customer_id',
      'cvv',
      'autopayment',
      'balance',
      'policyamount',
    ],
  },
  policyquotation: quotation,
  policyquotationdata: { unused: ['policydetails'] },
  policyquotationhistory: quotation,
  Policyquotationhis: quotation,
  Policyquotations: quotation,
  program: { unused: ['client_id', 'intake_id'] },
  ProgramLobCovarage: {
    unused: ['id', 'program_id'],
    optional: ['coverageinclude', 'coverageacceptdate', 'coverageaccept', 'deductibleamount'],
  },
  state: { unused: ['program_id'] },
};

/** The exceptions for a path in a response, such as `list[].policyquotationdata`. */
export function toleranceAt(path: string): Required<Tolerance> {
  const name = path.replaceAll('[]', '').split('.').at(-1) ?? '';
  const {
    unused = [],
    optional = [],
    anyType = [],
  } = Object.hasOwn(tolerances, name) ? (tolerances[name] ?? {}) : {};
  return { unused, optional, anyType };
}
