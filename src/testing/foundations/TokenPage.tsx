import type { CSSProperties, ReactNode } from 'react';
import { contrastPairs, contrastRatio, type ContrastPair } from './contrast';
import { themes, type Theme, type Token } from './tokens';
import styles from './foundations.module.css';

const themeNames = { light: 'Light', dark: 'Dark' };

/** A page of the foundations: a heading, a sentence, and what it shows. */
export function FoundationPage({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children: ReactNode;
}): ReactNode {
  return (
    <main>
      <h1>{heading}</h1>
      <p>{text}</p>
      {children}
    </main>
  );
}

/** Shows what is inside it in one theme, whatever the theme of the page is; `set` gives tokens other values. */
export function ThemePanel({
  theme,
  set,
  children,
}: {
  theme: Theme;
  set?: Readonly<Record<string, string>>;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.panel} style={{ colorScheme: theme, ...set }}>
      {children}
    </div>
  );
}

/** The same content in both themes side by side. */
export function ThemePair({ children }: { children: (theme: Theme) => ReactNode }): ReactNode {
  return (
    <div className={styles.pair}>
      {themes.map((theme) => (
        <ThemePanel key={theme} theme={theme}>
          <h2>{themeNames[theme]}</h2>
          {children(theme)}
        </ThemePanel>
      ))}
    </div>
  );
}

export interface Measured extends ContrastPair {
  readonly ratio: number;
}

/** The contrast of each pair for which `fits` is true. */
export function measure(
  colours: Readonly<Record<string, string>>,
  fits: (pair: ContrastPair) => boolean,
): Measured[] {
  return contrastPairs
    .filter(fits)
    .map((pair) => ({ ...pair, ratio: contrastRatio(colours[pair.front]!, colours[pair.back]!) }));
}

/** A ratio without rounding up, so that 4.499 does not look like a pass. */
const shownRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** One line for each pair: both names, the ratio, the minimum, and whether it is reached. */
export function ContrastLines({
  pairs,
  withFront = false,
}: {
  pairs: readonly Measured[];
  withFront?: boolean;
}): ReactNode {
  return (
    <ul>
      {pairs.map(({ front, back, minimum, ratio }) => (
        <li key={`${front} ${back}`}>
          {withFront && `${front} `}on {back}: <strong>{shownRatio(ratio)}</strong>,{' '}
          {minimum === 3 ? 'control 3' : 'text 4.5'} {ratio >= minimum ? 'pass' : 'FAIL'}
        </li>
      ))}
    </ul>
  );
}

function Uses({ uses }: { uses: readonly string[] }): ReactNode {
  if (uses.length === 0) return <p className={styles.notes}>No role and no style sheet uses it.</p>;
  const more = uses.length - 3;
  return (
    <p className={styles.notes}>
      Used {uses.length === 1 ? 'once' : `${uses.length} times`}: {uses.slice(0, 3).join('; ')}
      {more > 0 && `; and ${more} more`}
    </p>
  );
}

/** Tokens with name, value, purpose and a sample of each in both themes; of raw steps also where they are used. */
export function TokenList({
  tokens,
  sample,
  heading: Heading = 'h2',
  withUses = false,
}: {
  tokens: readonly Token[];
  sample: (token: Token, theme: Theme) => ReactNode;
  heading?: 'h2' | 'h3';
  withUses?: boolean;
}): ReactNode {
  return (
    <ul className={styles.tokens}>
      {tokens.map((token) => (
        <li key={token.name} className={styles.token}>
          <div className={styles.words}>
            <Heading className={styles.name}>{token.name}</Heading>
            {token.purpose && <p>{token.purpose}</p>}
            <p className={styles.notes}>
              <code>{token.declared}</code>
            </p>
            {token.variants.map((variant) => (
              <p key={variant} className={styles.notes}>
                <code>{variant}</code>
              </p>
            ))}
            {withUses && <Uses uses={token.uses} />}
          </div>
          {themes.map((theme) => (
            <ThemePanel key={theme} theme={theme}>
              {sample(token, theme)}
            </ThemePanel>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** A box that is filled with a colour. */
export function Swatch({ className, ...style }: CSSProperties & { className?: string }): ReactNode {
  return <div className={`${styles.swatch} ${className ?? ''}`} style={style} />;
}
