import type { DraftField } from '@/domain/saving/draft';

/** What a draft needs from its form. It must not contain secrets. */
export interface DraftSource {
  /** Calls back when something may have changed. A form without it passes a new source after each change. */
  subscribe?(listener: () => void): () => void;
  /** The fields that the user changed. */
  draftFields(): readonly DraftField[];
  /** The labels of the changed fields that may not be stored. */
  omitted(): readonly string[];
  /** Whether a field of a draft fits this form. */
  accepts(field: DraftField): boolean;
  /** Whether the item of a field, such as a row of a list, no longer exists. */
  isGone?(name: string): boolean;
  /** Whether the form has a field that no draft may store. */
  isSecret?(name: string): boolean;
  applyDraft(fields: readonly DraftField[]): void;
  /** The value of a field on the server. */
  stored(name: string): unknown;
  /** A value of a field as the form shows it. */
  text(name: string, value: unknown): string;
  /** Whether the form creates a record. */
  readonly isNew?: boolean;
}
