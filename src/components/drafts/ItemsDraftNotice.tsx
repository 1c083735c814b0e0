import type { ReactNode } from 'react';
import { DraftNotice } from './DraftNotice';
import type { DraftSource } from './draftSource';
import type { AutosavedDraft } from './useDraft';
import styles from './ItemsDraftNotice.module.css';

interface ItemsDraftNoticeProps {
  draft: AutosavedDraft;
  source: DraftSource;
  /** While a save is under way nothing is restored. */
  busy?: boolean;
}

/**
 * The notice of a draft whose fields belong to items, such as the rows of a list. It names the items of the draft that no
 * longer exist.
 */
export function ItemsDraftNotice({ draft, source, busy = false }: ItemsDraftNoticeProps): ReactNode {
  const { restorable } = draft;
  if (!restorable) return null;
  const missing =
    restorable.state === 'discarded'
      ? []
      : restorable.draft.fields
          .filter((field) => source.accepts(field) && source.isGone?.(field.name))
          .map(({ label }) => label);
  return (
    <div className={styles.box} inert={busy}>
      <DraftNotice draft={draft} source={source} />
      {missing.length > 0 && (
        <p className={styles.gone}>
          No longer there, so left out: <bdi translate="no">{[...new Set(missing)].join(', ')}</bdi>
        </p>
      )}
    </div>
  );
}
