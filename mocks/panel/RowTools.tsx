import { useRef, useState, type ReactElement } from 'react';
import type { OperationName } from '../controls';
import styles from '../panel.module.css';
import { rowsIn, tableNames, type TableName } from '../rows';
import { Json } from './CallList';
import { Field, Problem } from './Field';
import { numberIn, textIn, useOperation, useServerChanges } from './usePanel';

/** The maximum number of rows that are shown. */
const shown = 100;

/** The rows of a table: show, patch, add, remove, and resize the table. */
export function RowTools(): ReactElement {
  useServerChanges();
  const form = useRef<HTMLFormElement>(null);
  const [table, setTable] = useState<TableName>('countries');
  const [id, setId] = useState<string>();
  const [isShown, setShown] = useState(false);
  const { problem, operate } = useOperation();
  const rows = rowsIn(table);
  const found = rows.filter((row) => id === undefined || String(row['id'] ?? row['customer_id']) === id);
  const run = (name: OperationName, input: (typed: FormData) => object): void => {
    const typed = new FormData(form.current ?? undefined);
    void operate(name, () => ({ table, ...input(typed) }));
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setId(textIn(new FormData(event.currentTarget), 'id'));
        setShown(true);
      }}
    >
      <label className={styles.field}>
        Table
        <select
          value={table}
          onChange={({ target }) => {
            setTable(target.value as TableName);
            setShown(false);
          }}
        >
          {tableNames.map((name) => (
            <option key={name} value={name}>
              {name} ({rowsIn(name).length})
            </option>
          ))}
        </select>
      </label>
      <Field label="Id of the row" name="id" />
      <label className={styles.field}>
        Fields as JSON
        <textarea name="fields" rows={3} placeholder='{ "country_name": "Iceland" }' spellCheck={false} />
      </label>
      <div className={styles.buttons}>
        <button type="submit" className={styles.button}>
          Show
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            run('rows/patch', (typed) => ({ id: textIn(typed, 'id'), fields: fieldsIn(typed) }));
          }}
        >
          Patch
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            run('rows/add', (typed) => ({ fields: fieldsIn(typed) }));
          }}
        >
          Add
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            run('rows/remove', (typed) => ({ id: textIn(typed, 'id') }));
          }}
        >
          Remove
        </button>
      </div>
      <div className={styles.row}>
        <Field label="Number of rows" name="count" inputMode="numeric" />
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            run('size', (typed) => ({ count: numberIn(typed, 'count') }));
          }}
        >
          Set number
        </button>
      </div>
      <Problem problem={problem} />
      {isShown && (
        <>
          <p role="status">
            {found.length} rows{found.length > shown && `, the first ${shown} of them shown`}
          </p>
          <Json label="Rows" value={found.slice(0, shown)} />
        </>
      )}
    </form>
  );
}

function fieldsIn(form: FormData): unknown {
  try {
    return JSON.parse(textIn(form, 'fields') ?? '{}');
  } catch {
    throw new Error('The fields are no JSON. An example: { "country_name": "Iceland" }');
  }
}
