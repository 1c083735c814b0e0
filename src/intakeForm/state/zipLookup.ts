import type { ZipCity } from '@/domain/records/quotations';
import { answerProblem } from '@/domain/attributes/attributeChecks';
import { canFill, zipFields, zipValue } from '@/domain/attributes/zipFill';
import { Listeners } from '@/domain/values/listeners';
import type { AnswerField } from './answerField';
import type { AnswersState } from './answersState';

type FindCities = (zipcode: string) => Promise<readonly ZipCity[]>;

/** What is known of one zip field: the cities of its zip code, where there are several to choose from. */
export interface ZipOffer {
  readonly zipcode: string;
  readonly cities: readonly ZipCity[];
  readonly chosen: number;
}

interface Lookup {
  asked: string;
  offer: ZipOffer | undefined;
}

/**
 * FIELD-15, FIELD-16: the zip lookups of a form. An answer counts only for the text that is in the field when it
 * arrives; it fills the fields that belong to it, and none that the user has typed in.
 */
export class ZipLookups {
  readonly #lookups = new Map<AnswerField, Lookup>();
  readonly #filled = new Map<AnswerField, string>();
  readonly #listeners = new Listeners();

  constructor(
    private readonly answers: AnswersState,
    /** Rejects when the server could not be asked; the call layer logs why, and nothing is shown (ERR-36). */
    private readonly findCities: FindCities,
  ) {}

  readonly subscribe = this.#listeners.subscribe;

  /** The choice that a zip field offers at present. */
  offerOf(cell: AnswerField): ZipOffer | undefined {
    const offer = this.#lookups.get(cell)?.offer;
    return offer?.zipcode === cell.getState().text.trim() ? offer : undefined;
  }

  /** When an input is left: one call for each new zip code. */
  async onBlur(cell: AnswerField): Promise<void> {
    const { attribute } = cell;
    const zipcode = cell.getState().text.trim();
    if (!cell.isZip || zipcode === '' || answerProblem(attribute, zipcode) !== '') return;
    if (this.#lookups.get(cell)?.asked === zipcode) return;
    const lookup: Lookup = { asked: zipcode, offer: undefined };
    this.#lookups.set(cell, lookup);
    try {
      const cities = await this.findCities(zipcode);
      if (!this.#isWanted(cell, lookup)) return;
      if (cities.length > 1) lookup.offer = { zipcode, cities, chosen: 0 };
      const [first] = cities;
      if (first) this.#fill(cell, first);
      this.#listeners.notify();
    } catch {
      // Asked again when the field is left once more.
      if (this.#lookups.get(cell) === lookup) this.#lookups.delete(cell);
    }
  }

  choose(cell: AnswerField, index: number): void {
    const lookup = this.#lookups.get(cell);
    const city = lookup?.offer?.cities[index];
    if (!lookup?.offer || !city) return;
    lookup.offer = { ...lookup.offer, chosen: index };
    this.#fill(cell, city);
    this.#listeners.notify();
  }

  #isWanted(cell: AnswerField, lookup: Lookup): boolean {
    const isLatest = this.#lookups.get(cell) === lookup;
    return isLatest && cell.getState().text.trim() === lookup.asked && this.answers.isPresent(cell);
  }

  #fill(cell: AnswerField, city: ZipCity): void {
    const isOtherZip = cell.getState().text.trim() !== cell.openedWith.trim();
    for (const [part, { group, attribute }] of zipFields(cell.group, this.answers.groups)) {
      const rowKey = group === cell.group ? cell.rowKey : (this.answers.rowKeys(group)[0] ?? 0);
      const target = this.answers.cell(group, attribute, rowKey);
      const value = zipValue(city, part);
      if (target === cell || value === '') continue;
      const ofOldZip = isOtherZip ? target.openedWith : undefined;
      if (!canFill(target.getState().text, this.#filled.get(target), ofOldZip)) continue;
      if (this.answers.fill(target, value)) this.#filled.set(target, target.getState().text);
    }
  }
}
