import { isSameValue, type Draft, type DraftField } from '@/domain/saving/draft';
import { scalarText } from '@/domain/text/toText';
import type { DraftSource } from './draftSource';

/** Whether the form can take a field of a draft. */
export function canRestore(source: DraftSource, field: DraftField): boolean {
  return source.accepts(field) && source.isGone?.(field.name) !== true;
}

/** Whether the user typed a field that the form cannot take any more. Its text can still be copied. */
export function isNoLongerAsked(source: DraftSource, field: DraftField): boolean {
  const { name, label, was, value } = field;
  if (label === '' || isSameValue(value, was) || source.isSecret?.(name)) return false;
  return !canRestore(source, field);
}

/** Whether a stored value is the same. The server may send a number as text, and a blank as null. */
function isSameStored(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) || Array.isArray(right)) return isSameValue(left, right);
  return scalarText(left) === scalarText(right);
}

export interface DraftComparison {
  /** Whether the draft is of a new record, which has no stored values. */
  readonly isNew: boolean;
  /** Whether the form can take any field of the draft. */
  readonly hasRestorable: boolean;
  /** The fields that differ from the stored values. */
  readonly changes: readonly DraftField[];
  /** The fields among them whose stored value is another one than when the user typed. */
  readonly savedSince: readonly DraftField[];
  /** The fields that the form cannot take any more. */
  readonly notAsked: readonly DraftField[];
}

/** Compares the labelled fields of a draft with the stored values of its form. */
export function compareDraft({ fields }: Draft, source: DraftSource): DraftComparison {
  const stored = (name: string): unknown => source.stored(name) ?? null;
  const changes = fields.filter(
    (field) =>
      field.label !== '' && canRestore(source, field) && !isSameValue(stored(field.name), field.value),
  );
  const isNew = source.isNew ?? changes.every(({ name }) => source.text(name, source.stored(name)) === '');
  const savedSince = isNew
    ? []
    : changes.filter(
        ({ name, was, value }) => !isSameStored(stored(name), was) && !isSameStored(stored(name), value),
      );
  return {
    ...{ isNew, changes, savedSince },
    hasRestorable: fields.some(
      (field) => canRestore(source, field) && !isSameValue(stored(field.name), field.value),
    ),
    notAsked: fields.filter((field) => isNoLongerAsked(source, field)),
  };
}
