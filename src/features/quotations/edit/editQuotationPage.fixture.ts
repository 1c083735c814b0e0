import { db } from '../../../../mocks/db';

export const withHistory = '/edit_intakeform_user_admin_policy/1041/551';

export const plain = '/user_admin_edit_quotation_policies/1041';

/** The body of both calls for a stored quotation without changes (CALL-103). */
export function unchangedBody(id: number): object {
  const stored = db.quotations.find((quotation) => quotation.id === id)!;
  const { balance: _b, autopayment: _a, cardnumber: _n, createdAt: _c, status: _s, ...rest } = stored;
  const { customer_id: _i, ...sent } = rest;
  return { ...sent, policyamount: Number(stored.policyamount) };
}
