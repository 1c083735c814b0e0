/** Reads the design tokens from tokens.css, and where they are used from all style sheets of the product. */
export type Theme = 'light' | 'dark';

export const themes: readonly Theme[] = ['light', 'dark'];

export interface Token {
  readonly name: string;
  /** As tokens.css declares it. */
  readonly declared: string;
  /** The colour in each theme, as `#rrggbb`, or as `rgba()` if it is translucent. Other tokens have none. */
  readonly colours?: Readonly<Record<Theme, string>>;
  /** What the comment of tokens.css says in brackets behind the name. */
  readonly purpose?: string;
  /** The values under a condition: `16px when (width <= 760px)`. */
  readonly variants: readonly string[];
  /** The rules that use it, as `Button.module.css .primary`, and the tokens that are made from it. */
  readonly uses: readonly string[];
}

declare global {
  interface ImportMeta {
    /** Webpack replaces the call; the arguments have to be literals. */
    webpackContext(
      folder: string,
      options: { recursive: boolean; regExp: RegExp },
    ): { keys(): string[]; (key: string): { default: { toString(): string } } };
  }
}

// Only css-loader reads the files, so that they are text here and change nothing in the page.
const files = import.meta.webpackContext('!!css-loader?{"modules":false,"sourceMap":false}!../../', {
  recursive: true,
  regExp: /^(?!.*(\/testing\/|\.stories\.)).*\.css$/,
});
const tokenFile = './components/ui/tokens.css';

interface Rule {
  readonly file: string;
  readonly selector: string;
  readonly style: CSSStyleDeclaration;
  /** The condition of the `@media` around it. */
  readonly condition: string;
}

function rulesIn(list: CSSRuleList, file: string, condition: string): Rule[] {
  return [...list].flatMap((rule) => {
    const own =
      rule instanceof CSSStyleRule
        ? [{ file, selector: rule.selectorText, style: rule.style, condition }]
        : [];
    const inner = 'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? rule.cssRules : null;
    const media = rule instanceof CSSMediaRule ? rule.conditionText : condition;
    return inner ? [...own, ...rulesIn(inner, file, media)] : own;
  });
}

const textOf = (key: string): string => files(key).default.toString();

function rulesOf(key: string): Rule[] {
  const sheet = new CSSStyleSheet();
  // `:global()` is for css-loader only. A browser drops a rule with it.
  sheet.replaceSync(textOf(key).replace(/:global\(([^)]*)\)/g, '$1'));
  return rulesIn(sheet.cssRules, key.split('/').at(-1)!, '');
}

/** A colour as a browser computes it in a theme; nothing if the value is no colour. */
function computedColour(value: string, theme: Theme): string | undefined {
  if (!CSS.supports('color', value)) return undefined;
  const probe = document.createElement('span');
  probe.style.colorScheme = theme;
  probe.style.color = value;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const numbers = color.match(/[\d.]+/g)!.map(Number);
  if (numbers.length > 3) return color;
  return `#${numbers.map((number) => number.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether a declaration uses a token: `var(--text)`, and not `var(--text-muted)`. */
const mentions = (css: string, name: string): boolean =>
  css.includes(`var(${name})`) || css.includes(`var(${name},`);

/** The words in brackets behind one or more names, for each name: `--text, --text-muted (4.5:1 on every surface)`. */
function purposesIn(css: string): Partial<Record<string, string>> {
  const comment = css.slice(0, css.indexOf('*/')).replace(/\s+\* +/g, ' ');
  const lists = comment.matchAll(/((?:--[\w-]+, )*--[\w-]+) \(([^)]+)\)/g);
  return Object.fromEntries(
    [...lists].flatMap(([, names, words]) => names!.split(', ').map((name) => [name, words!])),
  );
}

/** All tokens in the order of tokens.css. */
export function readTokens(): Token[] {
  const purposes = purposesIn(textOf(tokenFile));
  const rules = files.keys().flatMap((key) => rulesOf(key));
  const inTokenFile = rules.filter(({ file }) => tokenFile.endsWith(file));
  const block = inTokenFile.find(({ selector, condition }) => selector === ':root' && !condition)!.style;
  const names = [...block].filter((property) => property.startsWith('--'));
  const declaredOf = (name: string): string => block.getPropertyValue(name).trim();
  return names.map((name) => {
    const declared = declaredOf(name);
    const colourTest = declared.replace(/var\((--[\w-]+)\)/g, (_, used: string) => declaredOf(used));
    const light = CSS.supports('color', colourTest) && computedColour(`var(${name})`, 'light');
    const dark = light && computedColour(`var(${name})`, 'dark');
    return {
      name,
      declared,
      ...(light && dark && { colours: { light, dark } }),
      ...(purposes[name] && { purpose: purposes[name] }),
      variants: inTokenFile
        .filter(({ condition, style }) => condition && style.getPropertyValue(name))
        .map(({ condition, style }) => `${style.getPropertyValue(name).trim()} when ${condition}`),
      uses: [
        ...names.filter((other) => mentions(declaredOf(other), name)),
        ...rules
          .filter(({ file, style }) => !tokenFile.endsWith(file) && mentions(style.cssText, name))
          .map(({ file, selector }) => `${file} ${selector}`),
      ],
    };
  });
}
