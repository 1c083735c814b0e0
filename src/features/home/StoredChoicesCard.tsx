import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '@/components/feedback/announce';
import { distinctOptions } from '@/components/form/fields/options';
import { Button } from '@/components/ui/Button';
import { allStoredChoices, removeStoredChoices, type StoredChoicesEntry } from '@/preflight/storedChoices';
import { unitNames } from '@/preflight/rules/units';
import { onOtherTab } from '@/browser/storage';
import styles from './StoredChoicesCard.module.css';
import page from './SettingPage.module.css';

/** One choice: its label, and the name or number that it refers to. */
function ChoiceItem({ label, children }: { label: string; children: string | number }): ReactNode {
  return (
    <li>
      <span>{label}</span> <bdi translate="no">{children}</bdi>
    </li>
  );
}

function ChoiceList({ choices }: Pick<StoredChoicesEntry, 'choices'>): ReactNode {
  const { sheet, headerRow, amountColumn, decimalSign, dateOrder, negative, unit } = choices;
  return (
    <ul className={styles.choices}>
      {sheet !== undefined && <ChoiceItem label="Sheet">{sheet}</ChoiceItem>}
      {headerRow && <ChoiceItem label="Header row">{headerRow.row}</ChoiceItem>}
      {amountColumn !== undefined && <ChoiceItem label="Amount column">{amountColumn}</ChoiceItem>}
      {decimalSign && <li>{decimalSign.sign === ',' ? 'Decimal comma' : 'Decimal point'}</li>}
      {negative && <ChoiceItem label="Negative">{negative.text || 'none'}</ChoiceItem>}
      {unit && <ChoiceItem label="Unit">{unitNames.get(unit.dollars) ?? unit.dollars}</ChoiceItem>}
      {dateOrder && <li>{dateOrder.order === 'dayFirst' ? 'Day first' : 'Month first'}</li>}
    </ul>
  );
}

/** The choices for a client's bordereau files that this browser has stored; each entry can be removed. */
export function StoredChoicesCard({ clientId }: { clientId: string }): ReactElement {
  const [entries, setEntries] = useState(() => allStoredChoices(clientId));
  const names = partnerAndLobNames(entries);
  const card = useRef<HTMLElement>(null);

  useEffect(
    () => onOtherTab(['portal_file_choices'], () => setEntries(allStoredChoices(clientId))),
    [clientId],
  );

  function remove(entry: StoredChoicesEntry, index: number): void {
    removeStoredChoices(entry);
    flushSync(() => setEntries(allStoredChoices(clientId)));
    // The focused button is unmounted: focus the next entry's button, else the last one's, else the text for
    // an empty list.
    const targets = card.current?.querySelectorAll<HTMLElement>('button, [tabindex]');
    targets?.item(Math.min(index, targets.length - 1)).focus();
    announce(`The choices for ${(names[index] ?? []).join(', ')} are removed`);
  }

  return (
    <section ref={card} className={page.card} aria-labelledby="kept-choices">
      <h2 id="kept-choices">Bordereau files</h2>
      <p className={page.note}>
        What you chose in the pre-flight check of a file is used for the next file with the same heads. It is
        kept in this browser.
      </p>
      {entries.length === 0 ? (
        <p className={styles.none} tabIndex={-1}>
          Nothing is kept yet.
        </p>
      ) : (
        <ul className={styles.entries}>
          {entries.map((entry, index) => {
            const [partner = '', lob = ''] = names[index] ?? [];
            return (
              <li key={JSON.stringify([entry.partner, entry.lob])} className={styles.entry}>
                <div>
                  <h3 className={styles.names}>
                    <bdi translate="no">{partner}</bdi> · <bdi translate="no">{lob}</bdi>
                  </h3>
                  <ChoiceList choices={entry.choices} />
                </div>
                <Button
                  size="small"
                  aria-label={`Remove the choices for ${partner}, ${lob}`}
                  onClick={() => remove(entry, index)}
                >
                  Remove
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/**
 * The names of partner and LOB of each entry. The id is shown if there is no name, and added if another one has the same
 * name.
 */
function partnerAndLobNames(
  entries: readonly StoredChoicesEntry[],
): readonly (readonly [partner: string, lob: string])[] {
  const partners = distinctOptions(
    entries.map(({ partner, partnerName }) => ({ value: partner, label: partnerName.trim() })),
  );
  const lobs = distinctOptions(entries.map(({ lob, lobName }) => ({ value: lob, label: lobName.trim() })));
  return entries.map((_entry, index) => [partners[index]?.label ?? '', lobs[index]?.label ?? '']);
}
