import { scalarText } from '@/domain/text/toText';
import { formatUsd, parseMoney, showUsd } from '@/domain/text/money';
import {
  cappedAccept,
  deductibleAmount,
  deductibleFor,
  deductibleSteps,
  hasDeductibleRule,
  type FormLine,
  type ShownStep,
} from './coverage';

/**
 * COV-07 to COV-09: no rule computes the deductible amount of another basis than Percentage and Fixed Amt. Returns the
 * stored amount of such a line until the user changes its basis, its deductible or its accept; otherwise undefined. An
 * accept that was only lowered to its limit is unchanged.
 */
function storedDeductible(line: FormLine): unknown {
  const amount = line.stored?.source.get('deductibleamount');
  if (!line.stored || scalarText(amount).trim() === '' || hasDeductibleRule(line.stored.opened))
    return undefined;
  const { opened } = line.stored;
  const isUntouched =
    line.deductiblebasis === opened.deductiblebasis &&
    line.deductible === opened.deductible &&
    cappedAccept(line.coverageaccept, line.coveragelimit) ===
      cappedAccept(opened.coverageaccept, opened.coveragelimit);
  return isUntouched ? amount : undefined;
}

/** The deductible amount of a line as it is shown: in dollars, or a stored text that is no amount. */
export function shownDeductible(line: FormLine): string {
  const stored = storedDeductible(line);
  return stored === undefined ? formatUsd(deductibleFor(line).cents) : showUsd(scalarText(stored));
}

/** The deductible amount of a line as it is sent: in dollars, or as it is stored. */
export function sentDeductible(line: FormLine): unknown {
  return storedDeductible(line) ?? deductibleAmount(line);
}

/** The steps of the calculation of a line's deductible amount. A stored amount was not calculated. */
export function deductibleStepsOfLine(line: FormLine): readonly ShownStep[] {
  const stored = storedDeductible(line);
  if (stored === undefined) return deductibleSteps(line);
  return [{ label: 'Deductible Amount', formula: 'as stored', cents: parseMoney(stored) }];
}
