import { listOf } from '@/domain/values/listOf';
import { readJsonText } from '@/domain/values/jsonText';
import { own } from '@/domain/values/objects';
import { record, type RecordOf } from '../records/read';
import { toText } from '@/domain/text/toText';

const readListed = record({ quotecoverage: toText, quotecoverage_limit: toText, quotepremimum: toText });

/** A coverage of an older record, whose `policydetails` is a list of policies (ENT-32, Q-141). */
export type ListedCoverage = RecordOf<typeof readListed> & { policyname: string };

/** The rows of 'Coverage Details' in a list of policies; empty for any other text. Never throws. */
export function listedCoverages(details: string): ListedCoverage[] {
  return (listOf(readJsonText(details)) ?? []).flatMap((policy) =>
    (listOf(own(policy, 'policy_coverage')) ?? []).map((coverage) => ({
      policyname: toText(own(policy, 'policyname')),
      ...readListed(coverage),
    })),
  );
}
