import type { Stage, Tally } from '@/domain/overview/book';
import { selectionParams, type Selection } from '@/domain/overview/selection';
import { counted } from '@/domain/overview/sentences';
import { formatUsd } from '@/domain/text/money';
import { linkTo } from '@/paths';

/** The list and the words of each stage. */
export const stageLists = {
  quotation: { list: linkTo('/user_admin_policy_quotations'), plural: 'Quotations' },
  binder: { list: linkTo('/user_admin_policy_binder'), plural: 'Binders' },
  policy: { list: linkTo('/user_admin_policies'), plural: 'Policies' },
} as const satisfies Record<Stage, { list: string; plural: string }>;

/** The list of a stage with the records of a selection only. */
export function listOf(stage: Stage, selection: Selection): string {
  return `${stageLists[stage].list}?${selectionParams(selection).toString()}`;
}

/** 'Binders, October 2026: 3 records, $12,400'. */
export function markLabel(stage: Stage, of: string, { count, cents }: Tally): string {
  return `${stageLists[stage].plural}, ${of}: ${counted(count, 'record')}, ${formatUsd(cents)}`;
}
