import type { ReactNode } from 'react';
import { AmountColumnChoice } from './AmountColumnChoice';
import { Choice } from './Choice';
import type { ReadPreflight } from './usePreflight';
import styles from './PreflightPanel.module.css';

const grouped = new Intl.NumberFormat('en-US');
const encodings = new Map([
  ['utf-8', 'UTF-8'],
  ['utf-16le', 'UTF-16'],
  ['utf-16be', 'UTF-16'],
  ['windows-1252', 'Windows-1252'],
]);

function factsOf({ inspection, sheets, encoding }: ReadPreflight): readonly (readonly [string, string])[] {
  const { headerRow, rowCount } = inspection;
  return [
    ...(sheets?.names.length === 1 ? [['Sheet', sheets.names[0] ?? ''] as const] : []),
    ['Header row', headerRow === undefined ? 'None found' : `Row ${grouped.format(headerRow)}`],
    ['Rows', grouped.format(rowCount)],
    ...(encoding ? [['Encoding', encodings.get(encoding) ?? encoding] as const] : []),
  ];
}

/** Which column is added up, which sheet is read, and what the file is. */
export function FileFacts({ preflight }: { preflight: ReadPreflight }): ReactNode {
  const { inspection, sheets, amountColumn, chooseAmountColumn, chooseSheet } = preflight;
  return (
    <>
      <div className={styles.choices}>
        {inspection.columns.length > 0 && (
          <AmountColumnChoice
            columns={inspection.columns}
            chosen={amountColumn}
            onChoose={chooseAmountColumn}
          />
        )}
        {sheets && sheets.names.length > 1 && (
          <Choice label="Sheet" value={sheets.chosen} onChoose={chooseSheet}>
            {sheets.names.map((name, index) => (
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </Choice>
        )}
      </div>
      <dl className={styles.facts}>
        {factsOf(preflight).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi translate="no">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
