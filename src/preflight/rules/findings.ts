export type Severity = 'error' | 'warning' | 'note';

/** What can be found in a bordereau, with how much it matters and what the group is called. */
export const findingKinds = {
  emptyRequired: { severity: 'error', label: 'Empty required cell' },
  notAnAmount: { severity: 'error', label: 'Amount that is no number' },
  netDiffers: { severity: 'error', label: 'Net is not gross less deductions' },
  dateOrder: { severity: 'error', label: 'Expiry before effective date' },
  extraCells: { severity: 'error', label: 'More cells than columns' },
  brokenQuotes: { severity: 'error', label: 'Quotes that do not match' },
  swallowedRows: { severity: 'warning', label: 'Cell that may hold other rows' },
  shortRow: { severity: 'warning', label: 'Row shorter than the header row' },
  uncalculated: { severity: 'warning', label: 'Formula that was not calculated' },
  duplicateReference: { severity: 'warning', label: 'Duplicate reference' },
  shortenedReference: { severity: 'warning', label: 'Number that a spreadsheet shortened' },
  unknownDate: { severity: 'warning', label: 'Not a valid date' },
  guessedDateOrder: { severity: 'warning', label: 'Expiry before effective date, if the order is right' },
  partOfCent: { severity: 'warning', label: 'Amount with a part of a cent' },
  netRule: { severity: 'warning', label: 'Net by another rule' },
  totalsRow: { severity: 'warning', label: 'Row of totals' },
  rewrittenAmount: { severity: 'note', label: 'Amount in another notation' },
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
  /** Whether it is true of the whole column, and the row is only the first one. */
  isOfColumn?: boolean;
}

/** How often something was found; of a common finding only the first ones are kept. */
export interface FindingCount {
  kind: FindingKind;
  count: number;
}

/** So many findings of a kind are kept; the rest are counted. */
export const maxFindingsPerKind = 1000;

const longestCell = 80;

/** A cell's text in short. */
export function shortText(cell: string): string {
  const text = cell.trim();
  return text.length > longestCell ? `${text.slice(0, longestCell)}…` : text;
}

/** Gathers findings, the first ones of each kind whole. */
export class FindingLog {
  readonly #kept: Finding[] = [];
  readonly #counts = new Map<FindingKind, number>();

  /** Without a column or a cell it is about the row. */
  add({ column = 0, cell = '', ...finding }: Omit<Finding, 'column' | 'cell'> & Partial<Finding>): void {
    const count = this.countOne(finding.kind);
    if (count <= maxFindingsPerKind) this.#kept.push({ ...finding, column, cell: shortText(cell) });
  }

  /** Counts one that is not kept, and gives how many of the kind there are. */
  countOne(kind: FindingKind): number {
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    return count;
  }

  /** Whether one more of the kind would be kept. */
  keeps(kind: FindingKind): boolean {
    return (this.#counts.get(kind) ?? 0) < maxFindingsPerKind;
  }

  has(kind: FindingKind): boolean {
    return this.#counts.has(kind);
  }

  /** In the order of rows and columns. */
  get findings(): readonly Finding[] {
    return this.#kept.toSorted((one, other) => one.row - other.row || one.column - other.column);
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
