import leven from 'leven';
import { array, boolean, lazy, mixed, number, object, string, type ObjectShape } from 'yup';
import { saveChanges } from './responding';
import { contractErrors, declaredCalls, noteChange, recordChange, recordedCalls } from './callLog';
import { clockState, setClock } from './clock';
import { addPlan, cancelPlan, currentPlans, limitSessions, type Fault, type Times } from './conditions';
import { addRow, patchRow, removeRow, resizeTable, rowsIn, tableNames, type Row, type RowKey } from './rows';
import {
  currentScenario,
  restartScenario,
  scenarios,
  setScenario,
  defaultSeconds,
  type ScenarioName,
} from './scenarios';

const maxRows = 100_000;
/** The longest time that a browser timer accepts. */
const maxMs = 2 ** 31 - 1;

/** An object with these fields and no others. */
const exactly = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields)
    .strict()
    .typeError(({ path }) => `${path === 'this' ? 'The body' : path} is an object.`)
    .noUnknown(`\${unknown} is unknown here. Known are: ${Object.keys(fields).join(', ') || 'no fields'}.`);

const oneOf = <Name extends string>(names: readonly Name[]) =>
  mixed<Name>()
    .required('${path} is missing.')
    .test({
      message: ({ value, path }) =>
        `${String(path)} ${JSON.stringify(value)} is unknown. Known are: ${names.join(', ')}.`,
      test: (value) => names.includes(value),
    });

const whole = (from: number, to: number) => {
  const sentence = `\${path} is a whole number from ${from} to ${to}.`;
  return number().typeError(sentence).integer(sentence).min(from, sentence).max(to, sentence);
};

const text = () => string().typeError('${path} is a text.');
const flag = () => boolean().typeError('${path} is true or false.');
const milliseconds = () => whole(0, maxMs);

const callPath = () =>
  text()
    .required('path is missing.')
    .test({
      message: ({ value }) =>
        `No call has the path ${String(value)}. Similar ones are ${similarPaths(String(value)).join(', ')}; * is any call.`,
      test: (value) => value === '*' || declaredCalls.has(value),
    });

const times = () =>
  mixed<Times>().test({
    message: 'times is a whole number from 1 on, or "always".',
    test: (value) =>
      value === undefined ||
      value === 'always' ||
      (typeof value === 'number' && Number.isInteger(value) && value > 0),
  });

/** The fields of each kind of fault. */
const faultFields = {
  answer: {
    status: whole(200, 599).required('${path} is missing: a number from 200 to 599.'),
    body: mixed(),
    message: text(),
    afterCommit: flag(),
  },
  garbled: { text: text().defined('${path} is missing.') },
  unreachable: {},
  answerLost: { carriedOutAfterMs: milliseconds() },
  hang: { afterCommit: flag() },
  gaps: {
    keys: array(text().defined()).typeError('${path} is a list of texts.').required('${path} is missing.'),
    isNull: flag().required('${path} is missing.'),
  },
  late: { ms: milliseconds().required('${path} is missing.') },
} satisfies Record<Fault['kind'], ObjectShape>;

const faultKinds = Object.keys(faultFields) as readonly Fault['kind'][];

const fault = () =>
  lazy((value: unknown) => {
    const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
    const fields: ObjectShape | undefined = new Map(Object.entries(faultFields)).get(String(kind));
    const common = { kind: oneOf(faultKinds), delayMs: milliseconds() };
    // Which other fields are allowed is not known without the kind: only the kind is named then.
    const isObject = typeof value === 'object' && value !== null;
    const schema = !fields && isObject ? object({ kind: common.kind }) : exactly({ ...common, ...fields });
    return schema.required('fault is missing.');
  });

const table = () => oneOf(tableNames);

/** How a row is identified. */
const rowKey = {
  id: mixed<string | number>().test({
    message: 'id is a number or a text.',
    test: (value) => ['undefined', 'number', 'string'].includes(typeof value),
  }),
  index: whole(0, maxRows),
};

const rowFields = () =>
  mixed<Row>((value): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value))
    .typeError('fields is an object.')
    .required('fields is missing.');

const moment = () =>
  text().test({
    message: 'now is a moment such as 2026-03-01T12:00:00Z, or "real".',
    test: (value) => value === undefined || value === 'real' || !Number.isNaN(Date.parse(value)),
  });

interface Operation {
  readonly method: 'GET' | 'POST';
  readonly run: (input: unknown) => object;
}

interface Checked<Input> {
  readonly validateSync: (value: unknown) => Input;
}

const read = (run: () => object): Operation => ({ method: 'GET', run });

function change<Input>(schema: Checked<Input>, run: (input: Input) => object): Operation {
  return { method: 'POST', run: (input) => run(schema.validateSync(input)) };
}

/** All operations of the panel and of the `/__mock/` addresses, by name. */
export const operations = {
  /** Begins a scenario; `seconds` is for those whose sessions end. */
  scenario: change(
    exactly({
      scenario: oneOf(Object.keys(scenarios) as readonly ScenarioName[]),
      seconds: whole(1, maxMs / 1000),
    }),
    ({ scenario, seconds }) => {
      if (seconds !== undefined && defaultSeconds(scenario) === undefined)
        throw new Error(`The scenario ${scenario} takes no seconds.`);
      setClock({ now: 'real' });
      setScenario(scenario, seconds);
      return { scenario, seconds };
    },
  ),
  /** Begins the running scenario anew. */
  reset: change(exactly({}), () => {
    setClock({ now: 'real' });
    restartScenario();
    return { scenario: currentScenario() };
  }),
  /** Plans a fault: `{ "path": "/updatecountry", "fault": { "kind": "answer", "status": 500 }, "times": 1, "from": 1 }` */
  fault: change(
    exactly({ path: callPath(), fault: fault(), times: times(), from: whole(1, maxRows) }),
    ({ path, fault: planned, times: count = 1, from = 1 }) =>
      addPlan({ path, fault: planned as Fault, times: count, from }),
  ),
  faults: read(() => ({ faults: currentPlans() })),
  /** Cancels the planned fault of an id; without an id, all of them. */
  'faults/cancel': change(exactly({ id: whole(1, maxMs) }), ({ id }) => {
    if (!cancelPlan(id) && id !== undefined) throw new Error(`No planned fault has the id ${id}.`);
    return { faults: currentPlans() };
  }),
  requests: read(() => ({ scenario: currentScenario(), requests: recordedCalls, contractErrors })),
  rows: change(exactly({ table: table() }), ({ table: name }) => ({ table: name, rows: rowsIn(name) })),
  'rows/patch': change(
    exactly({ table: table(), ...rowKey, fields: rowFields() }),
    ({ table: name, fields, ...key }) => ({ row: patchRow(name, checkedKey(key), fields) }),
  ),
  'rows/add': change(exactly({ table: table(), fields: rowFields() }), ({ table: name, fields }) => ({
    row: addRow(name, fields),
  })),
  'rows/remove': change(exactly({ table: table(), ...rowKey }), ({ table: name, ...key }) => ({
    row: removeRow(name, checkedKey(key)),
  })),
  /** Gives a table this many rows. */
  size: change(
    exactly({ table: table(), count: whole(0, maxRows).required('count is missing.') }),
    ({ table: name, count }) => {
      resizeTable(name, count);
      return { table: name, count: rowsIn(name).length };
    },
  ),
  /** Ends the sessions in this many seconds, and later sessions that long after their sign-in. */
  token: change(
    exactly({ seconds: whole(1, maxMs / 1000).required('seconds is missing.') }),
    ({ seconds }) => {
      limitSessions(seconds);
      return { seconds };
    },
  ),
  /** Sets the clock; without a field it shows the clock. */
  clock: change(
    exactly({
      now: moment(),
      runs: flag(),
      advanceSeconds: number().typeError('advanceSeconds is a number of seconds.'),
    }),
    (input) => {
      setClock(input);
      return clockState();
    },
  ),
} satisfies Readonly<Record<string, Operation>>;

export type OperationName = keyof typeof operations;

/** The operations that change rows. A bug bundle contains their changes. */
const rowOperations = ['rows/patch', 'rows/add', 'rows/remove', 'size'] as const;
export type RowOperation = (typeof rowOperations)[number];

export const isRowOperation = (name: unknown): name is RowOperation =>
  rowOperations.includes(name as RowOperation);

/** Carries out an operation and saves its changes; throws an error with a sentence that says what is allowed. */
export async function perform(name: OperationName, input: unknown = {}): Promise<object> {
  const result = operations[name].run(input);
  if (isRowOperation(name)) recordChange(name, input);
  noteChange();
  await saveChanges();
  return result;
}

/** The declared paths that are most similar to a text. */
function similarPaths(path: string): string[] {
  const distance = (other: string): number => leven(path.toLowerCase(), other.toLowerCase());
  return [...declaredCalls.keys()].sort((one, other) => distance(one) - distance(other)).slice(0, 3);
}

function checkedKey(key: RowKey): RowKey {
  if ((key.id === undefined) === (key.index === undefined))
    throw new Error('A row is named by its id or by its index, and by one of them only.');
  return key;
}
