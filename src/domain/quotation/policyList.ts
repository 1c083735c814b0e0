import { listOf } from '@/domain/values/listOf';
import { readJsonText } from '@/domain/values/jsonText';
import { own } from '@/domain/values/objects';
import { record, type RecordOf } from '../records/read';
import { textOf } from '@/domain/text/textOf';

const readListed = record({ quotecoverage: textOf, quotecoverage_limit: textOf, quotepremimum: textOf });

/** A coverage of an older record, whose `policydetails` is a list of policies (ENT-32, Q-141). */
export type ListedCoverage = RecordOf<typeof readListed> & { policyname: string };

/** The rows of 'Coverage Details' in a list of policies; empty for any other text. Never throws. */
export function listedCoverages(details: string): ListedCoverage[] {
  return (listOf(readJsonText(details)) ?? []).flatMap((policy) =>
    (listOf(own(policy, 'policy_coverage')) ?? []).map((coverage) => ({
      policyname: textOf(own(policy, 'policyname')),
      ...readListed(coverage),
    })),
  );
}
