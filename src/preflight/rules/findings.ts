export type Severity = 'error' | 'warning' | 'note';

/** The kinds of findings in a bordereau, with their severity and the label of their group. */
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

/** A finding with its cell. Rows count from 1 as in a spreadsheet, columns from 0. */
export interface Finding {
  kind: FindingKind;
  row: number;
  column: number;
  /** The shortened text of the cell; it is only shown, never evaluated. */
  cell: string;
  message: string;
  /** Whether it applies to the whole column. Then the row is the first one. */
  isOfColumn?: boolean;
}

/** The number of findings of a kind, including those that are not stored. */
export interface FindingCount {
  kind: FindingKind;
  count: number;
}

/** The number of findings of a kind that are stored; the rest are only counted. */
export const maxFindingsPerKind = 1000;

const maxCellLength = 80;

/** The shortened text of a cell. */
export function shortText(cell: string): string {
  const text = cell.trim();
  return text.length > maxCellLength ? `${text.slice(0, maxCellLength)}…` : text;
}

/** Collects findings: it stores the first ones of each kind and counts all. */
export class FindingLog {
  readonly #stored: Finding[] = [];
  readonly #counts = new Map<FindingKind, number>();

  /** Adds a finding. Without a column and a cell it is about the row. */
  add({ column = 0, cell = '', ...finding }: Omit<Finding, 'column' | 'cell'> & Partial<Finding>): void {
    if (this.count(finding.kind, 1) <= maxFindingsPerKind)
      this.#stored.push({ ...finding, column, cell: shortText(cell) });
  }

  /** Counts more findings without storing them, and returns the number of their kind. */
  count(kind: FindingKind, more: number): number {
    const count = (this.#counts.get(kind) ?? 0) + more;
    if (count > 0) this.#counts.set(kind, count);
    return count;
  }

  has(kind: FindingKind): boolean {
    return this.#counts.has(kind);
  }

  /** The stored findings in the order of rows and columns. */
  get findings(): readonly Finding[] {
    return this.#stored.toSorted((one, other) => one.row - other.row || one.column - other.column);
  }

  get counts(): readonly FindingCount[] {
    return [...this.#counts].map(([kind, count]) => ({ kind, count }));
  }
}

/** The number of findings of a severity, including those that are not stored. */
export function countFindings(counts: readonly FindingCount[], severity: Severity): number {
  return counts
    .filter(({ kind }) => findingKinds[kind].severity === severity)
    .reduce((sum, { count }) => sum + count, 0);
}
