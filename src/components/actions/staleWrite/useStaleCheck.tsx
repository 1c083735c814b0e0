import { useContext, useState, type ReactNode } from 'react';
import { isSessionOver } from '@/domain/saving/changeFailure';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { withinLimit, type Reading } from './reading';
import { StaleCheckContext } from './staleCheckContext';
import { StaleWriteDialog, type StaleRow } from './StaleWriteDialog';
import { useQuestion } from './useQuestion';

/** What another save has stored meanwhile, where sending would overwrite it. */
export interface StaleFinding {
  readonly rows: readonly StaleRow[];
  /** Gives the form what is sent: theirs, except of the rows named here. */
  readonly merge: (keepsMine: ReadonlySet<string>) => void;
}

/** What is saved: a record, a quotation, the ranks of a list, a board of permissions. */
interface StaleSource<Now> {
  /** Reads what is stored, past every cache. */
  readonly readAgain: () => Reading<Now>;
  /** Compares it with what the form was opened with; it gives nothing where nothing would be lost. */
  readonly rule: (now: Now) => StaleFinding | undefined;
}

interface StaleCheck {
  /** Whether the form may be sent; asks where somebody else has changed what it would overwrite. */
  readonly check: () => Promise<boolean>;
  readonly isChecking: boolean;
  readonly dialog: ReactNode;
}

const uncheckedText = 'We could not check whether someone else changed this. Save anyway?';

/**
 * Before an update is sent: reads what is stored again and compares it with what the form was opened with. This narrows
 * the time in which one save can overwrite another, and cannot end it: the server has no versions to compare.
 */
export function useStaleCheck<Now>(source: StaleSource<Now> | undefined): StaleCheck {
  const { confirm } = useDialogs();
  const isOn = useContext(StaleCheckContext);
  const { ask, isGone, dialog } = useQuestion<ReadonlySet<string>>();
  const [isChecking, setChecking] = useState(false);

  async function checkSource({ readAgain, rule }: StaleSource<Now>): Promise<boolean> {
    let finding: StaleFinding | undefined;
    try {
      const { unwrap, abort } = readAgain();
      finding = rule(await withinLimit(unwrap(), abort));
    } catch (error) {
      if (isSessionOver(error) || isGone()) return false;
      // Without a network the update fails like the read did, and the form offers to send it again.
      if (!navigator.onLine) return true;
      return confirm(uncheckedText, { ok: 'Save anyway', cancel: 'Back to the form', danger: true });
    }
    if (finding === undefined) return true;
    // The screen is gone, so the user cannot be asked: what another save has stored stays.
    if (isGone()) return false;
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
    // A third save may have come while the dialog was open.
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
 * Whether the user has to see a row. A secret that the user did not touch is not: some servers encrypt it anew at each read,
 * and it is sent as it was read last.
 */
function needsDecision({ by, isSecret = false }: StaleRow): boolean {
  return by === 'both' || (by === 'theirs' && !isSecret);
}
