import type { ReactNode } from 'react';
import { DraftNotice } from './DraftNotice';
import type { DraftSource } from './draftAutosave';
import type { AutosavedDraft } from './useDraft';
import styles from './ItemsDraftNotice.module.css';

interface ItemsDraftNoticeProps {
  draft: AutosavedDraft;
  source: DraftSource;
  /** While a save is under way nothing is restored. */
  busy?: boolean;
}

/**
 * P4: the notice on a screen whose draft is about items that may be gone by now. It says which of them a draft names in
 * vain; of such a field there is nothing stored.
 */
export function ItemsDraftNotice({ draft, source, busy = false }: ItemsDraftNoticeProps): ReactNode {
  const { restorable } = draft;
  if (!restorable) return null;
  const gone =
    restorable.state === 'discarded'
      ? []
      : restorable.draft.fields
          .filter(({ name }) => source.stored(name) === undefined)
          .map(({ label }) => label);
  return (
    <div className={styles.box} inert={busy}>
      <DraftNotice draft={draft} source={source} />
      {gone.length > 0 && (
        <p className={styles.gone}>
          No longer there, so left out: <bdi translate="no">{[...new Set(gone)].join(', ')}</bdi>
        </p>
      )}
    </div>
  );
}
