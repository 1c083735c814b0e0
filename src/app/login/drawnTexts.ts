/** The texts of an installation that a login page shows. */
type InstallationTexts = Readonly<Record<'brand' | 'poweredBy', string>>;

function textsIn(part: Node): Text[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  return found;
}

/** The template of a login page's markup in `index.html`; builds for development have none. */
export function templateFor(pathname: string): HTMLTemplateElement | undefined {
  const asked = pathname.replace(/\/+$/, '').toLowerCase();
  const all = document.querySelectorAll<HTMLTemplateElement>('template[data-path]');
  return [...all].find(({ dataset }) => dataset['path']?.toLowerCase() === asked);
}

/** Writes an installation's texts into a copy of a template, in place of their names in braces. */
export function writeTexts(template: HTMLTemplateElement, copy: Node, texts: InstallationTexts): void {
  const originals = textsIn(template.content);
  for (const [index, node] of textsIn(copy).entries()) {
    const text = (originals[index]?.data ?? '').replace(
      /\{(brand|poweredBy)\}/g,
      (_, name: keyof InstallationTexts) => texts[name],
    );
    if (node.data !== text) node.data = text;
  }
}
