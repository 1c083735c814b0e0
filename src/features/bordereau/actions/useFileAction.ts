import { useState } from 'react';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { useShowReceipt, type ReceiptLink } from '@/components/feedback/receipt/receiptSlice';
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
  /** The action as a noun, capitalized: 'Import'. */
  name: string;
  /** Its past participle, for the receipt: 'imported'. */
  done: string;
  /** The path of the file's screen, for the receipt. */
  openLink?: (file: BordereauFile) => string;
  /** What the receipt offers next. */
  next?: ReceiptLink;
  /** Who gets the file, below the question: 'To Atlantic Mutual'. */
  recipient?: (file: BordereauFile) => string;
  /** A line below the question: 'Differs by -$2,580.90'. */
  warning?: () => string;
  /** The question; its text is documented. */
  question: string;
  /** For an action that cannot be undone: the focus starts on Cancel. */
  danger?: boolean;
  /** Runs after the question was answered with OK; whether the action may still be sent. */
  checkAgain?: () => Promise<boolean>;
  send: (file: BordereauFile) => Promise<unknown>;
  /** Called after the server refused the action. */
  onRefused?: () => void;
  onDone?: (file: BordereauFile) => void;
  /** Fetches the file again; undefined if the list no longer contains it. Rejects if the request fails. */
  reread: (id: Id) => Promise<BordereauFile | undefined>;
  /** Whether a file that was fetched again shows the action as done; undefined: it no longer exists. */
  finding: (file: BordereauFile | undefined) => Finding;
}

/** An action on one file at a time that cannot be undone: Import, Approve, Send or Remove. */
export interface FileAction {
  readonly status: ActionStatus<BordereauFile>;
  /** The actions without a confirmed result, by file. */
  readonly unconfirmed: SentActions;
  /** The description of an action that a later read has shown to be done; otherwise empty. */
  readonly recorded: string;
  /** Asks the question, then sends. Does nothing while another action is pending, or on a locked file. */
  readonly ask: (file: BordereauFile) => void;
  /** Whether an earlier action of this kind on the file is unconfirmed. */
  readonly isLocked: (file: BordereauFile) => boolean;
  readonly checkNow: (file: BordereauFile) => void;
}

/**
 * Import, Approve, Send or Remove: asks for confirmation, sends once, and counts as done only after a
 * response.
 */
export function useFileAction(options: FileActionOptions): FileAction {
  const { name, done, openLink, next, recipient, warning, question, danger = false } = options;
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
      const detail = [fileLabel(file), showPeriod(file.period), recipient?.(file), warning?.()]
        .filter(Boolean)
        .join(' · ');
      return (await confirm(question, { danger, detail })) && (!checkAgain || checkAgain());
    },
    send,
    once: {
      kind,
      record: ({ id }) => String(id),
      what: ({ file_name: fileName }) => `${name} of ${fileName}`,
    },
    onDone: (_result, file) => {
      showReceipt({ before: 'File', name: fileLabel(file), after: done, to: openLink?.(file), next });
      onDone?.(file);
    },
    onFailed: (error) => {
      if (isRefused(error) && !isSessionOver(error)) onRefused?.();
    },
    isRepeatable: true,
  });

  function isLocked({ id }: BordereauFile): boolean {
    const open = unconfirmed.find(id);
    // While this page is sending the action, `useAction` itself prevents a second one.
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

/** The file's name; its id if the name is blank. */
function fileLabel({ file_name: fileName, id }: BordereauFile): string {
  return fileName.trim() || String(id);
}

/** The file with this id. */
export function findFile(files: readonly BordereauFile[], id: Id): BordereauFile | undefined {
  return files.find((file) => sameId(file.id, id));
}
