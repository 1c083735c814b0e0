import { useEffect, useState, type ReactNode } from 'react';
import type { AutosavedDraft } from '@/components/drafts/useDraft';
import type { Cell } from '@/domain/quotation/groups';
import { draftTime } from '@/domain/saving/draft';
import { formatUsd } from '@/domain/text/money';
import { useCoverage, useQuotation } from '@/intakeForm/state/store';
import { InPanel, PanelSection } from '../../panel/panelSlot';
import styles from '../../panel/sidePanel.module.css';

/** The sections of a form in the side panel: the premium, the required fields that are empty, and the time of the draft. */
export function FormPanel({ storedAt: storedAt }: Pick<AutosavedDraft, 'storedAt'>): ReactNode {
  return (
    <InPanel>
      <Premium />
      <Missing />
      {storedAt !== undefined && (
        <PanelSection heading="Draft">
          <p>{draftText(storedAt)}</p>
        </PanelSection>
      )}
    </InPanel>
  );
}

function draftText(storedAt: number): string {
  return `Draft kept at ${draftTime(storedAt, Date.now())}`;
}

function Premium(): ReactNode {
  const total = useCoverage((coverage) => formatUsd(coverage.total.cents));
  return (
    <PanelSection heading="Premium">
      <dl className={styles.lines}>
        <div>
          <dt>Total premium</dt>
          <dd translate="no">{total}</dd>
        </div>
      </dl>
    </PanelSection>
  );
}

const typingPauseMs = 400;
const maxLinks = 5;

/** The required inputs that are empty. They are updated when typing pauses. */
function useMissing(): readonly Cell[] {
  const store = useQuotation();
  const [missing, setMissing] = useState(store.answers.getMissing);
  useEffect(() => {
    const update = (): void => setMissing(store.answers.getMissing());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(update, typingPauseMs);
    });
    update();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return missing;
}

function Missing(): ReactNode {
  const { answers } = useQuotation();
  const missing = useMissing();
  if (missing.length === 0) return null;
  const fields = missing
    .slice(0, maxLinks)
    .map(({ group, attribute, row }) => ({ field: answers.cellAt(group, attribute, row), group, row }));
  const others = missing.length - fields.length;
  return (
    <PanelSection heading="Required and still empty">
      <ul className={styles.missing}>
        {fields.map(({ field, group, row }) => (
          <li key={`${field.attribute.id}/${field.rowKey}`}>
            <button type="button" className={styles.missingLink} onClick={() => field.focus()}>
              <bdi translate="no">{field.title}</bdi>
              {group.display === 'table' && <span>{`, row ${row + 1}`}</span>}
            </button>
          </li>
        ))}
      </ul>
      {others > 0 && <p className={styles.note}>{`and ${others} more`}</p>}
    </PanelSection>
  );
}
