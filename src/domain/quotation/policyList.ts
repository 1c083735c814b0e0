import { listOf } from '@/domain/values/listOf';
import { readJsonText } from '@/domain/values/jsonText';

/** A coverage of an older record, whose `policydetails` is a list of policies (ENT-32, Q-141). */
export interface ListedCoverage {
  policyname: string;
  quotecoverage: string;
  quotecoverage_limit: string;
  quotepremimum: string;
}

function field(source: unknown, key: string): unknown {
  return typeof source === 'object' && source !== null && Object.hasOwn(source, key)
    ? Reflect.get(source, key)
    : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The rows of 'Coverage Details' in a list of policies; none in anything else. Never throws. */
export function listedCoverages(details: string): ListedCoverage[] {
  return (listOf(readJsonText(details)) ?? []).flatMap((policy) =>
    (listOf(field(policy, 'policy_coverage')) ?? []).map((coverage) => ({
      policyname: text(field(policy, 'policyname')),
      quotecoverage: text(field(coverage, 'quotecoverage')),
      quotecoverage_limit: text(field(coverage, 'quotecoverage_limit')),
      quotepremimum: text(field(coverage, 'quotepremimum')),
    })),
  );
}
