import { useState } from 'react';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { useShowReceipt } from '@/components/feedback/receipt/receiptSlice';
import { useAction, type ActionStatus } from '@/components/actions/useAction';
import { useSentActions, type SentActions } from '@/components/actions/useSentActions';
import { isSessionOver } from '@/domain/saving/changeFailure';
import { isRefused } from '@/domain/saving/failure';
import { showPeriod } from '@/domain/bordereau';
import { sameId } from '@/domain/records/ids';
import type { BordereauFile } from '@/domain/records/bordereau';
import type { Id } from '@/domain/records/scalars';
import type { Finding, SentAction } from '@/domain/saving/sentAction';

interface FileActionOptions {
  /** The action, with a capital and as a noun: 'Import'. */
  name: string;
  /** The same as a past participle, for the receipt: 'imported'. */
  done: string;
  /** The screen of the file afterwards. */
  openLink?: (file: BordereauFile) => string;
  /** What more is to be known before the answer: 'Differs by -$2,580.90'. */
  warning?: () => string;
  /** BDXADM-26: the question, to the letter. */
  question: string;
  /** What cannot be brought back: focus starts on the safe answer. */
  danger?: boolean;
  /** Whether it may be sent after the question was answered with OK. */
  checkAgain?: () => Promise<boolean>;
  send: (file: BordereauFile) => Promise<unknown>;
  /** After the server refused it. */
  onRefused?: () => void;
  onDone?: (file: BordereauFile) => void;
  /** Reads the file again; undefined when the server no longer has it in this place. Rejects when that failed. */
  reread: (id: Id) => Promise<BordereauFile | undefined>;
  /** What a file that was read again shows; undefined for one that is no longer there. */
  finding: (file: BordereauFile | undefined) => Finding;
}

/** An action that cannot be undone and is done to one file at a time: Import, Approve, Send or Remove. */
export interface FileAction {
  readonly status: ActionStatus<BordereauFile>;
  /** The files whose action has no certain end. */
  readonly unconfirmed: SentActions;
  /** What a read has shown to be done after its answer was lost, in words; empty when there is nothing. */
  readonly recorded: string;
  /** Asks first; a press while one is under way, or on a locked file, does nothing. */
  readonly ask: (file: BordereauFile) => void;
  /** Whether an earlier action of this kind on the file has no certain end. */
  readonly isLocked: (file: BordereauFile) => boolean;
  readonly checkNow: (file: BordereauFile) => void;
}

/** Import, Approve, Send or Remove: asked for first, sent once, and never taken for done without an answer. */
export function useFileAction(options: FileActionOptions): FileAction {
  const { name, done, openLink, warning, question, danger = false } = options;
  const { checkAgain, send, onRefused, onDone, reread, finding } = options;
  const { confirm } = useDialogs();
  const showReceipt = useShowReceipt();
  const [recorded, setRecorded] = useState('');
  const kind = `${name} bordereau file`;

  const unconfirmed = useSentActions(kind, {
    check: async ({ record }) => finding(await reread(record)),
    onDone: ({ what }: SentAction) => setRecorded(what),
  });
  const { status, run } = useAction<BordereauFile>({
    confirm: async (file) => {
      const detail = [nameOf(file), showPeriod(file.period), warning?.()].filter(Boolean).join(' · ');
      return (await confirm(question, { danger, detail })) && (!checkAgain || checkAgain());
    },
    send,
    once: {
      kind,
      record: ({ id }) => String(id),
      what: ({ file_name: fileName }) => `${name} of ${fileName}`,
    },
    onDone: (_result, file) => {
      showReceipt({ before: 'File', name: nameOf(file), after: done, to: openLink?.(file) });
      onDone?.(file);
    },
    onFailed: (error) => {
      if (isRefused(error) && !isSessionOver(error)) onRefused?.();
    },
    isRepeatable: true,
  });

  function isLocked({ id }: BordereauFile): boolean {
    const open = unconfirmed.find(id);
    // What this page is sending is guarded by the action itself.
    return open !== undefined && open.status !== 'sending';
  }

  return {
    status,
    unconfirmed,
    recorded,
    isLocked,
    ask: (file) => {
      if (isLocked(file)) return;
      setRecorded('');
      void run(file);
    },
    checkNow: ({ id }) => {
      const action = unconfirmed.find(id);
      if (action) unconfirmed.checkNow(action);
    },
  };
}

/** A file as it is called; one without a name by its id. */
function nameOf({ file_name: fileName, id }: BordereauFile): string {
  return fileName.trim() || String(id);
}

/** The file of this id in a list that was read again. */
export function fileIn(files: readonly BordereauFile[], id: Id): BordereauFile | undefined {
  return files.find((file) => sameId(file.id, id));
}
