import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, Capabilities, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { answers, freePort } from '../../scripts/ports.mjs';
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

/** The parts of Debian's WebKitGTK. */
export interface WebKitParts {
  readonly display: string;
  readonly driver: string;
  readonly browser: string;
}

/** The toolbar of MiniBrowser is wider than a phone; without its paddings the window can be as narrow as 390 px. */
const narrowToolbar = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

const specialKeys: Readonly<Record<string, string>> = {
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
};

/** Ends a process and resolves when it has ended. */
function end(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  return ended;
}

/** Starts a display without a screen and returns its name. It prints its number when it is ready. */
async function startDisplay(program: string, children: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${program} did not start`)));
  });
  return `:${number}`;
}

/** Starts MiniBrowser on a new display, with its settings in `folder`. What it starts is added to `children`. */
async function startSession(
  { display, driver, browser }: WebKitParts,
  folder: string,
  children: ChildProcess[],
): Promise<WebDriver> {
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), narrowToolbar);
  const screen = await startDisplay(display, children);
  const port = await freePort(4444 + (process.pid % 1000) * 4);
  const language = { LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' };
  const env = { ...process.env, ...language, DISPLAY: screen, XDG_CONFIG_HOME: folder };
  children.push(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env }));
  await answers(`http://localhost:${port}/status`);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  return new Builder().usingServer(`http://localhost:${port}`).withCapabilities(capabilities).build();
}

async function endAll(children: readonly ChildProcess[], folder: string): Promise<void> {
  // The display ends last.
  for (const child of children.toReversed()) await end(child);
  rmSync(folder, { recursive: true, force: true });
}

/** WebKitGTK's MiniBrowser through WebDriver, on a virtual display. */
export class WebKitDriver implements EngineDriver {
  readonly #session: WebDriver;
  readonly #children: readonly ChildProcess[];
  readonly #folder: string;

  private constructor(session: WebDriver, children: readonly ChildProcess[], folder: string) {
    this.#session = session;
    this.#children = children;
    this.#folder = folder;
  }

  static async start(parts: WebKitParts): Promise<WebKitDriver> {
    const children: ChildProcess[] = [];
    const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
    try {
      return new WebKitDriver(await startSession(parts, folder, children), children, folder);
    } catch (error) {
      await endAll(children, folder);
      throw error;
    }
  }

  async open(url: string): Promise<void> {
    await this.#session.get(url);
  }

  async reload(): Promise<void> {
    await this.#session.navigate().refresh();
  }

  async ask<Name extends FinderName>(name: Name, ...given: Given<Name>): Promise<Answer<Name>> {
    await this.#addFinder();
    const question = `const [name, given, done] = arguments;
      (async () => ${finderName}[name](...given))().then(
        (answer) => done({ answer }),
        (error) => done({ error: String(error) }),
      );`;
    type Result = { readonly answer: Answer<Name>; readonly error?: string };
    const { answer, error } = await this.#session.executeAsyncScript<Result>(question, name, given);
    if (error !== undefined) throw new Error(`${name}: ${error}`);
    return answer;
  }

  /** WebDriver has no scripts that run before those of the page. */
  async #addFinder(): Promise<void> {
    if (await this.#session.executeScript(`return typeof ${finderName} === 'undefined'`))
      await this.#session.executeScript(await finderScript());
  }

  async click({ x, y }: Point): Promise<void> {
    await this.#session.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform();
  }

  async press(key: string): Promise<void> {
    const keys = keysOf(key).map((one) => specialKeys[one] ?? one);
    const actions = this.#session.actions();
    for (const one of keys) actions.keyDown(one);
    for (const one of keys.toReversed()) actions.keyUp(one);
    await actions.perform();
  }

  async type(text: string): Promise<void> {
    await this.#session.actions().sendKeys(text).perform();
  }

  async chooseFile(target: Target, file: string): Promise<void> {
    await this.#addFinder();
    const find = `return ${finderName}.one(arguments[0])`;
    const element: WebElement = await this.#session.executeScript(find, target);
    await element.sendKeys(file);
  }

  async resize(width: number, height: number): Promise<void> {
    const window = this.#session.manage().window();
    await window.setRect({ x: 0, y: 0, width, height });
    const inner = await this.ask('viewport');
    await window.setRect({ x: 0, y: 0, width: 2 * width - inner.width, height: 2 * height - inner.height });
  }

  /** WebKit paints a resized window in pieces, so this waits for two equal pictures. */
  async picture(): Promise<Buffer> {
    let picture = await this.#session.takeScreenshot();
    for (let tries = 0; tries < 5; tries += 1) {
      const next = await this.#session.takeScreenshot();
      if (next === picture) break;
      picture = next;
    }
    return Buffer.from(picture, 'base64');
  }

  async close(): Promise<void> {
    await this.#session.quit();
    await endAll(this.#children, this.#folder);
  }
}
