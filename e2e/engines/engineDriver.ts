import { build } from 'esbuild';
import type * as pageFinder from './pageFinder';
import type { Point, Target } from './pageFinder';

/** A function of `pageFinder.ts`, which runs in the page. */
export type FinderName = {
  [Name in keyof PageFinder]: PageFinder[Name] extends (...given: never[]) => unknown ? Name : never;
}[keyof PageFinder];

type PageFinder = typeof pageFinder;

export type Given<Name extends FinderName> = Parameters<PageFinder[Name]>;
export type Answer<Name extends FinderName> = Awaited<ReturnType<PageFinder[Name]>>;

/** A key by its name in the DOM, or a chord with Shift or Control: `Tab`, `Shift+Tab`, `Control+a`. */
export type Key = string;

/** What a test can do with any browser: the input of a user, and questions to the page. One class for each protocol. */
export interface EngineDriver {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function of `pageFinder.ts` in the page. */
  ask<Name extends FinderName>(name: Name, ...given: Given<Name>): Promise<Answer<Name>>;
  click(point: Point): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses a file in a field for files, without the dialog of the system. */
  chooseFile(target: Target, file: string): Promise<void>;
  /** Sets the size of the page, without the frame of the window. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what the window shows. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The name of the finder in the page. */
export const finderName = 'pageFinder';

let script: Promise<string> | undefined;

/** `pageFinder.ts` with its packages as one script. */
export function finderScript(): Promise<string> {
  script ??= build({
    entryPoints: ['e2e/engines/pageFinder.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: finderName,
    write: false,
  }).then(({ outputFiles: [file] }) => `${file?.text ?? ''}globalThis.${finderName} = ${finderName};`);
  return script;
}

/** The keys of a chord in the order in which they go down. */
export function keysOf(chord: Key): string[] {
  return chord.split('+');
}
