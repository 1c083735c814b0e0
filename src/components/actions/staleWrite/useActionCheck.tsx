import { useContext, useState, type ReactNode } from 'react';
import { isSessionOver } from '@/domain/saving/changeFailure';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { ChangedRecordDialog, type RecordChanges } from './ChangedRecordDialog';
import { withinLimit } from './reading';
import { StaleCheckContext } from './staleCheckContext';
import { useQuestion } from './useQuestion';

/** Where a record is, if it is no longer what its screen shows. */
export interface MovedRecord {
  /** 'This is a binder now' */
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string };
}

/** What reading a record again has shown: the record, or that it is elsewhere. */
export type RecordState<Shown> =
  { readonly at: 'here'; readonly record: Shown } | { readonly at: 'elsewhere'; readonly place: MovedRecord };

/** The documented question of an action, to the letter. */
export interface ActionQuestion {
  readonly text: string;
  /** The label of the confirming button; 'OK' unless the documents say otherwise. */
  readonly ok?: string;
  /** What cannot be undone. */
  readonly danger?: boolean;
  /** What the action does, with a capital: 'Approve'. */
  readonly verb: string;
}

interface ActionCheckOptions<Shown> {
  /** The record as the screen shows it; undefined while it is not there. */
  readonly shown: Shown | undefined;
  /** Reads the record and its stage, past every cache; the screen then shows what was read. */
  readonly readAgain: () => Promise<RecordState<Shown>>;
  /** What the screen shows differently; a promise where the comparison needs another read. */
  readonly compare: (
    shown: Shown,
    now: Shown,
  ) => RecordChanges | undefined | Promise<RecordChanges | undefined>;
}

export interface ActionCheck<Shown> {
  /** Reads the record again and asks about changes. Gives the record to act on; undefined: nothing may be sent. */
  readonly check: (question: ActionQuestion) => Promise<Shown | undefined>;
  /** Reads the record after the server refused an action. What it shows is said once `alert` was closed. */
  readonly readAfterRefusal: (alert?: Promise<unknown>) => Promise<void>;
  /** The verb of the action for which the record is being read. */
  readonly readingFor: string | undefined;
  /** Where the record is, if a read has shown that it is no longer here. */
  readonly place: (MovedRecord & { readonly isBeforeSending: boolean }) | undefined;
  readonly dialog: ReactNode;
}

/**
 * Before an action of a record is sent: reads the record again and asks once more where the screen would show it
 * differently, or says where it is now. After a refusal the same read shows what the record is.
 */
export function useActionCheck<Shown>({
  shown,
  readAgain,
  compare,
}: ActionCheckOptions<Shown>): ActionCheck<Shown> {
  const { confirm } = useDialogs();
  const isOn = useContext(StaleCheckContext);
  const [readingFor, setReadingFor] = useState<string>();
  const [place, setPlace] = useState<ActionCheck<Shown>['place']>();
  const { ask: askInDialog, isGone, dialog } = useQuestion<boolean>();

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
      if (isSessionOver(error) || isGone()) return undefined;
      // Without a network the action fails like the read did.
      if (!navigator.onLine) return before;
      const { verb } = question;
      const isConfirmed = await confirm(
        `We could not check whether someone else changed this. ${verb} anyway?`,
        { ok: `${verb} anyway`, danger: true },
      );
      return isConfirmed ? before : undefined;
    }
    setReadingFor(undefined);
    if (isGone()) return undefined;
    const { state, changes } = found;
    if (state.at === 'elsewhere') {
      setPlace({ ...state.place, isBeforeSending: true });
      return undefined;
    }
    if (!changes) return state.record;
    // Another change may come while the question is open.
    return (await ask(changes, question)) ? checkFrom(state.record, question) : undefined;
  }

  async function readAfterRefusal(alert?: Promise<unknown>): Promise<void> {
    // If it fails, the screen says so where it shows the record.
    const reading = readAgain().catch(() => undefined);
    await alert;
    const state = await reading;
    if (state?.at === 'elsewhere') setPlace({ ...state.place, isBeforeSending: false });
  }

  return {
    check: async (question) => (isOn && shown !== undefined ? checkFrom(shown, question) : shown),
    readAfterRefusal,
    readingFor,
    place,
    dialog,
  };
}
