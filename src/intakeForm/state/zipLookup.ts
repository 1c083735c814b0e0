import type { ZipCity } from '@/domain/records/quotations';
import { isBlank } from '@/domain/text/cleanText';
import { answerProblem } from '@/domain/attributes/attributeChecks';
import { lookupZipcode, zipFields, zipValue, type ZipKey } from '@/domain/attributes/zipFill';
import { fillTexts, isSamePlace } from '@/domain/attributes/zipPlace';
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
  isUnknown: boolean;
}

/** A field that a zip code fills, and which of city, state, county and country it takes. */
interface ZipTarget {
  readonly key: ZipKey;
  readonly field: AnswerField;
}

function zipcodeIn(cell: AnswerField): string {
  return lookupZipcode(cell.getState().text);
}

/**
 * The zip lookups of a form. A response is used only if its zip code is still in the field. It fills the fields that belong
 * to the zip code, except those that have another text than this zip field gave them.
 */
export class ZipLookups {
  readonly #lookups = new Map<AnswerField, Lookup>();
  /** The text that a zip field has filled into a field. */
  readonly #filled = new Map<AnswerField, { zip: AnswerField; text: string }>();
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
    return offer?.zipcode === zipcodeIn(cell) ? offer : undefined;
  }

  /** On blur: one call for each new zip code, and one for the stored zip code if a stored text may be of it. */
  async onBlur(cell: AnswerField): Promise<void> {
    const { text } = cell.getState();
    const zipcode = zipcodeIn(cell);
    const isMalformed = text !== cell.storedText && answerProblem(cell.attribute, text.trim()) !== '';
    if (!cell.isZip || zipcode === '' || isMalformed) return;
    const previous = this.#lookups.get(cell);
    if (previous?.zipcode === zipcode) {
      if (previous.isUnknown) this.#showUnknown(cell, zipcode);
      return;
    }
    const lookup: Lookup = { zipcode, offer: undefined, isUnknown: false };
    this.#lookups.set(cell, lookup);
    try {
      const cities = await this.findCities(zipcode);
      if (!this.#isCurrent(cell, lookup)) return;
      if (cities.length > 1) lookup.offer = { zipcode, cities, chosen: 0 };
      const [first] = cities;
      if (first) await this.#releaseStored(cell);
      if (!this.#isCurrent(cell, lookup)) return;
      if (first) {
        this.#fill(cell, cities[lookup.offer?.chosen ?? 0] ?? first);
      } else {
        lookup.isUnknown = true;
        this.#showUnknown(cell, zipcode);
      }
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
    return isLatest && zipcodeIn(cell) === lookup.zipcode && this.answers.hasCell(cell);
  }

  /** A hint, not an error: the zip code can be saved. A note about a pasted text stays before it. */
  #showUnknown(cell: AnswerField, zipcode: string): void {
    const hint = `Zip code ${zipcode} is not known. Nothing was filled in.`;
    const { note } = cell.getState();
    if (!note.includes(hint)) cell.showNote(`${note} ${hint}`.trim());
  }

  #targets(cell: AnswerField): ZipTarget[] {
    return zipFields(cell.group, cell.attribute, this.answers.groups).map(({ key, group, attribute }) => {
      const rowKey = group === cell.group ? cell.rowKey : (this.answers.rowKeys(group)[0] ?? 0);
      return { key, field: this.answers.cell(group, attribute, rowKey) };
    });
  }

  /**
   * Marks the stored texts that are a place of the stored zip code as filled by this field, so that they change with it.
   * They are compared with a lookup of that zip code, because the user may have typed another text.
   */
  async #releaseStored(cell: AnswerField): Promise<void> {
    const stored = lookupZipcode(cell.initialText);
    const isStored = ({ field }: ZipTarget): boolean =>
      !isBlank(field.initialText) && field.getState().text === field.initialText && !this.#filled.has(field);
    if (stored === '' || stored === zipcodeIn(cell) || !this.#targets(cell).some(isStored)) return;
    const cities = await this.findCities(stored).catch(() => []);
    for (const target of this.#targets(cell).filter(isStored)) {
      const { key, field } = target;
      const text = field.initialText;
      if (cities.some((city) => isSamePlace(key, zipValue(city, key), text)))
        this.#filled.set(field, { zip: cell, text });
    }
  }

  /** whether a field is blank, or has the text that this zip field gave it. */
  #canFill(cell: AnswerField, { field }: ZipTarget): boolean {
    const { text } = field.getState();
    const filled = this.#filled.get(field);
    return isBlank(text) || (filled?.zip === cell && filled.text === text);
  }

  #fill(cell: AnswerField, city: ZipCity): void {
    for (const target of this.#targets(cell)) {
      const { key, field } = target;
      if (field === cell || !this.#canFill(cell, target)) continue;
      const texts = fillTexts(field.attribute, key, zipValue(city, key));
      if (texts.some((text) => this.answers.fill(field, text)))
        this.#filled.set(field, { zip: cell, text: field.getState().text });
    }
  }
}
