import { launch, type Browser, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import {
  finderName,
  finderScript,
  keysOf,
  type Answer,
  type EngineDriver,
  type FinderName,
  type Given,
} from './engineDriver';
import type { Point, Target } from './pageFinder';

/** Chromium through its own protocol, and Firefox through WebDriver BiDi. */
export class PuppeteerDriver implements EngineDriver {
  readonly #browser: Browser;
  readonly #page: Page;

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  static async start(browserName: 'chrome' | 'firefox', executablePath: string): Promise<PuppeteerDriver> {
    // Chromium refuses to start as root with its sandbox, as in a container.
    const args = browserName === 'chrome' ? ['--no-sandbox', '--lang=en-US'] : [];
    const browser = await launch({ browser: browserName, executablePath, args });
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(await finderScript());
    // The question of a page that has unsaved work, before it is left.
    page.on('dialog', (dialog) => void dialog.accept());
    return new PuppeteerDriver(browser, page);
  }

  async open(url: string): Promise<void> {
    await this.#page.goto(url);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  async ask<Name extends FinderName>(name: Name, ...given: Given<Name>): Promise<Answer<Name>> {
    const question = `${finderName}.${name}(...${JSON.stringify(given)})`;
    return (await this.#page.evaluate(question)) as Answer<Name>;
  }

  async click({ x, y }: Point): Promise<void> {
    await this.#page.mouse.click(x, y);
  }

  async press(key: string): Promise<void> {
    const keys = keysOf(key) as KeyInput[];
    for (const one of keys) await this.#page.keyboard.down(one);
    for (const one of keys.toReversed()) await this.#page.keyboard.up(one);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  async chooseFile(target: Target, file: string): Promise<void> {
    const handle = await this.#page.evaluateHandle(`${finderName}.one(${JSON.stringify(target)})`);
    await (handle as ElementHandle<HTMLInputElement>).uploadFile(file);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#page.setViewport({ width, height });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot());
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
