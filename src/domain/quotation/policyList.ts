import { listOf } from '@/domain/values/listOf';
import { readJsonText } from '@/domain/values/jsonText';
import { own } from '@/domain/values/objects';
import { textOf } from '@/domain/text/textOf';

/** A coverage of an older record, whose `policydetails` is a list of policies (ENT-32, Q-141). */
export interface ListedCoverage {
  policyname: string;
  quotecoverage: string;
  quotecoverage_limit: string;
  quotepremimum: string;
}

/** The rows of 'Coverage Details' in a list of policies; none in anything else. Never throws. */
export function listedCoverages(details: string): ListedCoverage[] {
  return (listOf(readJsonText(details)) ?? []).flatMap((policy) =>
    (listOf(own(policy, 'policy_coverage')) ?? []).map((coverage) => ({
      policyname: textOf(own(policy, 'policyname')),
      quotecoverage: textOf(own(coverage, 'quotecoverage')),
      quotecoverage_limit: textOf(own(coverage, 'quotecoverage_limit')),
      quotepremimum: textOf(own(coverage, 'quotepremimum')),
    })),
  );
}
