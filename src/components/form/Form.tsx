import { FormikProvider } from 'formik';
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { DraftNotice } from '@/components/drafts/DraftNotice';
import { useDraft } from '@/components/drafts/useDraft';
import { ErrorSummary } from './ErrorSummary';
import { FormRegistry, FormRegistryContext, useFormRegistry } from './fields/formRegistry';
import { markSavedRow } from '@/components/list/markSavedRow';
import { useShowReceipt } from '@/components/feedback/receipt/receiptSlice';
import { FormActions } from './FormActions';
import { useLeaveGuard } from './leaveGuard';
import { UploadProgress } from '@/components/feedback/UploadProgress';
import { useSaveAndNext } from './useSaveAndNext';
import { useSaving } from './useSaving';
import { useAppDispatch } from '@/redux';
import { compareItems } from '@/components/feedback/staleWrite/compareItems';
import { useStaleCheck, type StaleFinding } from '@/components/feedback/staleWrite/useStaleCheck';
import type { Reading } from '@/components/feedback/staleWrite/reading';
import type { UploadHandles } from '@/components/feedback/useAction';
import type { FormSchema } from './schema';
import styles from './FormPage.module.css';

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

/** The kind of record as a screen calls it: 'Country'. Headings say what is done with it, too. */
function recordWord(heading: string, creates: string | undefined): string {
  if (creates === undefined) return heading.replace(/^(?:Create|Edit) /, '');
  return creates.slice(0, 1).toUpperCase() + creates.slice(1);
}

/** What a draft is called: 'New country' or 'Country France'; without a name like its screen. */
function draftTitle(heading: string, creates: string | undefined, name = ''): string {
  if (creates !== undefined) return `New ${creates}`;
  return name.trim() === '' ? heading : `${recordWord(heading, creates)} ${name.trim()}`;
}

/** The form of one record: Formik, the fields and saving. */
export function Form<Values extends object>({
  title,
  record,
  save,
  backTo,
  onCancel,
  schema,
  saveLabel = 'Save',
  cancelLabel = 'Cancel',
  backLabel,
  actions,
  beforeSave,
  readAgain,
  together,
  creates,
  nameOf,
  onSaved,
  onSaveFailed,
  blocked,
  aside,
  children,
}: FormProps<Values> & { title: string; record: Values }): ReactNode {
  const navigate = useNavigate();
  const showReceipt = useShowReceipt();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const [registry] = useState(() => new FormRegistry(record, schema));
  useLayoutEffect(() => registry.setSchema(schema), [registry, schema]);
  // The fields are rendered again: a changed schema may require others.
  useSyncExternalStore(registry.subscribe, () => registry.schema);
  const saved = useRef(false);
  const goesOn = useRef(false);
  const onward = useSaveAndNext(() => press(true));
  const draft = useDraft(registry, draftTitle(title, creates, nameOf?.(record)));
  // A new record has nothing to read again.
  const stale = useStaleCheck(
    creates === undefined && readAgain ? { readAgain, rule: compareWithStored } : undefined,
  );

  function compareWithStored(theirs: Values): StaleFinding | undefined {
    return compareItems<Values>({
      opened: registry.opened,
      theirs,
      mine: registry.record(),
      together,
      label: (key) => registry.label(key),
      text: (key, value) => registry.text(key, value),
      isSecret: (key) => registry.isSecret(key),
      onMerged: (_taken, { opened, mine }) => registry.rebase(opened, mine),
    });
  }

  const { formik, isSaving, error, share, cancelUpload, problems, attempt, submit } = useSaving({
    ...{ registry, save, beforeSave, creates },
    checkStored: stale.check,
    afterSaved: () => {
      saved.current = true;
      draft.autosave.saved();
      const name = nameOf?.(registry.record()).trim() ?? '';
      const to = creates === undefined ? pathname : undefined;
      showReceipt({ before: recordWord(title, creates), name, after: 'saved', to });
    },
    onSaved: async () => {
      await onSaved?.();
      dispatch(markSavedRow(backTo, creates !== undefined));
      if (goesOn.current && onward.isPossible) onward.goOn();
      else void navigate(backTo);
    },
    onFailed: onSaveFailed,
  });
  const allowLeave = useLeaveGuard({
    isDirty: () => registry.isDirty && !saved.current,
    subscribe: registry.subscribe,
  });

  /** Saves; `isNext` leads to the next record of the list in place of the list. */
  function press(isNext: boolean): void {
    if (blocked !== undefined || isSaving) return;
    goesOn.current = isNext;
    submit();
  }

  /** Cancel leads where it leads; it asks first only where a password or a file would be lost (P2, P4). */
  function cancel(): void {
    if (draft.keepsAll()) allowLeave();
    if (onCancel) onCancel();
    else void navigate(backTo);
  }

  return (
    <FormRegistryContext value={registry}>
      <FormikProvider value={formik}>
        <ErrorSummary
          problems={problems}
          attempt={attempt}
          isFixed={(name) => formik.errors[name] === undefined}
        />
        <DraftNotice draft={draft} source={registry} />
        <div className={classes(aside !== undefined && styles.layout)}>
          <form
            className={styles.form}
            noValidate
            aria-busy={isSaving}
            onSubmit={(event) => {
              event.preventDefault();
              press(false);
            }}
            {...onward.handlers}
          >
            <div className={styles.fields}>{children}</div>
            <AbsentFields />
            <FormActions
              {...{ saveLabel, cancelLabel, blocked, creates }}
              listLink={backTo}
              saving={isSaving}
              error={error}
              onRetry={submit}
              onCancel={cancel}
              onSaveAndNext={onward.isPossible ? () => press(true) : undefined}
            >
              {backLabel !== undefined && <Button onClick={cancel}>{backLabel}</Button>}
              {share !== undefined && <UploadProgress share={share} onCancel={cancelUpload} />}
              {actions}
            </FormActions>
          </form>
          {aside}
        </div>
        {stale.dialog}
      </FormikProvider>
    </FormRegistryContext>
  );
}

/** Names the fields whose values the answer left out; as long as they stay as they are, nothing is sent of them. */
function AbsentFields(): ReactNode {
  const registry = useFormRegistry();
  const labels = useSyncExternalStore(registry.subscribe, () => registry.absentLabels());
  if (labels === '') return null;
  return (
    <p className={styles.absent}>
      {`The server did not send: ${labels}. What you leave as it is here stays as it is stored.`}
    </p>
  );
}
