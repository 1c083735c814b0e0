/**
 * Keys that the documents give and the product does not read, and keys that only some records have. The key of an entry is the
 * name of the list or record: `brdxList` is that list in any answer.
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
  // The category of a menu is in an object of its own, or in the row itself.
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

/** What is allowed at a place of an answer, such as `list[].policyquotationdata`. */
export function toleranceAt(place: string): Required<Tolerance> {
  const name = place.replaceAll('[]', '').split('.').at(-1) ?? '';
  const {
    unused = [],
    optional = [],
    anyType = [],
  } = Object.hasOwn(tolerances, name) ? (tolerances[name] ?? {}) : {};
  return { unused, optional, anyType };
}
