import type { ReactNode } from 'react';
import type { UploadHandles } from '@/components/feedback/useAction';
import type { Reading } from '@/components/feedback/staleWrite/reading';
import type { FormSchema } from './schema';

/** What a screen passes to its form. */
export interface FormProps<Values extends object> {
  /** Sends the record; rejects when it was not saved. Files report how much of them has left. */
  save: (values: Values, upload: UploadHandles) => Promise<unknown>;
  /** Where Save and Cancel lead. */
  backTo: string;
  /** Instead of going `backTo`. */
  onCancel?: () => void;
  /** The rules of the fields, checked on submit and on leaving the field concerned. */
  schema?: FormSchema<Values>;
  saveLabel?: string;
  cancelLabel?: string;
  /** A second button that does what Cancel does. */
  backLabel?: string | undefined;
  /** More buttons after Cancel. */
  actions?: ReactNode;
  /** Awaited before saving; false sends nothing. */
  beforeSave?: (values: Values) => Promise<boolean>;
  /**
   * Reads the stored record past every cache, as the form would be opened with it. With it, an update does not silently
   * overwrite what somebody else has stored since the form was opened; a creation has nothing to read.
   */
  readAgain?: (() => Reading<Values>) | undefined;
  /** Keys whose values follow from each other: where two saves changed them, one of the two gives them all. */
  together?: readonly (readonly string[])[];
  /**
   * What the form creates, for example 'country': a repeat would create another one, so after a lost answer nothing
   * is sent until the user allows another try. Absent where saving twice changes nothing.
   */
  creates?: string | undefined;
  /** The name of the record, by which its draft and the receipt of its save are called. */
  nameOf?: ((values: Values) => string) | undefined;
  /** Awaited after the record was saved, before the form leads back. */
  onSaved?: () => Promise<void>;
  onSaveFailed?: (error: unknown) => void;
  /** Why the form cannot be saved at all. */
  blocked?: string | undefined;
  /** Shown beside the form, or below it where there is no room; it may use the fields' values. */
  aside?: ReactNode;
  /** The fields, in `Section`s where there are many. */
  children: ReactNode;
}
