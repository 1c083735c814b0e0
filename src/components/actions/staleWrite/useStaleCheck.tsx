import { useContext, useState, type ReactNode } from 'react';
import { isSessionOver } from '@/domain/saving/changeFailure';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { withinLimit, type Reading } from './reading';
import { StaleCheckContext } from './staleCheckContext';
import { StaleWriteDialog, type StaleRow } from './StaleWriteDialog';
import { useQuestion } from './useQuestion';

/** The changes of another save that sending the form would overwrite. */
export interface StaleFinding {
  readonly rows: readonly StaleRow[];
  /** Sets what the form sends: the stored values, except for the rows with these names. */
  readonly merge: (keepsMine: ReadonlySet<string>) => void;
}

/** Reads and compares what a form saves: a record, a quotation, the ranks of a list, a set of permissions. */
interface StaleSource<Now> {
  /** Reads the stored value from the server, not from a cache. */
  readonly readAgain: () => Reading<Now>;
  /** Compares it with what the form was opened with; undefined where nothing would be lost. */
  readonly rule: (now: Now) => StaleFinding | undefined;
}

interface StaleCheck {
  /** Whether the form may be sent; asks the user where it would overwrite another save. */
  readonly check: () => Promise<boolean>;
  readonly isChecking: boolean;
  readonly dialog: ReactNode;
}

const uncheckedText = 'We could not check whether someone else changed this. Save anyway?';

/**
 * Before an update is sent, reads the stored value again and compares it with what the form was opened with. A save in the
 * short time between this read and the update is still overwritten: the server has no versions to compare.
 */
export function useStaleCheck<Now>(source: StaleSource<Now> | undefined): StaleCheck {
  const { confirm } = useDialogs();
  const isOn = useContext(StaleCheckContext);
  const { ask, isUnmounted, dialog } = useQuestion<ReadonlySet<string>>();
  const [isChecking, setChecking] = useState(false);

  async function checkSource({ readAgain, rule }: StaleSource<Now>): Promise<boolean> {
    let finding: StaleFinding | undefined;
    try {
      const { unwrap, abort } = readAgain();
      finding = rule(await withinLimit(unwrap(), abort));
    } catch (error) {
      if (isSessionOver(error) || isUnmounted()) return false;
      return confirm(uncheckedText, { ok: 'Save anyway', cancel: 'Back to the form', danger: true });
    }
    if (finding === undefined) return true;
    // The screen is unmounted, so the user cannot be asked, and nothing is sent.
    if (isUnmounted()) return false;
    if (!finding.rows.some(needsDecision)) {
      finding.merge(new Set());
      return true;
    }
    const { rows, merge } = finding;
    const keepsMine = await ask((answer) => (
      <StaleWriteDialog rows={rows} onClose={() => answer(undefined)} onSave={answer} />
    ));
    if (!keepsMine) return false;
    merge(keepsMine);
    // There may have been another save while the dialog was open.
    return checkSource({ readAgain, rule });
  }

  async function check(): Promise<boolean> {
    if (!isOn || !source) return true;
    setChecking(true);
    try {
      return await checkSource(source);
    } finally {
      setChecking(false);
    }
  }

  return { check, isChecking, dialog };
}

/**
 * Whether the user has to see a row. An untouched secret looks changed where the server encrypts it anew at each read; it
 * is sent as it was read last.
 */
function needsDecision({ by, isSecret = false }: StaleRow): boolean {
  return by === 'both' || (by === 'theirs' && !isSecret);
}
