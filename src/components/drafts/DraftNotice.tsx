import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { draftTime } from '@/domain/saving/draft';
import { announce } from '@/components/feedback/announce';
import { continuesDraft } from '@/components/feedback/receipt/continuedDraft';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { DraftCompare } from './DraftCompare';
import type { RestorableDraft } from './draftAutosave';
import type { DraftSource } from './draftSource';
import { compareDraft } from './draftComparison';
import type { AutosavedDraft } from './useDraft';
import styles from './drafts.module.css';

/** Offers to restore what was typed before a crash, a reload, an expired session or a failed save. */
export function DraftNotice({
  draft: { autosave, restorable },
  source,
}: {
  draft: AutosavedDraft;
  source: DraftSource;
}): ReactNode {
  const line = useRef<HTMLParagraphElement>(null);
  const [isComparing, setComparing] = useState(false);
  const [now] = useState(() => Date.now());
  const text = restorable && noticeText(restorable, now);
  const isOffered = restorable?.state === 'offered';
  const comparison = restorable && compareDraft(restorable.draft, source);
  const savedSince = (isOffered && comparison && savedSinceText(comparison.savedSince.length)) || '';
  const isWanted = continuesDraft(useLocation().state);
  const restoresAtOnce = isWanted && isOffered && comparison?.hasRestorable && savedSince === '';
  // Before the screen is painted, so that the offer is not seen.
  useLayoutEffect(() => {
    if (restoresAtOnce) autosave.restore();
  }, [autosave, restoresAtOnce]);
  useEffect(() => {
    if (text !== undefined && !restoresAtOnce) announce([text, savedSince].filter(Boolean).join('. '));
  }, [text, savedSince, restoresAtOnce]);

  if (!restorable || !comparison) return null;
  const canRestore = isOffered && comparison.hasRestorable;

  /** Runs the action of a button. The button disappears with it, so focus moves to the line of the notice. */
  function decide(action: () => void): void {
    setComparing(false);
    action();
    line.current?.focus();
  }

  return (
    <section className={styles.notice} aria-label="Unsaved work">
      <Icon name="history" />
      <div className={styles.words}>
        <p ref={line} tabIndex={-1} className={styles.line}>
          {text}
        </p>
        {savedSince && <p className={styles.since}>{savedSince}</p>}
        <p className={styles.about}>
          <bdi translate="no">{restorable.draft.title}</bdi>
        </p>
        {restorable.state !== 'discarded' && restorable.draft.omitted.length > 0 && (
          <p className={styles.omitted}>
            Enter again (never stored): <bdi>{restorable.draft.omitted.join(', ')}</bdi>
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        {canRestore && (
          <Button
            size="small"
            variant="primary"
            onClick={() => (savedSince ? setComparing(true) : decide(() => autosave.restore()))}
          >
            Restore
          </Button>
        )}
        {restorable.state !== 'discarded' && (
          <Button size="small" onClick={() => setComparing(true)}>
            Compare
          </Button>
        )}
        {isOffered && (
          <Button size="small" variant="quiet" onClick={() => decide(() => autosave.discard())}>
            Discard
          </Button>
        )}
        {restorable.state === 'discarded' && (
          <Button size="small" onClick={() => decide(() => autosave.undoDiscard())}>
            Undo
          </Button>
        )}
      </div>
      <DraftCompare
        comparison={comparison}
        time={draftTime(restorable.draft.savedAt, now)}
        source={source}
        isOpen={isComparing}
        onClose={() => setComparing(false)}
        onRestore={canRestore ? () => decide(() => autosave.restore()) : undefined}
      />
    </section>
  );
}

function savedSinceText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? '1 field was changed by another save since'
    : `${count} fields were changed by another save since`;
}

function noticeText({ state, draft }: RestorableDraft, now: number): string {
  const time = draftTime(draft.savedAt, now);
  if (state === 'offered') return `Unsaved work from ${time}`;
  return state === 'restored' ? `Restored unsaved work from ${time}` : `Discarded unsaved work from ${time}`;
}
