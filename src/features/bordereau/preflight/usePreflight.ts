import { useEffect, useState } from 'react';
import { fileProblem } from '@/components/form/fields/fileProblem';
import type { Inspection } from '@/domain/preflight/inspector';
import { likelyAmountColumn, reconcile, type Reconciliation } from '@/domain/preflight/reconcile';
import type { Outcome } from './inspectFile';
import { startPreflight } from './startPreflight';
import type { SheetChoice } from './workbookRows';

/** The check of a file: its findings, and its control value compared with the chosen column. */
export interface ReadPreflight {
  state: 'read';
  fileName: string;
  inspection: Inspection;
  encoding?: string;
  sheets?: SheetChoice;
  amountColumn?: number;
  reconciliation: Reconciliation;
  chooseAmountColumn(column: number): void;
  /** Reads another sheet of the workbook, counted from 0. */
  chooseSheet(sheet: number): void;
}

/** How far the check of a chosen file has come. `idle` without a file. */
export type Preflight =
  | { state: 'idle' }
  /** `share` is how much of it is read, from 0 to 1; unknown for a workbook. */
  | { state: 'reading'; fileName: string; share?: number; stop(): void }
  /**
   * Not read, for this reason, and still to be sent as it is. `refused`: it is no bordereau at all, such as an empty
   * file or a program. `passedOn`: it can't be read here. `failed`, `stopped`: another attempt may do better.
   */
  | { state: 'unread'; fileName: string; why: UnreadWhy | 'stopped'; reason: string; retry(): void }
  | ReadPreflight;

type UnreadWhy = Extract<Outcome, { kind: 'unread' }>['why'];

/** The user's choices for a file. Another file starts without them. */
interface Choice {
  file: File | undefined;
  sheet?: number;
  column?: number;
  isStopped?: boolean;
  attempt: number;
}

/** The last message of the worker, and the request that it answers. */
interface Report {
  choice: Pick<Choice, 'file' | 'sheet' | 'attempt'>;
  share?: number;
  outcome?: Outcome;
}

/**
 * Reads a chosen file in a worker and compares the control value (as typed) with it. The reading starts with the file
 * and ends when another is chosen or the screen is left; what comes late is dropped. The file itself is not touched.
 */
export function usePreflight(file: File | undefined, controlValue: string, amountColumn?: number): Preflight {
  const [lastChoice, setChoice] = useState<Choice>({ file, attempt: 0 });
  const [report, setReport] = useState<Report>();
  const choice = lastChoice.file === file ? lastChoice : { file, attempt: 0 };
  const { sheet, attempt, isStopped } = choice;

  useEffect(() => {
    if (!file || isStopped) return undefined;
    const question = { file, attempt, ...(sheet !== undefined && { sheet }) };
    const stop = startPreflight(question, {
      onProgress: (share) => setReport({ choice: question, share }),
      onOutcome: (outcome) => setReport({ choice: question, outcome }),
    });
    // The user comes back from another program, in which the file may have been saved again.
    const look = async (): Promise<void> => {
      const reason = await fileProblem(file);
      if (reason === undefined || isOver) return;
      stop();
      setReport({ choice: question, outcome: { kind: 'unread', why: 'failed', reason } });
    };
    const onFocus = (): void => void look();
    let isOver = false;
    window.addEventListener('focus', onFocus);
    return () => {
      isOver = true;
      window.removeEventListener('focus', onFocus);
      stop();
    };
  }, [file, sheet, attempt, isStopped]);

  if (!file) return { state: 'idle' };
  const fileName = file.name;
  const retry = (): void => setChoice({ ...choice, isStopped: false, attempt: attempt + 1 });
  if (isStopped)
    return { state: 'unread', fileName, why: 'stopped', reason: 'The check was stopped.', retry };

  const { choice: asked, share, outcome } = report ?? {};
  const isCurrent = asked?.file === file && asked.sheet === sheet && asked.attempt === attempt;
  if (!isCurrent || !outcome) {
    const stop = (): void => setChoice({ ...choice, isStopped: true });
    return { state: 'reading', fileName, ...(isCurrent && share !== undefined && { share }), stop };
  }
  if (outcome.kind === 'unread')
    return { state: 'unread', fileName, why: outcome.why, reason: outcome.reason, retry };

  const { inspection, encoding, sheets } = outcome;
  const column = amountColumn ?? choice.column ?? likelyAmountColumn(inspection.columns);
  return {
    state: 'read',
    fileName,
    inspection,
    ...(encoding !== undefined && { encoding }),
    ...(sheets && { sheets }),
    ...(column !== undefined && { amountColumn: column }),
    reconciliation: reconcile(inspection, column, controlValue),
    chooseAmountColumn: (chosen) => setChoice({ ...choice, column: chosen }),
    chooseSheet: (chosen) => setChoice({ file, sheet: chosen, attempt }),
  };
}
