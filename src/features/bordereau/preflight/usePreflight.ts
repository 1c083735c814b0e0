import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { fileProblem } from '@/components/form/fields/fileProblem';
import type { StoredChoices } from '@/preflight/rules/choices';
import { choicesFromStored, choicesToStore } from '@/preflight/rules/choicesToStore';
import type { CheckChoices } from '@/preflight/rules/sums';
import { inventoryOf, type Inventory } from '@/preflight/rules/inventory';
import { decide, type Verdict } from '@/preflight/rules/verdict';
import type { Outcome, ReadingChoices } from '@/preflight/inspectFile';
import { startPreflight } from '@/preflight/startPreflight';

/** The result of a check: the file's content after the choices, and the verdict on its control value. */
export interface ReadPreflight {
  state: 'read';
  fileName: string;
  encoding?: string | undefined;
  inventory: Inventory;
  verdict: Verdict;
  /** Whether the file is being read again, with other choices. */
  isReadingAgain: boolean;
  choose(choices: CheckChoices): void;
}

/** The state of the check. `idle`: no file is chosen. */
export type Preflight =
  | { state: 'idle' }
  /** `share` is the part of the file that is read, from 0 to 1; undefined for a workbook. */
  | { state: 'reading'; fileName: string; share?: number | undefined; stop(): void }
  /**
   * The file was not checked; it can still be sent. `refused`: it is not a bordereau, such as an empty file
   * or a program. `passedOn`: the browser cannot read it. `failed`, `stopped`: another attempt may succeed.
   */
  | { state: 'unread'; fileName: string; why: Unread['why'] | 'stopped'; reason: string; retry(): void }
  | ReadPreflight;

type Unread = Extract<Outcome, { kind: 'unread' }>;

/** Stores the choices for the next file of the same sender. */
interface ChoiceStore {
  /** Identifies the sender; blank if it is unknown. */
  id: string;
  stored: StoredChoices;
  store(choices: StoredChoices): void;
}

/** When the typed sender has not changed for so many milliseconds, it counts as complete. */
const senderPauseMs = 500;

/** The user's choices for one file. */
interface OwnChoices {
  file: File | undefined;
  choices: CheckChoices;
  isStopped?: boolean;
  attempt: number;
}

const noOwnChoices: Omit<OwnChoices, 'file'> = { choices: {}, attempt: 0 };

/**
 * What the worker has reported about an attempt: the outcome without choices (`first`), and the outcome with
 * the choices in `reading` (`last`).
 */
interface Report {
  file: File;
  attempt: number;
  share?: number;
  first?: Outcome;
  reading: string;
  last?: Outcome;
}

function toReadingChoices({ headerRow, decimalSign, dateOrder, plainQuotes }: CheckChoices): ReadingChoices {
  return {
    ...(headerRow && { headerRow }),
    ...(decimalSign && { decimalSign }),
    ...(dateOrder && { dateOrder }),
    ...(plainQuotes && { plainQuotes }),
  };
}

/** Choices that refer to a row or a column: they are reset when the rows change. */
const resetChoices: CheckChoices = {
  column: undefined,
  added: undefined,
  withoutRow: undefined,
  withAbove: undefined,
  withShort: undefined,
  withSwallowing: undefined,
  scale: undefined,
};

/** The value, as the same object until its content changes. */
function useSame<Value>(value: Value): Value {
  const [known, setKnown] = useState(value);
  if (JSON.stringify(known) === JSON.stringify(value)) return known;
  setKnown(value);
  return value;
}

/**
 * Reads the chosen file in a worker and compares the typed control value with it. The reading ends when
 * another file is chosen or the screen is left; a late result is ignored. Stored choices of earlier files
 * apply until the user chooses otherwise.
 */
export function usePreflight(
  file: File | undefined,
  controlValue: string,
  choiceStore: ChoiceStore = { id: '', stored: {}, store: () => undefined },
): Preflight {
  const [lastOwn, setOwn] = useState<OwnChoices>({ file, ...noOwnChoices });
  const [report, setReport] = useState<Report>();
  const own = lastOwn.file === file ? lastOwn : { file, ...noOwnChoices };
  const { attempt, isStopped } = own;

  const current = report && report.file === file && report.attempt === attempt ? report : undefined;
  const { first, last } = current ?? {};
  const stored = useSame(choiceStore.stored);
  // A stored header row applies to the first reading, a stored column only to a reading with that header row.
  const choices = useMemo(() => {
    const of = (outcome: Outcome | undefined): CheckChoices =>
      outcome?.kind === 'read' ? choicesFromStored(stored, outcome.checked) : {};
    return { ...of(last), ...toReadingChoices(of(first)), ...own.choices };
  }, [stored, first, last, own.choices]);
  const inventory = useMemo(
    () => (last?.kind === 'read' ? inventoryOf(last.checked, choices) : undefined),
    [last, choices],
  );
  const reading = JSON.stringify(toReadingChoices(choices));
  const getReadingChoices = useEffectEvent(() => toReadingChoices(choices));

  useEffect(() => {
    if (!file || isStopped) return undefined;
    const updateReport = (change: Partial<Report>): void =>
      setReport((before) => {
        const same = before?.file === file && before.attempt === attempt ? before : undefined;
        return { file, attempt, reading, ...same, ...change };
      });
    const stop = startPreflight(
      { file, choices: getReadingChoices() },
      {
        onProgress: (share) => updateReport({ share }),
        onOutcome: (outcome) =>
          updateReport({ last: outcome, reading, ...(reading === '{}' && { first: outcome }) }),
      },
    );
    // The file may have been changed in another program, after which the browser can no longer read it.
    const onFocus = (): void =>
      void fileProblem(file).then((reason) => {
        if (reason === undefined || isOver) return;
        stop();
        updateReport({ last: { kind: 'unread', why: 'failed', reason }, reading });
      });
    let isOver = false;
    window.addEventListener('focus', onFocus);
    return () => {
      isOver = true;
      window.removeEventListener('focus', onFocus);
      stop();
    };
  }, [file, attempt, isStopped, reading]);

  // The user may choose before the sender is known: then the choices are stored once it is.
  const storeChoices = useEffectEvent(() => {
    const hasChosen = Object.values(own.choices).some((choice) => choice !== undefined);
    if (hasChosen && last?.kind === 'read') choiceStore.store(choicesToStore(last.checked, choices));
  });
  useEffect(() => {
    // A Sender ID is typed letter by letter.
    const timer = setTimeout(() => storeChoices(), senderPauseMs);
    return () => clearTimeout(timer);
  }, [choiceStore.id]);

  if (!file) return { state: 'idle' };
  const fileName = file.name;
  const retry = (): void => setOwn({ ...own, isStopped: false, attempt: attempt + 1 });
  if (isStopped)
    return { state: 'unread', fileName, why: 'stopped', reason: 'The check was stopped.', retry };
  if (!last) {
    const stop = (): void => setOwn({ ...own, isStopped: true });
    return { state: 'reading', fileName, share: current?.share, stop };
  }
  if (last.kind === 'unread') return { state: 'unread', fileName, why: last.why, reason: last.reason, retry };
  if (!inventory) throw new Error('The file was read.');

  return {
    state: 'read',
    fileName,
    encoding: last.encoding,
    inventory,
    verdict: decide(inventory, controlValue),
    isReadingAgain: current?.reading !== reading,
    choose: (change) => {
      const isOtherTable = 'sheet' in change || 'headerRow' in change || 'plainQuotes' in change;
      const next = { ...own.choices, ...(isOtherTable && resetChoices), ...change };
      setOwn({ ...own, choices: next });
      choiceStore.store(choicesToStore(last.checked, { ...choices, ...next }));
    },
  };
}
