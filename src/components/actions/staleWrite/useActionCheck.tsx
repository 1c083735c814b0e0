import { useContext, useState, type ReactNode } from 'react';
import { isSessionOver } from '@/domain/saving/changeFailure';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { ChangedRecordDialog, type RecordChanges } from './ChangedRecordDialog';
import { withinLimit } from './reading';
import { StaleCheckContext } from './staleCheckContext';
import { useQuestion } from './useQuestion';

/** A record that is now on another screen. */
export interface MovedRecord {
  /** 'This is a binder now' */
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string };
}

/** The result of reading a record again: the record, or the other screen that it is on. */
export type RecordState<Shown> =
  | { readonly at: 'here'; readonly record: Shown }
  | { readonly at: 'elsewhere'; readonly movedRecord: MovedRecord };

/** The documented question of an action, with exactly the documented text. */
export interface ActionQuestion {
  readonly text: string;
  /** The label of the confirming button; 'OK' unless the documents say otherwise. */
  readonly ok?: string;
  /** Whether the action cannot be undone. */
  readonly danger?: boolean;
  /** What the action does, with a capital: 'Approve'. */
  readonly verb: string;
}

interface ActionCheckOptions<Shown> {
  /** The record as the screen shows it; undefined while it is loading. */
  readonly shown: Shown | undefined;
  /** Reads the record and its stage from the server, not from a cache. The screen then shows the new record. */
  readonly readAgain: () => Promise<RecordState<Shown>>;
  /** The differences on the screen; a promise where the comparison needs another read. */
  readonly compare: (
    shown: Shown,
    now: Shown,
  ) => RecordChanges | undefined | Promise<RecordChanges | undefined>;
}

export interface ActionCheck<Shown> {
  /** Reads the record again and asks about changes. Returns the record to act on; undefined when nothing may be sent. */
  readonly check: (question: ActionQuestion) => Promise<Shown | undefined>;
  /** Reads the record after the server refused an action. A moved record is reported after `alert` was closed. */
  readonly readAfterRefusal: (alert?: Promise<unknown>) => Promise<void>;
  /** The verb of the action for which the record is being read. */
  readonly readingFor: string | undefined;
  /** The other screen that the record is on; undefined while it is here. */
  readonly movedRecord: (MovedRecord & { readonly isBeforeSending: boolean }) | undefined;
  readonly dialog: ReactNode;
}

/**
 * Before an action of a record is sent, reads the record again. When it has changed, the user is asked once more; when it
 * has moved, its new screen is returned. After a refusal the same read finds the reason.
 */
export function useActionCheck<Shown>({
  shown,
  readAgain,
  compare,
}: ActionCheckOptions<Shown>): ActionCheck<Shown> {
  const { confirm } = useDialogs();
  const isOn = useContext(StaleCheckContext);
  const [readingFor, setReadingFor] = useState<string>();
  const [movedRecord, setMovedRecord] = useState<ActionCheck<Shown>['movedRecord']>();
  const { ask: askInDialog, isUnmounted, dialog } = useQuestion<boolean>();

  async function read(before: Shown): Promise<{ state: RecordState<Shown>; changes?: RecordChanges }> {
    const state = await readAgain();
    const changes = state.at === 'here' ? await compare(before, state.record) : undefined;
    return changes ? { state, changes } : { state };
  }

  async function ask(changes: RecordChanges, question: ActionQuestion): Promise<boolean> {
    const isConfirmed = await askInDialog((answer) => (
      <ChangedRecordDialog
        changes={changes}
        question={question.text}
        ok={question.ok ?? 'OK'}
        isDanger={question.danger ?? false}
        answer={answer}
      />
    ));
    return isConfirmed === true;
  }

  async function checkFrom(before: Shown, question: ActionQuestion): Promise<Shown | undefined> {
    let found: Awaited<ReturnType<typeof read>>;
    setReadingFor(question.verb);
    try {
      found = await withinLimit(read(before));
    } catch (error) {
      setReadingFor(undefined);
      if (isSessionOver(error) || isUnmounted()) return undefined;
      const { verb } = question;
      const isConfirmed = await confirm(
        `We could not check whether someone else changed this. ${verb} anyway?`,
        { ok: `${verb} anyway`, danger: true },
      );
      return isConfirmed ? before : undefined;
    }
    setReadingFor(undefined);
    if (isUnmounted()) return undefined;
    const { state, changes } = found;
    if (state.at === 'elsewhere') {
      setMovedRecord({ ...state.movedRecord, isBeforeSending: true });
      return undefined;
    }
    if (!changes) return state.record;
    // The record may change again while the question is open.
    return (await ask(changes, question)) ? checkFrom(state.record, question) : undefined;
  }

  async function readAfterRefusal(alert?: Promise<unknown>): Promise<void> {
    // A failure of this read is shown by the screen, in place of the record.
    const reading = readAgain().catch(() => undefined);
    await alert;
    const state = await reading;
    if (state?.at === 'elsewhere') setMovedRecord({ ...state.movedRecord, isBeforeSending: false });
  }

  return {
    check: async (question) => (isOn && shown !== undefined ? checkFrom(shown, question) : shown),
    readAfterRefusal,
    readingFor,
    movedRecord,
    dialog,
  };
}
