export type Severity = 'error' | 'warning' | 'note';

/** What can be found in a bordereau, with how much it matters and what the group is called. */
export const findingKinds = {
  emptyRequired: { severity: 'error', label: 'Empty required cell' },
  notAnAmount: { severity: 'error', label: 'Amount that is no number' },
  netDiffers: { severity: 'error', label: 'Net is not gross less deductions' },
  dateOrder: { severity: 'error', label: 'Expiry before effective date' },
  extraCells: { severity: 'error', label: 'More cells than columns' },
  brokenQuotes: { severity: 'error', label: 'Quotes that do not match' },
  duplicateReference: { severity: 'warning', label: 'Duplicate reference' },
  unknownDate: { severity: 'warning', label: 'Date that is not understood' },
  partOfCent: { severity: 'warning', label: 'Amount with a part of a cent' },
  totalsRow: { severity: 'warning', label: 'Row of totals' },
  formulaLike: { severity: 'note', label: 'Looks like a formula' },
} as const satisfies Record<string, { severity: Severity; label: string }>;

export type FindingKind = keyof typeof findingKinds;

/** Something to look at, with its cell. Rows count from 1 as in a spreadsheet, columns from 0. */
export interface Finding {
  kind: FindingKind;
  row: number;
  column: number;
  /** The cell's own text, cut short; shown as text and never run. */
  cell: string;
  message: string;
}

/** How often something was found; of a common finding only the first ones are kept. */
export interface FindingCount {
  kind: FindingKind;
  count: number;
}

/** So many findings of a kind are kept; the rest are counted. */
export const keptFindings = 1000;

const longestCell = 80;

/** A cell's text in short. */
export function shortText(cell: string): string {
  const text = cell.trim();
  return text.length > longestCell ? `${text.slice(0, longestCell)}…` : text;
}

/** Gathers findings in the order in which they are met. */
export class FindingLog {
  readonly #kept: Finding[] = [];
  readonly #counts = new Map<FindingKind, number>();

  add(kind: FindingKind, row: number, column: number, cell: string, message: string): void {
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    if (count <= keptFindings) this.#kept.push({ kind, row, column, cell: shortText(cell), message });
  }

  get findings(): readonly Finding[] {
    return this.#kept;
  }

  get counts(): readonly FindingCount[] {
    return [...this.#counts].map(([kind, count]) => ({ kind, count }));
  }
}

/** How many findings of a severity there are, those that were not kept included. */
export function countOf(counts: readonly FindingCount[], severity: Severity): number {
  return counts.reduce(
    (sum, { kind, count }) => (findingKinds[kind].severity === severity ? sum + count : sum),
    0,
  );
}
