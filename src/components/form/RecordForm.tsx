import { FormikProvider, useFormik, type FormikContextType } from 'formik';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyObjectSchema } from 'yup';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { DraftNotice } from '@/components/drafts/DraftNotice';
import { useDraft } from '@/components/drafts/useDraft';
import { isSameValue } from '@/domain/saving/draft';
import { withAbsent } from '@/domain/saving/absent';
import { Secret } from '@/domain/text/secret';
import { own } from '@/domain/values/objects';
import { ErrorSummary } from './ErrorSummary';
import { FormContext, textIn, type FieldInfo } from './fields/formContext';
import { markSavedRow } from '@/components/list/markSavedRow';
import { useShowReceipt, type ReceiptLink } from '@/components/feedback/receipt/receiptSlice';
import { FormActions } from './FormActions';
import { useLeaveGuard } from './leaveGuard';
import { OmittedFields } from './OmittedFields';
import { UploadProgress } from '@/components/feedback/UploadProgress';
import { useDraftSource } from './useDraftSource';
import { useFirstFieldFocus } from './useFirstFieldFocus';
import { useOmittedKeys } from './useOmittedKeys';
import { useProblems } from './useProblems';
import { useRecordSave } from './useRecordSave';
import { useSaveAndNext } from './useSaveAndNext';
import { useAppDispatch } from '@/redux';
import { compareItems } from '@/components/actions/staleWrite/compareItems';
import { useStaleCheck, type StaleFinding } from '@/components/actions/staleWrite/useStaleCheck';
import type { Reading } from '@/components/actions/staleWrite/reading';
import type { UploadHandles } from '@/components/actions/useAction';
import { hasContent, isRequiredBy, schemaForFields } from './schema';
import styles from './FormPage.module.css';

/** What a screen passes to its form. */
export interface RecordFormProps<Values extends object> {
  /** Sends the record; rejects when it was not saved. Uploads report their progress. */
  save: (values: Values, upload: UploadHandles) => Promise<unknown>;
  /** The URL to which Save and Cancel navigate. */
  backTo: string;
  /** Instead of going `backTo`. */
  onCancel?: () => void;
  /**
   * The rules of the fields. Only editable fields on the screen are validated, and an untouched stored value is always
   * accepted.
   */
  validationSchema?: AnyObjectSchema | undefined;
  saveLabel?: string;
  cancelLabel?: string;
  /** A second button that does what Cancel does. */
  backLabel?: string | undefined;
  /** More buttons after Cancel. */
  actions?: ReactNode;
  /** Awaited before saving; false sends nothing. */
  beforeSave?: (values: Values) => Promise<boolean>;
  /**
   * Reads the stored record from the server, not from a cache, as the form edits it. With it an update does not silently
   * overwrite what another user has saved since the form was opened.
   */
  readAgain?: (() => Reading<Values>) | undefined;
  /** Groups of keys that belong together: after a conflict all values of a group are taken from one of the two saves. */
  mergeAsGroup?: readonly (readonly string[])[];
  /**
   * What the form creates, for example 'country'. A repeated save would create another record, so after a lost response
   * nothing is sent until the user allows another attempt. Undefined for updates.
   */
  newRecordLabel?: string | undefined;
  /** The name of the record, for its draft and the receipt of its save. */
  recordName?: ((values: Values) => string) | undefined;
  /** What the receipt of the save offers next; without it a new record offers to add another one. */
  receiptNext?: ((values: Values, result: unknown) => ReceiptLink | undefined) | undefined;
  /** Awaited after the record was saved, before the form leads back. */
  onSaved?: () => Promise<void>;
  onSaveFailed?: (error: unknown) => void;
  /** Why the form cannot be saved at all. */
  blocked?: string | undefined;
  /** Shown next to the form, or below it on narrow screens; it may use the fields' values. */
  aside?: ReactNode;
  /** The fields, in `Section`s where there are many. */
  children: ReactNode;
}

/** The kind of record: 'Country'. It is taken from the heading, without 'Create' or 'Edit'. */
function recordWord(heading: string, newRecordLabel: string | undefined): string {
  if (newRecordLabel === undefined) return heading.replace(/^(?:Create|Edit) /, '');
  return newRecordLabel.slice(0, 1).toUpperCase() + newRecordLabel.slice(1);
}

/** The title of a draft: 'New country' or 'Country France'; the heading where the record has no name. */
function draftTitle(heading: string, newRecordLabel: string | undefined, name = ''): string {
  if (newRecordLabel !== undefined) return `New ${newRecordLabel}`;
  return name.trim() === '' ? heading : `${recordWord(heading, newRecordLabel)} ${name.trim()}`;
}

/** The form of one record. */
export function RecordForm<Values extends object>({
  title,
  record,
  save,
  backTo,
  onCancel,
  validationSchema,
  saveLabel = 'Save',
  cancelLabel = 'Cancel',
  backLabel,
  actions,
  beforeSave,
  readAgain,
  mergeAsGroup,
  newRecordLabel,
  recordName,
  receiptNext,
  onSaved,
  onSaveFailed,
  blocked,
  aside,
  children,
}: RecordFormProps<Values> & { title: string; record: Values }): ReactNode {
  const navigate = useNavigate();
  const showReceipt = useShowReceipt();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  /** The record that the form was opened with, or the stored one after a merge. */
  const [opened, setOpened] = useState(record);
  const [initialValues] = useState(() => withAbsent(record, []));
  const [fields] = useState(() => new Map<string, FieldInfo>());
  const omitted = useOmittedKeys(opened);
  const saved = useRef(false);
  const opensNext = useRef(false);
  const formik: FormikContextType<Values> = useFormik<Values>({
    initialValues,
    ...(validationSchema && { validationSchema: () => rulesOnScreen(validationSchema) }),
    onSubmit: (): Promise<void> => saving.onSubmit(),
  });
  // A pending save compares and sends the latest values of the form.
  const latest = useRef({ formik, opened, omitted });
  useLayoutEffect(() => {
    latest.current = { formik, opened, omitted };
  });
  const isNew = newRecordLabel !== undefined;
  const saveAndNext = useSaveAndNext(() => press(true), isNew);
  const source = useDraftSource(formik, fields, omitted, isNew);
  const draft = useDraft(source, draftTitle(title, newRecordLabel, recordName?.(record)));
  // A new record has nothing to read again.
  const stale = useStaleCheck(!isNew && readAgain ? { readAgain, rule: compareWithStored } : undefined);

  function rulesOnScreen(schema: AnyObjectSchema): AnyObjectSchema {
    const names = [...fields]
      .filter(([, field]) => field.isEditable() && !field.isWrong())
      .map(([name]) => name);
    return schemaForFields(schema, names, isStored);
  }

  /** Whether a value is unchanged on the server: it is sent back without validation. */
  function isStored(name: string, value: unknown): boolean {
    const { initialValues: stored } = latest.current.formik;
    // Formik passes a blank to Yup as undefined.
    if (!isSameValue(value ?? '', own(stored, name) ?? '')) return false;
    return hasContent(value) || latest.current.omitted.isOmitted(name);
  }

  /** The record to send. An untouched secret is sent back unchanged. */
  function toSend(): Values {
    return latest.current.omitted.withOmitted(latest.current.formik.values);
  }

  function compareWithStored(theirs: Values): StaleFinding | undefined {
    return compareItems<Values>({
      opened: latest.current.opened,
      theirs,
      mine: toSend(),
      mergeAsGroup,
      label: (key) => fields.get(key)?.label,
      text: (key, value) => textIn(fields, key, value),
      isSecret: (key) => own(opened, key) instanceof Secret,
      onMerged: (_taken, merged) => rebase(merged.opened, merged.mine),
    });
  }

  /** Sets the stored record and the merged values of the form, which are validated and sent next. */
  function rebase(stored: Values, merged: Values): void {
    const { touched, errors, isSubmitting, submitCount } = latest.current.formik;
    flushSync(() => {
      setOpened(stored);
      formik.resetForm({ values: withAbsent(stored, []), touched, errors, isSubmitting, submitCount });
      void formik.setValues(withAbsent(merged, []), false);
    });
  }

  const saving = useRecordSave({
    ...{ formik, fields, record: toSend, save, beforeSave, newRecordLabel },
    checkStored: stale.check,
    afterSaved: (result) => {
      saved.current = true;
      draft.autosave.saved();
      const name = recordName?.(toSend()).trim() ?? '';
      const another = isNew ? { label: 'Add another', to: pathname } : undefined;
      showReceipt({
        before: recordWord(title, newRecordLabel),
        name,
        after: 'saved',
        to: isNew ? undefined : pathname,
        next: receiptNext?.(toSend(), result) ?? another,
      });
    },
    onSaved: async () => {
      await onSaved?.();
      dispatch(markSavedRow(backTo, isNew));
      if (opensNext.current && saveAndNext.next) saveAndNext.openNext();
      else void navigate(backTo);
    },
    onFailed: onSaveFailed,
  });
  const form = useFirstFieldFocus(isNew);
  const problems = useProblems(formik, fields);
  const allowLeave = useLeaveGuard({ isDirty: () => formik.dirty && !saved.current });

  /** Saves the record; with `isNext`, the next form is opened then instead of the list. */
  function press(isNext: boolean): void {
    if (blocked !== undefined || saving.isSaving) return;
    opensNext.current = isNext;
    saving.submit();
  }

  /** Leaves the form. It asks first only where a password or a file, which no draft stores, would be lost. */
  function cancel(): void {
    if (draft.storesAllInput()) allowLeave();
    if (onCancel) onCancel();
    else void navigate(backTo);
  }

  const isRequired = (name: string): boolean =>
    validationSchema !== undefined &&
    !omitted.isOmitted(name) &&
    isRequiredBy(validationSchema, name, formik.values);

  return (
    <FormContext value={{ fields, isRequired, includeKey: omitted.includeKey }}>
      <FormikProvider value={formik}>
        <ErrorSummary {...problems} />
        <DraftNotice draft={draft} source={source} />
        <div className={classes(aside !== undefined && styles.layout)}>
          <form
            ref={form}
            className={styles.form}
            noValidate
            aria-busy={saving.isSaving}
            onSubmit={(event) => {
              event.preventDefault();
              press(false);
            }}
            {...saveAndNext.handlers}
          >
            <div className={styles.fields}>{children}</div>
            <OmittedFields isOmitted={omitted.isOmitted} />
            <FormActions
              {...{ saveLabel, cancelLabel, blocked, newRecordLabel }}
              listLink={backTo}
              saving={saving.isSaving}
              error={saving.error}
              onRetry={saving.submit}
              onCancel={cancel}
              following={
                saveAndNext.next && {
                  label: saveAndNext.next === 'new' ? 'add another' : 'next',
                  save: () => press(true),
                }
              }
            >
              {backLabel !== undefined && <Button onClick={cancel}>{backLabel}</Button>}
              {saving.share !== undefined && (
                <UploadProgress share={saving.share} onCancel={saving.cancelUpload} />
              )}
              {actions}
            </FormActions>
          </form>
          {aside}
        </div>
        {stale.dialog}
      </FormikProvider>
    </FormContext>
  );
}
