import type { RecordChanges } from '@/components/actions/staleWrite/ChangedRecordDialog';
import { inputKind } from '@/domain/attributes/attributes';
import { formatTimestamp } from '@/domain/text/dates';
import { showUsd } from '@/domain/text/money';
import type { FormGroup } from '@/domain/quotation/groups';
import { changesBetween, type Change, type VersionChanges } from '@/domain/quotation/versionChanges';
import type { Payment, Quotation } from '@/domain/records/quotations';

/** A record as its screen shows it. */
export interface ShownRecord {
  readonly record: Quotation;
  /** The payment history, where the screen shows one and it could be loaded. */
  readonly payments?: readonly Payment[] | undefined;
}

type Part = VersionChanges['notCompared'][number];

/** The text of a part that is not compared, to see at least whether it is another one. */
const storedTexts: Readonly<Record<Part, (record: Quotation) => string>> = {
  answers: ({ policydetails }) => policydetails.open(),
  coverages: ({ policycoverage }) => policycoverage,
};

const notes: Readonly<Record<Part, string>> = {
  answers: 'The answers have changed and cannot be read, so they are not compared.',
  coverages: 'The coverages have changed and cannot be read, so they are not compared.',
};

function paymentText({ createdAt, policyPaymentType, paidamount }: Payment): string {
  return [formatTimestamp(createdAt), policyPaymentType, showUsd(paidamount)].filter(Boolean).join(', ');
}

function byId(payments: readonly Payment[]): ReadonlyMap<string, string> {
  return new Map(payments.map((payment) => [String(payment.id), paymentText(payment)]));
}

function paymentChanges(before: readonly Payment[], after: readonly Payment[]): Change[] {
  const [old, now] = [byId(before), byId(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((id) => ({ label: 'Payment', before: old.get(id) ?? '', after: now.get(id) ?? '' }))
    .filter((change) => change.before !== change.after);
}

function withoutSecure(group: FormGroup): FormGroup {
  return { ...group, attributes: group.attributes.filter((attribute) => inputKind(attribute) !== 'secure') };
}

/**
 * What the screen of a record shows differently; undefined if nothing. Secure answers alone do not count, since some servers
 * encrypt them anew at each read; beside another change they are shown.
 */
export function shownChanges(
  before: ShownRecord,
  now: ShownRecord,
  groups: readonly FormGroup[],
): RecordChanges | undefined {
  const payments =
    before.payments && now.payments ? paymentChanges(before.payments, now.payments) : ([] as const);
  const plain = changesBetween(before.record, now.record, groups.map(withoutSecure));
  const unread = plain.notCompared.filter(
    (part) => storedTexts[part](before.record) !== storedTexts[part](now.record),
  );
  if (plain.sections.length + unread.length + payments.length === 0) return undefined;
  const { sections } = changesBetween(before.record, now.record, groups);
  return {
    sections: payments.length === 0 ? sections : [...sections, { name: 'Payments', changes: payments }],
    notes: unread.map((part) => notes[part]),
  };
}
