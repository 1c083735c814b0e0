import { getConfig, prettyDOM, queryAllByRole } from '@testing-library/dom';

/** The number of lines of a message with its extract of the page. Jest adds about 15: the title, the code and the stack. */
const messageLines = 28;
/** The number of lines of the page below a message that is itself long. */
const fewestPageLines = 10;
const lineLength = 160;
const listLength = 10;

/** `waitFor` recognises an error of a query by this name, and reports the line of the test that waited. */
const errorName = 'TestingLibraryElementError';

const addressLabel = 'Address: ';

/** Whether `waitFor` or `findBy…` will repeat the query: only the message of the last attempt is printed. */
const isRepeated = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/**
 * The error of a query without a result, and the message of a `waitFor` that timed out: what was not found, the address,
 * the headings, and the front of the page. It is short, so that a failed test fits on a screen.
 */
export function queryError(message: string | null, container: Element | Document): Error {
  // Without a message the library asks for the text of one of several matching elements.
  const error = new Error(
    message === null ? cut(pretty(inFront(container), true)) : completed(message, container),
  );
  error.name = errorName;
  // Jest shows the code of the first line of the stack outside of a package. That should be the line of the test.
  Error.captureStackTrace(error, queryError);
  return error;
}

/** Puts the message of a failed query into its stack, which Jest prints: `waitFor` completes the message only afterwards. */
export function withMessageInStack(error: unknown): unknown {
  if (error instanceof Error && error.name === errorName && !error.stack?.includes(error.message)) {
    const frames = error.stack?.split('\n').filter((line) => /^ +at /.test(line)) ?? [];
    error.stack = [`${error.name}: ${error.message}`, ...frames].join('\n');
  }
  return error;
}

function completed(message: string, container: Element | Document): string {
  // The callback of `waitFor` may be asynchronous: then its error was already processed here.
  if (isRepeated() || message.includes(`\n${addressLabel}`)) return message;
  const head = [
    shortened(message),
    '',
    `${addressLabel}${window.location.pathname}${window.location.search}`,
    `Headings: ${list(headings())}`,
    ...sameRole(message, container),
    '',
  ].join('\n');
  const lines = outline(inFront(container));
  const limit = Math.max(fewestPageLines, messageLines - head.split('\n').length);
  if (lines.length <= limit) return `${head}${lines.join('\n')}`;
  const shown = lines.slice(0, limit - 1).join('\n');
  const hidden = lines.length - limit + 1;
  return `${head}${shown}\n… ${String(hidden)} more lines; screen.debug(undefined, Infinity) prints the whole page`;
}

/** The message without the library's list of all roles, and with only some of the matching elements. */
function shortened(message: string): string {
  const [found = ''] = message.split(/\n\nHere are the (?:accessible|available) roles:/);
  const [before = '', matches] = found.split('\n\nHere are the matching elements:\n\n');
  if (matches === undefined) return found;
  const [advice = '', ...elements] = matches.split('\n\n').reverse();
  return [before, list(elements.reverse(), '\n'), advice].join('\n');
}

function list(items: readonly string[], separator = ', '): string {
  const more = items.length - listLength;
  const shown = items.slice(0, listLength);
  return (more > 0 ? [...shown, `… ${String(more)} more`] : shown).join(separator) || 'none';
}

function headings(): string[] {
  return queryAllByRole(document.body, 'heading').map((heading) => {
    const level = heading.getAttribute('aria-level') ?? heading.localName.slice(1);
    return `h${level} "${text(heading)}"`;
  });
}

/** The names of the elements with the wanted role: often one of them is the right one. */
function sameRole(message: string, container: Element | Document): string[] {
  const [, role] = /^Unable to find .*?\brole[= ]"([^"]+)"/.exec(message) ?? [];
  if (role === undefined) return [];
  const names = new Map<Element, string>();
  const root = container instanceof Document ? container.body : container;
  const elements = queryAllByRole(root as HTMLElement, role, {
    name: (name, element) => {
      names.set(element, name);
      return true;
    },
  });
  const front = inFront(container);
  const inside = elements.filter((element) => front.contains(element));
  // Each name once, those of the printed section first.
  const found = new Set([...inside, ...elements].map((element) => `"${names.get(element) ?? ''}"`));
  return [`Names of the role "${role}": ${list([...found])}`];
}

/** The open dialog, else the screen without menu and footer. A smaller container is printed itself. */
function inFront(container: Element | Document): Element {
  const dialogs = container.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]');
  const main = container.querySelector('main');
  return [...dialogs].at(-1) ?? main ?? (container instanceof Document ? container.body : container);
}

/** An element as HTML, without drawings; in one line or several. */
function pretty(element: Element, isInOneLine: boolean): string {
  const filterNode = (node: Node): boolean =>
    !(node instanceof Element && node.matches('svg, script, style'));
  return prettyDOM(element, Infinity, { highlight: false, min: isInOneLine, filterNode }) || '';
}

/** The lines of an element; the attributes of a tag are in its line. */
function outline(element: Element): string[] {
  const html = pretty(element, false);
  return html
    .replace(/\n\s+([\w-]+=")/g, ' $1')
    .replace(/\n\s*(\/?>)/g, '$1')
    .split('\n')
    .map(cut);
}

function text(element: Element): string {
  return cut(element.textContent.replace(/\s+/g, ' ').trim());
}

function cut(line: string): string {
  return line.length > lineLength ? `${line.slice(0, lineLength)}…` : line;
}
