import { useEffect, useRef, useState, type ReactNode } from 'react';
import { draftTime } from '@/domain/draft';
import { announce } from '@/components/feedback/announce';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { DraftCompare } from './DraftCompare';
import type { DraftSource, Offer } from './draftKeeper';
import type { KeptDraft } from './useDraft';
import styles from './drafts.module.css';

/** P4: offers back what was typed before a crash, a reload, an expired session or a failed save. */
export function DraftNotice({
  draft: { keeper, offer },
  source,
}: {
  draft: KeptDraft;
  source: DraftSource;
}): ReactNode {
  const line = useRef<HTMLParagraphElement>(null);
  const [isComparing, setComparing] = useState(false);
  const [now] = useState(() => Date.now());
  const text = offer && textOf(offer, now);
  const isOffered = offer?.state === 'offered';
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text]);

  if (!offer) return null;

  /** The button that was pressed goes; focus stays where it was. */
  function decide(deed: () => void): void {
    setComparing(false);
    deed();
    line.current?.focus();
  }

  return (
    <section className={styles.notice} aria-label="Unsaved work">
      <Icon name="history" />
      <div className={styles.words}>
        <p ref={line} tabIndex={-1} className={styles.line}>
          {text}
        </p>
        {offer.state !== 'discarded' && <LeftOut labels={offer.draft.leftOut} />}
      </div>
      <div className={styles.buttons}>
        {isOffered && (
          <Button size="small" variant="primary" onClick={() => decide(() => keeper.restore())}>
            Restore
          </Button>
        )}
        {offer.state !== 'discarded' && (
          <Button size="small" onClick={() => setComparing(true)}>
            Compare
          </Button>
        )}
        {isOffered && (
          <Button size="small" variant="quiet" onClick={() => decide(() => keeper.discard())}>
            Discard
          </Button>
        )}
        {offer.state === 'discarded' && (
          <Button size="small" onClick={() => decide(() => keeper.undoDiscard())}>
            Undo
          </Button>
        )}
      </div>
      <DraftCompare
        draft={offer.draft}
        time={draftTime(offer.draft.savedAt, now)}
        source={source}
        isOpen={isComparing}
        onClose={() => setComparing(false)}
        onRestore={isOffered ? () => decide(() => keeper.restore()) : undefined}
      />
    </section>
  );
}

function textOf({ state, draft }: Offer, now: number): string {
  const time = draftTime(draft.savedAt, now);
  if (state === 'offered') return `Unsaved work from ${time}`;
  return state === 'restored' ? `Restored unsaved work from ${time}` : `Discarded unsaved work from ${time}`;
}

function LeftOut({ labels }: { labels: readonly string[] }): ReactNode {
  if (labels.length === 0) return null;
  return (
    <p className={styles.leftOut}>
      To be entered again, since they are never kept: <bdi>{labels.join(', ')}</bdi>
    </p>
  );
}
