import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Marked, type Tokens } from 'marked';
import { guideFolder, plainText } from './guideTasks';

/** The folder of the build in which the guide is. */
const folder = '/guide';

/** The pages of the guide in their order; the first is the start page. */
export const guidePages = [
  'README',
  'signing-in',
  'overview',
  'quotations',
  'binders-and-payments',
  'policies',
  'bordereaux-for-administrators',
  'bordereaux-for-carriers',
  'intake-forms',
  'users-and-permissions',
] as const;

/** `README.md` is `/guide/index.html`, `quotations.md` is `/guide/quotations.html`. */
export function pageAddress(page: string): string {
  return `${folder}/${page === 'README' ? 'index' : page}.html`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The id of a heading: 'Sign in' has `sign-in`, as on GitHub. */
function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

/** The size of a PNG in pixels, from its first bytes. */
function sizeOf(picture: string): { width: number; height: number } {
  const bytes = readFileSync(path.join(guideFolder, picture));
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function linkTarget(href: string): string {
  const [, page = '', fragment = ''] = /^(?:([\w-]+)\.md)?(#[\w-]+)?$/.exec(href) ?? [];
  if (!page && !fragment) throw new Error(`${href} is not a page of the guide`);
  return (page ? pageAddress(page) : '') + fragment;
}

const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${idOf(plainText({ tokens }) || text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      return `<a href="${escaped(linkTarget(href))}">${this.parser.parseInline(tokens)}</a>`;
    },
    image({ href, text }) {
      if (!text) throw new Error(`${href} has no description`);
      const { width, height } = sizeOf(href);
      return `<img src="${folder}/${href}" alt="${escaped(text)}" width="${width}" height="${height}" loading="lazy">`;
    },
    html({ text }) {
      throw new Error(`A page of the guide has no HTML: ${text.trim()}`);
    },
  },
});

/** The title of a page, which is its first heading. */
function titleOf(content: string): string {
  const [title] = markdown.lexer(content);
  if (title?.type !== 'heading' || title.depth !== 1)
    throw new Error('A page of the guide begins with a title');
  return plainText(title);
}

const item = (href: string, text: string, isCurrent = false): string =>
  `<li><a href="${href}"${isCurrent ? ' aria-current="page"' : ''}>${escaped(text)}</a></li>`;

function navigation(current: string): string {
  const items = guidePages.map((page) => {
    const title = titleOf(readFileSync(`${guideFolder}/${page}.md`, 'utf8'));
    return item(pageAddress(page), page === 'README' ? 'Start' : title, page === current);
  });
  return `<nav class="pages" aria-label="Pages of the guide"><ul>${items.join('')}</ul></nav>`;
}

/** Links to the tasks of a page; blank for a page without tasks. */
function contents(content: string): string {
  const tasks = markdown
    .lexer(content)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
    .map((heading) => item(`#${idOf(plainText(heading))}`, plainText(heading)));
  return tasks.length === 0 ? '' : `<nav aria-label="Tasks on this page"><ul>${tasks.join('')}</ul></nav>\n`;
}

/**
 * A page of the guide as static HTML without scripts. `page` is its file name without the ending. It throws for raw HTML,
 * a picture without a description, and a link to anything but a page of the guide.
 */
export function guidePage(page: string, content: string): string {
  const title = titleOf(content);
  // The links to the tasks are between the introduction and the first task.
  const body = markdown.parse(content, { async: false }).replace(/(?=<h2)/, () => contents(content));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escaped(page === 'README' ? title : `${title} | Guide to the portal`)}</title>
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${folder}/guide.css">
</head>
<body>
<header><a href="/">Open the portal</a></header>
<div class="columns">
<main>
${body}</main>
${navigation(page)}
</div>
</body>
</html>
`;
}
