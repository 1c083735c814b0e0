import { useEffect, useEffectEvent, useState } from 'react';
import { fileProblem } from '@/components/form/fields/fileProblem';
import type { StoredChoices } from '@/preflight/rules/choices';
import type { CheckedFile } from '@/preflight/rules/file';
import { choicesFromStored, choicesToStore } from '@/preflight/rules/choicesToStore';
import type { CheckChoices } from '@/preflight/rules/sums';
import { verdictOf, type Verdict } from '@/preflight/rules/verdict';
import type { Outcome, ReadingChoices } from '@/preflight/inspectFile';
import { startPreflight } from '@/preflight/startPreflight';

/** The check of a file: what it holds, and its control value compared with what is chosen of it. */
export interface ReadPreflight {
  state: 'read';
  fileName: string;
  checked: CheckedFile;
  encoding?: string;
  choices: CheckChoices;
  verdict: Verdict;
  /** Whether the file is being read again, with other choices. */
  isReadingAgain: boolean;
  choose(choices: CheckChoices): void;
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

/** Choices that are kept for the next file of the same sender. */
interface ChoiceKeeper {
  /** Whose choices they are. */
  id: string;
  kept: StoredChoices;
  keep(choices: StoredChoices): void;
}

/** A sender that stays for so long is the one that is meant, in ms. */
const senderPauseMs = 500;

const keepsNothing: ChoiceKeeper = { id: '', kept: {}, keep: () => undefined };

/** The user's choices for a file. Another file starts without them. */
interface Own {
  file: File | undefined;
  choices: CheckChoices;
  isStopped?: boolean;
  attempt: number;
}

/** What the worker said of an attempt at a file: of the first reading, and of the last one with these choices. */
interface Report {
  file: File;
  attempt: number;
  share?: number;
  first?: Outcome;
  reading: string;
  last?: Outcome;
}

function readingOf({ headerRow, decimalSign, dateOrder, plainQuotes }: CheckChoices): ReadingChoices {
  return {
    ...(headerRow && { headerRow }),
    ...(decimalSign && { decimalSign }),
    ...(dateOrder && { dateOrder }),
    ...(plainQuotes && { plainQuotes }),
  };
}

/** Choices by places in a reading, which mean nothing in another one. */
const places: CheckChoices = {
  column: undefined,
  added: undefined,
  withoutRow: undefined,
  withAbove: undefined,
  withShort: undefined,
  withSwallowing: undefined,
  scale: undefined,
};

/** The choices after another one; what it makes meaningless is dropped. */
function chosen(before: CheckChoices, change: CheckChoices): CheckChoices {
  const isOtherTable = 'sheet' in change || 'headerRow' in change || 'plainQuotes' in change;
  return { ...before, ...(isOtherTable && places), ...change };
}

/**
 * Reads a chosen file in a worker and compares the control value (as typed) with it. The reading starts with the file
 * and ends when another is chosen or the screen is left; what comes late is dropped. The file itself is not touched.
 * What `keeper` has of earlier files is chosen as long as the user chooses nothing else.
 */
export function usePreflight(
  file: File | undefined,
  controlValue: string,
  keeper: ChoiceKeeper = keepsNothing,
): Preflight {
  const [lastOwn, setOwn] = useState<Own>({ file, choices: {}, attempt: 0 });
  const [report, setReport] = useState<Report>();
  const own = lastOwn.file === file ? lastOwn : { file, choices: {}, attempt: 0 };
  const { attempt, isStopped } = own;

  const current = report && report.file === file && report.attempt === attempt ? report : undefined;
  const { first, last } = current ?? {};
  const keptFor = (outcome: Outcome | undefined): CheckChoices =>
    outcome?.kind === 'read' ? choicesFromStored(keeper.kept, outcome.checked) : {};
  // A header row is looked for among all rows, columns among those that it heads.
  const choices = { ...keptFor(last), ...readingOf(keptFor(first)), ...own.choices };
  const reading = JSON.stringify(readingOf(choices));
  const asked = useEffectEvent(() => readingOf(choices));

  useEffect(() => {
    if (!file || isStopped) return undefined;
    const tell = (change: Partial<Report>): void =>
      setReport((before) => {
        const same = before?.file === file && before.attempt === attempt ? before : undefined;
        return { file, attempt, reading, ...same, ...change };
      });
    const stop = startPreflight(
      { file, choices: asked() },
      {
        onProgress: (share) => tell({ share }),
        onOutcome: (outcome) => tell({ last: outcome, reading, ...(reading === '{}' && { first: outcome }) }),
      },
    );
    // The user comes back from another program, in which the file may have been saved again.
    const look = async (): Promise<void> => {
      const reason = await fileProblem(file);
      if (reason === undefined || isOver) return;
      stop();
      tell({ last: { kind: 'unread', why: 'failed', reason }, reading });
    };
    const onFocus = (): void => void look();
    let isOver = false;
    window.addEventListener('focus', onFocus);
    return () => {
      isOver = true;
      window.removeEventListener('focus', onFocus);
      stop();
    };
  }, [file, attempt, isStopped, reading]);

  // What was chosen before the sender was named is kept as soon as that is known.
  const keepChosen = useEffectEvent(() => {
    const hasChosen = Object.values(own.choices).some((choice) => choice !== undefined);
    if (hasChosen && last?.kind === 'read') keeper.keep(choicesToStore(last.checked, choices));
  });
  useEffect(() => {
    // A Sender ID is typed letter by letter.
    const timer = setTimeout(() => keepChosen(), senderPauseMs);
    return () => clearTimeout(timer);
  }, [keeper.id]);

  if (!file) return { state: 'idle' };
  const fileName = file.name;
  const retry = (): void => setOwn({ ...own, isStopped: false, attempt: attempt + 1 });
  if (isStopped)
    return { state: 'unread', fileName, why: 'stopped', reason: 'The check was stopped.', retry };
  if (!last) {
    const stop = (): void => setOwn({ ...own, isStopped: true });
    const { share } = current ?? {};
    return { state: 'reading', fileName, ...(share !== undefined && { share }), stop };
  }
  if (last.kind === 'unread') return { state: 'unread', fileName, why: last.why, reason: last.reason, retry };

  const { checked, encoding } = last;
  return {
    state: 'read',
    fileName,
    checked,
    ...(encoding !== undefined && { encoding }),
    choices,
    verdict: verdictOf(checked, choices, controlValue),
    isReadingAgain: current?.reading !== reading,
    choose: (change) => {
      const next = chosen(own.choices, change);
      setOwn({ ...own, choices: next });
      keeper.keep(choicesToStore(checked, { ...choices, ...next }));
    },
  };
}
