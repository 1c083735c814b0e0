import { db } from '../db';
import { find, post, same } from '../http';
import { quotationsAt, row } from './quotations';

/** Rows without a number come last. */
function rankOrder(rank: unknown): number {
  const text = String(rank ?? '').trim();
  return text === '' || Number.isNaN(Number(text)) ? Number.MAX_SAFE_INTEGER : Number(text);
}

/** Active rows in the order of their rank. */
function activeByRank<Row extends { active: unknown; rank: number | string | null }>(
  rows: readonly Row[],
): Row[] {
  return rows
    .filter(({ active }) => Number(active) === 1)
    .sort((one, other) => rankOrder(one.rank) - rankOrder(other.rank));
}

/** The data of an intake form: its questions, programs and customers (CALL-104 to CALL-118). */
export const intakeFormHandlers = [
  post('/viewcustodianintakecategorybasedoncategoryid', ['category_id'], ({ category_id }) => ({
    intakecategory: db.intakeCategories.filter(({ id }) => same(id, category_id)),
  })),
  post('/viewactiveintakeattributegroupmain', ['intake_id', 'cid'], ({ intake_id, cid }) => ({
    Attiributecategory: activeByRank(
      db.intakeAttributeGroups.filter(
        (group) => same(group.intake_id, intake_id) && same(group.client_id, cid),
      ),
    ),
  })),
  post(
    '/viewattributegroupbasedonclientidandattributeidmain',
    ['attribute_group_id', 'client_id'],
    ({ attribute_group_id, client_id }) => ({
      attiributegroup: find(
        db.attributeGroups.filter((group) => same(group.client_id, client_id)),
        attribute_group_id,
      ),
    }),
  ),
  post('/viewactiveattributemain', ['gid', 'client_id'], ({ gid, client_id }) => ({
    attribute: activeByRank(
      db.attributes.filter(
        (attribute) => same(attribute.group_id, gid) && same(attribute.client_id, client_id),
      ),
    ),
  })),
  post('/editclientintakecategorymain', ['id'], ({ id }) => {
    const category = find(db.intakeCategories, id);
    return { intake: { ...category, name: category.category_name } };
  }),
  post('/viewintakesublobmain', ['id'], ({ id }) => ({
    intakesublob: db.subLobs.filter(({ intake_id }) => same(intake_id, id)),
  })),
  post('/intakeprogram', ['id', 'client_id'], ({ id, client_id }) => ({
    program: db.programs.filter(
      (program) => same(program.intake_id, id) && same(program.client_id, client_id),
    ),
  })),
  post('/programstate', ['program_id', 'intake_id'], ({ program_id }) => ({
    state: db.programStates.filter((state) => same(state.program_id, program_id)),
  })),
  post('/programlobcoverage', ['program_id', 'intake_id'], ({ program_id }) => ({
    ProgramLobCovarage: db.programCoverages.filter((coverage) => same(coverage.program_id, program_id)),
  })),
  post('/zipcodedatamain', ['zipcode'], (body) => ({
    cities: db.zipCities
      .filter(({ zipcode }) => same(zipcode, body.zipcode))
      .map(({ city_name, state, county, country }) => ({ city_name, state, county, country })),
  })),
  post('/viewincompleteintakeform', ['company_id'], (body) => ({
    intakeform: db.intakeForms.filter(({ company_id }) => same(company_id, body.company_id)).reverse(),
  })),
  post('/viewcustomerintakeform', ['company_id', 'customer_id'], (body) => ({
    intakeform: db.intakeForms.filter((form) => belongsTo(form, body)),
  })),
  post('/viewcustomerpolicyquotationlist', ['company_id', 'customer_id'], (body) => ({
    Policyquotations: quotationsAt('QUOTED', body.company_id)
      .filter((quotation) => belongsTo(quotation, body))
      .map(row),
  })),
  post('/viewcustomerpolicybinderlist', ['company_id', 'customer_id'], (body) => ({
    Policyquotations: quotationsAt('BOUND', body.company_id)
      .filter((binder) => belongsTo(binder, body))
      .map(row),
  })),
  post('/viewcustomerlist', ['company_id'], (body) => ({
    customers: db.customers.filter(({ company_id }) => same(company_id, body.company_id)),
  })),
];

interface Owned {
  readonly company_id: unknown;
  readonly customer_id: unknown;
}

function belongsTo(record: Owned, { company_id, customer_id }: Owned): boolean {
  return same(record.company_id, company_id) && same(record.customer_id, customer_id);
}
