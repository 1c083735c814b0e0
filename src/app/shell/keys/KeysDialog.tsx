import { Fragment, type ReactNode } from 'react';
import { ModalDialog } from '@/components/feedback/dialogs/ModalDialog';
import { SingleKeysChoice } from '@/features/home/SingleKeysChoice';
import { useAppSelector } from '@/redux';
import { selectPreferences } from '@/session/preferencesSlice';
import type { SessionArea } from '@/session/sessionRules';
import styles from './KeysDialog.module.css';

type Keys = readonly (readonly [keys: readonly string[], meaning: string])[];

const search: Keys = [
  [['/'], 'Search'],
  [['Ctrl', 'K'], 'Search, also while typing; ⌘ K on a Mac'],
];

const everywhere: Keys = [
  [['?'], 'These keys'],
  [['Esc'], 'Close a dialog or a menu, or clear the quick filter'],
];

const lists: Keys = [
  [['↑'], 'The row above'],
  [['↓'], 'The row below'],
  [['Home'], 'The first row of the page'],
  [['End'], 'The last row of the page'],
  [['Page Up'], 'The previous page'],
  [['Page Down'], 'The next page'],
  [['Enter'], 'Open the row'],
  [['Space'], 'Select the row'],
  [['Shift', '→'], 'On a header: make its column wider'],
  [['Shift', '←'], 'On a header: make its column narrower'],
];

const records: Keys = [
  [['Alt', '↑'], 'The previous record of the list'],
  [['Alt', '↓'], 'The next record of the list'],
  [['Ctrl', 'Enter'], 'Save, and go on to the next record; ⌘ Enter on a Mac'],
];

export interface KeysDialogProps {
  area: SessionArea;
  onClose(): void;
}

/**
 * All keyboard shortcuts of the product. Single keys are listed only while they are switched on. The
 * carriers' area has no Setting page, so the switch for the single keys is here.
 */
export function KeysDialog({ area, onClose }: KeysDialogProps): ReactNode {
  const { singleKeys } = useAppSelector(selectPreferences);
  const common = area === 'admin' ? [...search, ...everywhere] : everywhere;
  const sections: readonly (readonly [string, Keys])[] = [
    ['Everywhere', singleKeys === 'on' ? common : common.filter(([[key = '']]) => !/^[/?]$/.test(key))],
    ['In a list', lists],
    ['In a record that was opened from a list', records],
  ];
  return (
    <ModalDialog open title="Keys" cancelLabel="Close" onClose={onClose}>
      {area === 'bdx' && <SingleKeysChoice />}
      {sections.map(([heading, keys]) => (
        <section key={heading} aria-label={heading} className={styles.part}>
          <h3 className={styles.heading}>{heading}</h3>
          <dl className={styles.keys}>
            {keys.map(([names, meaning]) => (
              <Fragment key={meaning}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name} className={styles.key}>
                      {name}
                    </kbd>
                  ))}
                </dt>
                <dd className={styles.meaning}>{meaning}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </ModalDialog>
  );
}
