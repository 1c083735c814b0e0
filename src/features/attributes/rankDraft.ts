import type { RankRow } from '@/api/attributes';
import type { DraftSource } from '@/components/drafts/draftAutosave';
import type { DraftField, DraftValue } from '@/domain/saving/draft';
import type { RankedRow } from './RankCells';
import { isActive } from '@/domain/attributes/ranks';
import type { ActiveMark, Id, StoredRank } from '@/domain/records/scalars';
import { rowNames, type RankEdits, type RankState } from './rankEdits';

/** What a draft keeps of a row, with the text before its name. */
const parts = { rank: 'Rank of', active: 'Status of' } as const satisfies Record<keyof RankState, string>;

export const partNames = ['rank', 'active'] as const satisfies readonly (keyof RankState)[];

/** A list's edited ranks and flags as their draft sees them (P4): a field is a part of a row, by the row's id. */
export class RankDraft implements DraftSource {
  #names: ReadonlyMap<string, { readonly row: RankRow; readonly name: string }> = new Map();

  #onRestored: (() => void) | undefined;

  constructor(private readonly edits: RankEdits) {}

  /** The list as it is shown, and what to do after a draft of it was restored. */
  arrived(rows: readonly RankedRow[], onRestored: () => void): void {
    this.#onRestored = onRestored;
    const names = rowNames(rows);
    this.#names = new Map(rows.map((row) => [String(row.id), { row, name: names.get(row) ?? '' }]));
  }

  subscribe(listener: () => void): () => void {
    return this.edits.subscribe(listener);
  }

  draftFields(): readonly DraftField[] {
    return [...this.#names].flatMap(([id, { row }]) => {
      const [stored, state] = [this.edits.storedOf(row), this.edits.stateOf(row)];
      return partNames
        .filter((part) => state[part] !== stored[part])
        .map((part) => ({
          name: fieldName(part, id),
          label: this.label(fieldName(part, id)),
          was: stored[part],
          value: state[part],
        }));
    });
  }

  /** What a part of a row is called; blank for one that is in no list. */
  label(field: string): string {
    const { part, id } = placeOf(field);
    return part ? `${parts[part]} ${this.#names.get(id)?.name ?? ''}` : '';
  }

  omitted(): readonly string[] {
    return [];
  }

  accepts({ name, value }: DraftField): boolean {
    const { part } = placeOf(name);
    if (part === 'active') return value === 0 || value === 1;
    return part === 'rank' && Number.isSafeInteger(value) && Number(value) >= 0;
  }

  /** Edits the rows of a draft as they were edited; one that is in the list no more is passed over. */
  applyDraft(fields: readonly DraftField[]): void {
    for (const { name, value } of fields) {
      const { part, id } = placeOf(name);
      const row = this.#names.get(id)?.row;
      if (row && part) this.edits.edit(row, changeOf(part, value));
    }
    this.#onRestored?.();
  }

  stored(name: string): StoredRank | ActiveMark | undefined {
    const { part, id } = placeOf(name);
    const row = this.#names.get(id)?.row;
    return row && part ? this.edits.storedOf(row)[part] : undefined;
  }

  text(name: string, value: unknown): string {
    const isRank = placeOf(name).part === 'rank';
    if (isRank && (value === '' || value === null)) return 'No rank';
    if (value === undefined) return 'No longer there';
    if (isRank) return typeof value === 'string' ? value : String(Number(value));
    return isActive(value) ? 'Active' : 'Inactive';
  }
}

/** The name of a part of a row, as drafts have it. */
export function fieldName(part: keyof RankState, id: Id | string): string {
  return `${part}/${id}`;
}

function placeOf(name: string): { readonly part: keyof RankState | undefined; readonly id: string } {
  const cut = name.indexOf('/');
  const part = partNames.find((one) => one === name.slice(0, cut));
  return { part, id: name.slice(cut + 1) };
}

function changeOf(part: keyof RankState, value: DraftValue): Partial<RankState> {
  return part === 'rank' ? { rank: Number(value) } : { active: value === 1 ? 1 : 0 };
}
