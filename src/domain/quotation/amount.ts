import { totalPremium } from '../coverage';
import { centsToNumber, parseMoney } from '../money';
import type { QuotationForm } from './form';
import { namedAnswer, type FormGroup } from './groups';

/**
 * COV-11, Q-144, Q-239: the policy amount as it is sent: the total premium in dollars when there are coverage lines,
 * else what an attribute named policyamount says, else what is stored; text stays as it was typed.
 */
export function policyAmount(form: QuotationForm, groups: readonly FormGroup[]): number | string {
  const { lines } = form.coverage;
  if (lines.length > 0) return centsToNumber(totalPremium(lines));
  return namedAnswer(form.details.answers, groups, 'policyamount')?.trim() || form.head.policyamount || 0;
}

/** The same in cents; what is no amount is 0. */
export function policyAmountCents(form: QuotationForm, groups: readonly FormGroup[]): number {
  return parseMoney(policyAmount(form, groups)) ?? 0;
}
