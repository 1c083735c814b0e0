import type { ZipCity } from '@/domain/records/quotations';
import { answerProblem } from '@/domain/attributes/attributeChecks';
import { canFill, zipFields, zipValue } from '@/domain/attributes/zipFill';
import { Listeners } from '@/domain/values/listeners';
import type { AnswerField } from './answerField';
import type { AnswersState } from './answersState';

type FindCities = (zipcode: string) => Promise<readonly ZipCity[]>;

/** The cities of a zip code that has several. The user can choose one. */
export interface ZipOffer {
  readonly zipcode: string;
  readonly cities: readonly ZipCity[];
  readonly chosen: number;
}

interface Lookup {
  readonly zipcode: string;
  offer: ZipOffer | undefined;
}

/**
 * The zip lookups of a form. A response is used only if its zip code is still in the field. It fills the fields that belong
 * to the zip code, except those that the user has typed in.
 */
export class ZipLookups {
  readonly #lookups = new Map<AnswerField, Lookup>();
  readonly #filled = new Map<AnswerField, string>();
  readonly #listeners = new Listeners();

  constructor(
    private readonly answers: AnswersState,
    /** Rejects when the call fails. The call layer logs the error, and nothing is shown. */
    private readonly findCities: FindCities,
  ) {}

  readonly subscribe = this.#listeners.subscribe;

  /** The cities that a zip field currently offers. */
  getOffer(cell: AnswerField): ZipOffer | undefined {
    const offer = this.#lookups.get(cell)?.offer;
    return offer?.zipcode === cell.getState().text.trim() ? offer : undefined;
  }

  /** On blur: one call for each new zip code. */
  async onBlur(cell: AnswerField): Promise<void> {
    const { attribute } = cell;
    const zipcode = cell.getState().text.trim();
    if (!cell.isZip || zipcode === '' || answerProblem(attribute, zipcode) !== '') return;
    if (this.#lookups.get(cell)?.zipcode === zipcode) return;
    const lookup: Lookup = { zipcode, offer: undefined };
    this.#lookups.set(cell, lookup);
    try {
      const cities = await this.findCities(zipcode);
      if (!this.#isCurrent(cell, lookup)) return;
      if (cities.length > 1) lookup.offer = { zipcode, cities, chosen: 0 };
      const [first] = cities;
      if (first) this.#fill(cell, first);
      this.#listeners.notify();
    } catch {
      // The next blur of the field sends the call again.
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

  #isCurrent(cell: AnswerField, lookup: Lookup): boolean {
    const isLatest = this.#lookups.get(cell) === lookup;
    return isLatest && cell.getState().text.trim() === lookup.zipcode && this.answers.hasCell(cell);
  }

  #fill(cell: AnswerField, city: ZipCity): void {
    const isZipChanged = cell.getState().text.trim() !== cell.initialText.trim();
    for (const [field, { group, attribute }] of zipFields(cell.group, this.answers.groups)) {
      const rowKey = group === cell.group ? cell.rowKey : (this.answers.rowKeys(group)[0] ?? 0);
      const target = this.answers.cell(group, attribute, rowKey);
      const value = zipValue(city, field);
      if (target === cell || value === '') continue;
      const replaceableText = isZipChanged ? target.initialText : undefined;
      if (!canFill(target.getState().text, this.#filled.get(target), replaceableText)) continue;
      if (this.answers.fill(target, value)) this.#filled.set(target, target.getState().text);
    }
  }
}
