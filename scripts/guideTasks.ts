import { readFileSync } from 'node:fs';
import { marked, type Token } from 'marked';

/** The folder of the guide: its pages, and `pictures/`. */
export const guideFolder = 'docs/guide';

/** What a step of a task names: a control by its accessible name, or a picture by its file name without the ending. */
export interface Mark {
  readonly kind: 'control' | 'picture';
  readonly name: string;
}

export interface Task {
  readonly title: string;
  /** In the order of the steps. */
  readonly marks: readonly Mark[];
}

const isOrderedList = (token: Token): boolean =>
  token.type === 'list' && 'ordered' in token && token.ordered === true;

/** The bold names and the pictures inside a token, in their order. */
function marksIn(token: Token): Mark[] {
  const marks: Mark[] = [];
  void marked.walkTokens([token], (inner) => {
    if (inner.type === 'strong') marks.push({ kind: 'control', name: plainText(inner) });
    if (inner.type === 'image')
      marks.push({ kind: 'picture', name: String(inner.href).replace(/^pictures\/(.*)\.png$/, '$1') });
  });
  return marks;
}

/** The text of a token without the signs of Markdown. */
export function plainText({ tokens = [] }: { readonly tokens?: Token[] | undefined }): string {
  return tokens.map((token) => ('text' in token ? String(token.text) : token.raw)).join('');
}

/**
 * The tasks of a page of the guide: each heading of level 2 with its numbered steps. It throws when a task has no steps, or
 * when a name is bold or a picture stands outside of the steps, because no walk would check it.
 */
export function tasksOf(markdown: string): Task[] {
  const tasks: { title: string; marks: Mark[] }[] = [];
  let hasSteps = true;
  const endTask = (): void => {
    if (!hasSteps) throw new Error(`'${tasks.at(-1)?.title ?? ''}' has no numbered steps`);
  };
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading' && token.depth === 2) {
      endTask();
      hasSteps = false;
      tasks.push({ title: plainText(token), marks: [] });
    } else if (tasks.length > 0 && isOrderedList(token)) {
      hasSteps = true;
      tasks.at(-1)?.marks.push(...marksIn(token));
    } else if (marksIn(token).length > 0) throw new Error(`Only a step may have this: ${token.raw.trim()}`);
  }
  endTask();
  return tasks;
}

/** The tasks of a page by its name, such as `signing-in`. */
export function tasksOfPage(page: string): Task[] {
  return tasksOf(readFileSync(`${guideFolder}/${page}.md`, 'utf8'));
}
