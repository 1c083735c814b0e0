import { isObject, own } from '@/domain/values/objects';
import { text } from '@/domain/records/read';
import { isList } from '@/api/read';
import type { CallPath } from '@/api/calls';
import type { Effect } from './findings';
import type { Row, CallResult } from './walk';

/** One run, as it is stored. */
export interface Report {
  readonly base: string;
  readonly at: string;
  readonly rows: readonly Row[];
}

const callResults: readonly CallResult[] = ['same', 'drifts', 'unknown', 'failed'];

/** The differences of a call, one line each. */
function details({ missing, extra, types }: Row): string[] {
  return [
    ...missing.map((key) => `missing ${key}`),
    ...extra.map((key) => `extra   ${key}`),
    ...types.map((difference) => `type    ${difference}`),
  ];
}

const effects: readonly Effect[] = ['broken', 'degraded', 'harmless', 'none'];

type Screens = ReadonlyMap<CallPath, readonly string[]>;

/** One row for each call, the most harmful differences first, then the number of calls with each effect and result. */
export function table(rows: readonly Row[], screens: Screens = new Map()): string {
  const ranked = effects.flatMap((one) => rows.filter(({ effect }) => effect === one));
  const lines = ranked.flatMap((row) => {
    const { path, result, effect, status, contentType, ms, note } = row;
    const answer = status === 0 ? '' : `${status} ${contentType} ${ms} ms`;
    const [label, start] = [effect === 'none' ? result : effect, path.padEnd(52)];
    const line = `${label.padEnd(10)}${start} ${[answer, note].filter(Boolean).join('  ')}`;
    const suffering = effect === 'broken' || effect === 'degraded' ? (screens.get(path) ?? []) : [];
    const used = suffering.length > 0 ? [`screens ${suffering.join(', ')}`] : [];
    return [line.trimEnd(), ...[...used, ...details(row)].map((detail) => `          ${detail}`)];
  });
  const countOf = (one: Effect): string => `${rows.filter(({ effect }) => effect === one).length} ${one}`;
  const ranks = (['broken', 'degraded', 'harmless'] as const).map(countOf);
  const counts = callResults.map((one) => `${rows.filter(({ result }) => result === one).length} ${one}`);
  return [...lines, '', `${rows.length} calls: ${counts.join(', ')}`, ranks.join(', ')].join('\n');
}

function isReport(value: unknown): value is Report {
  const rows = own(value, 'rows');
  return isObject(value) && isList(rows) && rows.every((row) => text(own(row, 'path')) !== '');
}

export function readReport(json: string): Report {
  const value: unknown = JSON.parse(json);
  if (!isReport(value)) throw new Error('This is not a stored run of the probe');
  return value;
}

/** The differences between two runs; times are ignored. */
export function compare(earlier: Report, later: Report): string[] {
  const before = new Map(earlier.rows.map((row) => [row.path, row]));
  return later.rows.flatMap((row) => {
    const old = before.get(row.path);
    if (!old) return [`${row.path}: not in the earlier run`];
    const lines: string[] = [];
    for (const key of ['result', 'status', 'contentType'] as const)
      if (old[key] !== row[key]) lines.push(`${row.path}: ${key} was ${old[key]}, is ${row[key]}`);
    const [was, is] = [fieldsOf(old), fieldsOf(row)];
    for (const key of new Set([...was.keys(), ...is.keys()]))
      if (was.get(key) !== is.get(key))
        lines.push(`${row.path}: ${key} was ${was.get(key) ?? 'absent'}, is ${is.get(key) ?? 'absent'}`);
    return lines;
  });
}

function fieldsOf({ fields, extra }: Row): Map<string, string> {
  return new Map([...Object.entries(fields), ...extra.map((key): [string, string] => [key, 'extra'])]);
}
