import { useId, type ReactNode } from 'react';
import { isMoneyKind } from '@/domain/preflight/columns';
import type { InspectedColumn } from '@/domain/preflight/inspector';
import { classes } from '@/components/classes';
import control from '@/components/fields/control.module.css';
import type { ReadPreflight } from './usePreflight';
import styles from './PreflightPanel.module.css';

const grouped = new Intl.NumberFormat('en-US');
const encodings = new Map([
  ['utf-8', 'UTF-8'],
  ['utf-16le', 'UTF-16'],
  ['utf-16be', 'UTF-16'],
  ['windows-1252', 'Windows-1252'],
]);

interface ChoiceProps {
  label: string;
  value: number | undefined;
  onChoose: (value: number) => void;
  children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={classes(control.box, control.select)}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      >
        {value === undefined && <option value="">Choose…</option>}
        {children}
      </select>
    </div>
  );
}

function columnOption({ index, letter, name }: InspectedColumn): ReactNode {
  return (
    <option key={index} value={index}>
      {name === `Column ${letter}` ? name : `${name} (${letter})`}
    </option>
  );
}

/** Which column is added up, which sheet is read, and what the file is. */
export function FileFacts({ preflight }: { preflight: ReadPreflight }): ReactNode {
  const { inspection, sheets, encoding, amountColumn } = preflight;
  const { columns, headerRow, rowCount } = inspection;
  const amounts = columns.filter(({ kind }) => isMoneyKind(kind));
  const others = columns.filter(({ kind }) => !isMoneyKind(kind));
  const facts: readonly (readonly [string, string])[] = [
    ...(sheets && sheets.names.length < 2 ? [['Sheet', sheets.names[0] ?? ''] as const] : []),
    ['Header row', headerRow === undefined ? 'None found' : `Row ${grouped.format(headerRow)}`],
    ['Rows', grouped.format(rowCount)],
    ...(encoding ? [['Encoding', encodings.get(encoding) ?? encoding] as const] : []),
  ];
  return (
    <>
      <div className={styles.choices}>
        <Choice label="Amount column" value={amountColumn} onChoose={preflight.chooseAmountColumn}>
          {amounts.length > 0 && <optgroup label="Amounts">{amounts.map(columnOption)}</optgroup>}
          {others.length > 0 && <optgroup label="Other columns">{others.map(columnOption)}</optgroup>}
        </Choice>
        {sheets && sheets.names.length > 1 && (
          <Choice label="Sheet" value={sheets.chosen} onChoose={preflight.chooseSheet}>
            {sheets.names.map((name, index) => (
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </Choice>
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
