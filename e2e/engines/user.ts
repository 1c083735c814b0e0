import { expect } from '@playwright/test';
import type { EngineDriver } from './engineDriver';
import type { Point, Target } from './pageFinder';

/** A longer way than that of the longest screen. */
const mostStops = 300;

export const button = (name: string, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within && { within }),
});
export const link = (name: string, within?: Target): Target => ({
  role: 'link',
  name,
  ...(within && { within }),
});
export const heading = (name: string): Target => ({ role: 'heading', name });
export const field = (label: string, within?: Target): Target => ({
  role: 'field',
  name: label,
  ...(within && { within }),
});

/** What a person does and sees in any browser. Each action waits until it is possible. */
export class User {
  readonly #driver: EngineDriver;
  readonly #address: string;
  /** Those of the pages that were left. */
  readonly #complaints: string[] = [];
  #hasPage = false;

  constructor(driver: EngineDriver, address: string) {
    this.#driver = driver;
    this.#address = address;
  }

  async open(path: string): Promise<void> {
    // The first blank page has no script of the tests.
    if (this.#hasPage) this.#complaints.push(...(await this.#driver.ask('complaintsSoFar')));
    this.#hasPage = true;
    await this.#driver.open(this.#address + path);
  }

  async reload(): Promise<void> {
    this.#complaints.push(...(await this.#driver.ask('complaintsSoFar')));
    await this.#driver.reload();
  }

  /** A window manager may refuse a size, so this waits until the page has it. */
  async resize(width: number, height: number): Promise<void> {
    await this.#driver.resize(width, height);
    await expect.poll(() => this.#driver.ask('viewport')).toEqual({ width, height });
  }

  /** A PNG of what the window shows. */
  picture(): Promise<Buffer> {
    return this.#driver.picture();
  }

  async press(target: Target): Promise<void> {
    const found: { point?: Point } = {};
    const look = async (): Promise<string> => {
      const place = await this.#driver.ask('pointOf', target);
      if (typeof place === 'string') return place;
      found.point = place;
      return 'ready';
    };
    await expect.poll(look, nameOf(target)).toBe('ready');
    if (found.point) await this.#driver.click(found.point);
  }

  async key(key: string): Promise<void> {
    await this.#driver.press(key);
  }

  /** Types into whatever has the focus. */
  async type(text: string): Promise<void> {
    await this.#driver.type(text);
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.#driver.press('Control+a');
    await this.#driver.type(text);
  }

  /**
   * Types a day (YYYY-MM-DD) into a date field: month, day and year, with the slashes that WebKit needs to go on to the next
   * part.
   */
  async fillDate(target: Target, date: string): Promise<void> {
    const [year, month, day] = date.split('-');
    expect(await this.#driver.ask('focus', target)).toBe(true);
    await this.#driver.type(`${month}/${day}/${year}`);
    await this.reads(target, date);
  }

  /** Chooses an option with the arrow keys, because each system opens its own list. */
  async choose(target: Target, option: string): Promise<void> {
    await expect
      .poll(() => this.#driver.ask('optionsOf', target), `options of ${nameOf(target)}`)
      .toContain(option);
    expect(await this.#driver.ask('focus', target)).toBe(true);
    const { length } = await this.#driver.ask('optionsOf', target);
    await this.#driver.press('Home');
    for (let step = 0; step < length && (await this.#driver.ask('textOf', target)) !== option; step += 1)
      await this.#driver.press('ArrowDown');
    await this.reads(target, option);
  }

  chooseFile(target: Target, file: string): Promise<void> {
    return this.#driver.chooseFile(target, file);
  }

  /** Moves the focus to a target with the keyboard, and presses a key there. */
  async reach(target: Target, key?: string): Promise<void> {
    await this.sees(target);
    for (let stop = 0; stop < mostStops; stop += 1) {
      const next = await this.#driver.ask('keyTowards', target);
      if (next === '') break;
      if (next !== 'gone') await this.#driver.press(next);
    }
    await this.isOn(target);
    if (key !== undefined) await this.#driver.press(key);
  }

  /** Waits until a target is the only one of its kind on the screen. */
  async sees(target: Target): Promise<void> {
    await expect.poll(() => this.#driver.ask('count', target), nameOf(target)).toBe(1);
  }

  async seesNo(target: Target): Promise<void> {
    await expect.poll(() => this.#driver.ask('count', target), nameOf(target)).toBe(0);
  }

  /** Waits until a field has a value, or an element a text. */
  async reads(target: Target, text: string | RegExp): Promise<void> {
    const read = expect.poll(() => this.#driver.ask('textOf', target), nameOf(target));
    await (typeof text === 'string' ? read.toBe(text) : read.toMatch(text));
  }

  /** The text of a target now. */
  async textOf(target: Target): Promise<string> {
    return (await this.#driver.ask('textOf', target)) ?? '';
  }

  /** Waits until a target has the focus. */
  async isOn(target: Target): Promise<void> {
    await expect.poll(() => this.#driver.ask('isFocused', target), `focus on ${nameOf(target)}`).toBe(true);
  }

  async isAt(path: string | RegExp): Promise<void> {
    const read = expect.poll(() => this.#driver.ask('path'));
    await (typeof path === 'string' ? read.toBe(path) : read.toMatch(path));
  }

  /** Waits until nothing on the screen is loading. */
  async isLoaded(): Promise<void> {
    await expect.poll(() => this.#driver.ask('isBusy')).toBe(false);
  }

  /** By how many pixels the page is wider than the window. */
  overflow(): Promise<number> {
    return this.#driver.ask('overflow');
  }

  /** The errors of the browser on all pages. */
  async complaints(): Promise<string[]> {
    return [...this.#complaints, ...(await this.#driver.ask('complaintsSoFar'))];
  }
}

function nameOf({ role, name = '', text, within }: Target): string {
  return [`${role} '${name}'`, text && `with '${text}'`, within && `in ${nameOf(within)}`]
    .filter(Boolean)
    .join(' ');
}
