import { attributesCalls } from './calls/attributes';
import { bordereauCalls } from './calls/bordereau';
import { clientUsersCalls } from './calls/clientUsers';
import { companiesCalls } from './calls/companies';
import { intakeCalls } from './calls/intake';
import { partnersCalls } from './calls/partners';
import { policiesCalls } from './calls/policies';
import { quotationsCalls } from './calls/quotations';
import { recoveryCalls } from './calls/recovery';
import { referenceCalls } from './calls/reference';
import { sessionCalls } from './calls/session';

/**
 * The legacy call table: section 7 of both documents, one row for each path, in their spelling with all mistakes. Each
 * area has its own table in `calls/`, so that a screen loads only the rows that it needs. Types, the contract probe and
 * the tests use the whole table.
 */
export const calls = {
  ...sessionCalls,
  ...companiesCalls,
  ...referenceCalls,
  ...policiesCalls,
  ...partnersCalls,
  ...clientUsersCalls,
  ...intakeCalls,
  ...attributesCalls,
  ...quotationsCalls,
  ...bordereauCalls,
  ...recoveryCalls,
};

export type CallPath = keyof typeof calls;

/** A body with exactly the keys of the row of a path. */
export type BodyOf<Path extends CallPath> = { [K in (typeof calls)[Path]['payload'][number]]: unknown } & {
  [K in (typeof calls)[Path]['optional'][number]]?: unknown;
};
