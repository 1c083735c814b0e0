import type { RecordChanges } from '@/components/actions/staleWrite/ChangedRecordDialog';
import { inputKind } from '@/domain/attributes/attributes';
import { showTimestamp } from '@/domain/text/dates';
import { showUsd } from '@/domain/text/money';
import type { FormGroup } from '@/domain/quotation/groups';
import { changesBetween, type Change, type VersionChanges } from '@/domain/quotation/versionChanges';
import type { Payment, Quotation } from '@/domain/records/quotations';

/** The data that the screen of a record shows. */
export interface ShownRecord {
  readonly record: Quotation;
  /** The payment history, if the screen shows it and it could be loaded. */
  readonly payments?: readonly Payment[] | undefined;
}

type UnreadableContent = VersionChanges['notCompared'][number];

/** The stored text of content that cannot be compared field by field, to detect at least that it has changed. */
const storedTexts: Readonly<Record<UnreadableContent, (record: Quotation) => string>> = {
  answers: ({ policydetails }) => policydetails.open(),
  coverages: ({ policycoverage }) => policycoverage,
};

const notes: Readonly<Record<UnreadableContent, string>> = {
  answers: 'The answers have changed and cannot be read, so they are not compared.',
  coverages: 'The coverages have changed and cannot be read, so they are not compared.',
};

function paymentText({ createdAt, policyPaymentType, paidamount }: Payment): string {
  return [showTimestamp(createdAt), policyPaymentType, showUsd(paidamount)].filter(Boolean).join(', ');
}

function paymentTexts(payments: readonly Payment[]): ReadonlyMap<string, string> {
  return new Map(payments.map((payment) => [String(payment.id), paymentText(payment)]));
}

function paymentChanges(before: readonly Payment[], after: readonly Payment[]): Change[] {
  const [old, now] = [paymentTexts(before), paymentTexts(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((id) => ({ label: 'Payment', before: old.get(id) ?? '', after: now.get(id) ?? '' }))
    .filter((change) => change.before !== change.after);
}

function withoutSecure(group: FormGroup): FormGroup {
  return { ...group, attributes: group.attributes.filter((attribute) => inputKind(attribute) !== 'secure') };
}

/**
 * The changes that the screen of a record shows; undefined if there are none. Changed secure answers alone do not count,
 * because some servers encrypt them again for each read. Together with another change they are shown.
 */
export function shownChanges(
  before: ShownRecord,
  now: ShownRecord,
  groups: readonly FormGroup[],
): RecordChanges | undefined {
  const payments =
    before.payments && now.payments ? paymentChanges(before.payments, now.payments) : ([] as const);
  const withoutSecureAnswers = changesBetween(before.record, now.record, groups.map(withoutSecure));
  const changedContents = withoutSecureAnswers.notCompared.filter(
    (content) => storedTexts[content](before.record) !== storedTexts[content](now.record),
  );
  if (withoutSecureAnswers.sections.length + changedContents.length + payments.length === 0) return undefined;
  const { sections } = changesBetween(before.record, now.record, groups);
  return {
    sections: payments.length === 0 ? sections : [...sections, { name: 'Payments', changes: payments }],
    notes: changedContents.map((content) => notes[content]),
  };
}
