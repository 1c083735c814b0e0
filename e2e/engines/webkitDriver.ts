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
  type EngineDriver,
  type FinderName,
  type PageFinder,
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

/** A display without a screen. It prints its number when it is ready. */
async function startDisplay(program: string): Promise<{ child: ChildProcess; name: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${program} did not start`)));
  });
  return { child, name: `:${number}` };
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

  static async start({ display, driver, browser }: WebKitParts): Promise<WebKitDriver> {
    const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
    mkdirSync(path.join(folder, 'gtk-3.0'));
    writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), narrowToolbar);
    const screen = await startDisplay(display);
    const port = await freePort(4444 + (process.pid % 1000) * 4);
    const server = spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: screen.name,
        LANG: 'en_US.UTF-8',
        LANGUAGE: 'en_US',
        XDG_CONFIG_HOME: folder,
      },
    });
    await answers(`http://localhost:${port}/status`);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
    const session = await new Builder()
      .usingServer(`http://localhost:${port}`)
      .withCapabilities(capabilities)
      .build();
    return new WebKitDriver(session, [server, screen.child], folder);
  }

  async open(url: string): Promise<void> {
    await this.#session.get(url);
  }

  async reload(): Promise<void> {
    await this.#session.navigate().refresh();
  }

  async ask<Name extends FinderName>(
    name: Name,
    ...given: Parameters<PageFinder[Name]>
  ): Promise<Awaited<ReturnType<PageFinder[Name]>>> {
    await this.#addFinder();
    const question = `const done = arguments[arguments.length - 1];
      Promise.resolve(${finderName}[arguments[0]](...arguments[1])).then(done, (error) => done(String(error)));`;
    return this.#session.executeAsyncScript<Awaited<ReturnType<PageFinder[Name]>>>(question, name, given);
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
    for (const child of this.#children) await end(child);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
