import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  FoundationPage,
  measure,
  ContrastLines,
  type Measured,
  Swatch,
  ThemePair,
  TokenList,
} from '@/testing/foundations/TokenPage';
import { readTokens, type Theme, type Token } from '@/testing/foundations/tokens';
import styles from '@/testing/foundations/foundations.module.css';
import { Button } from './Button';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';
import { iconShapes } from './iconShapes';

const meta = {
  title: 'Foundations/Tokens',
  loaders: [() => ({ tokens: readTokens() })],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Page {
  heading: string;
  text: string;
  /** The tokens of the page, by the start of their names. */
  starts: RegExp;
  sample: (token: Token, theme: Theme) => ReactNode;
  play?: Story['play'];
}

/** One kind of tokens in both themes. */
function page({ heading, text, starts, sample, play }: Page): Story {
  return {
    render: (_args, { loaded }) => {
      const all = loaded['tokens'] as Token[];
      return (
        <FoundationPage heading={heading} text={text}>
          <TokenList tokens={all.filter(({ name }) => starts.test(name))} sample={sample} />
        </FoundationPage>
      );
    },
    play: async (context) => {
      const all = context.loaded['tokens'] as Token[];
      const names = all.map(({ name }) => name).filter((name) => starts.test(name));
      await expect(names).not.toHaveLength(0);
      for (const name of names)
        await expect(within(context.canvasElement).getByRole('heading', { name })).toBeVisible();
      await play?.(context);
    },
  };
}

/** The roles of colours, in the order of tokens.css. */
const roles: readonly { heading: string; text: string; starts: RegExp }[] = [
  { heading: 'Text', text: 'What is read on a surface.', starts: /^--text/ },
  {
    heading: 'Surfaces',
    text: 'What is below the text. The contrast is that of the text on it.',
    starts: /^--(ground|surface|backdrop)/,
  },
  {
    heading: 'Lines',
    text: 'Edges of cards and of controls, and the empty part of a bar.',
    starts: /^--(?:border|track)/,
  },
  {
    heading: 'Accent and focus',
    text: 'The colour of the installation, and the ring of the focus.',
    starts: /^--(accent|on-accent|focus)/,
  },
  {
    heading: 'Status',
    text: 'What a message or a record is about. The words say it as well.',
    starts: /^--(info|good|warn|bad)/,
  },
  { heading: 'Danger', text: 'Buttons for what cannot be undone.', starts: /^--(danger|on-danger)/ },
];
const rawSteps = /^--gray-/;

/** The pairs of a colour that matter most: those with the page and with cards, and the one with the least contrast. */
function Contrast({ token, theme, all }: { token: Token; theme: Theme; all: readonly Token[] }): ReactNode {
  const colours = Object.fromEntries(all.map(({ name, colours: both }) => [name, both?.[theme] ?? '']));
  const byRatio = (fits: Parameters<typeof measure>[1]): Measured[] =>
    measure(colours, fits).sort((a, b) => a.ratio - b.ratio);
  const onSurfaces = byRatio(({ front }) => front === token.name).filter(
    ({ back }, index, { length }) => index === 0 || length <= 2 || ['--ground', '--surface'].includes(back),
  );
  if (onSurfaces.length > 0) return <ContrastLines pairs={onSurfaces} />;
  const below = byRatio(({ back }) => back === token.name).filter(
    ({ front }, index) => index === 0 || ['--text', '--text-muted'].includes(front),
  );
  if (below.length > 0) return <ContrastLines pairs={below} withFront />;
  return <p className={styles.notes}>No minimum</p>;
}

function ColourSample({
  token,
  theme,
  all,
}: {
  token: Token;
  theme: Theme;
  all: readonly Token[];
}): ReactNode {
  return (
    <>
      <Swatch background={`var(${token.name})`} />
      <code>{token.colours?.[theme]}</code>
      {!rawSteps.test(token.name) && <Contrast token={token} theme={theme} all={all} />}
    </>
  );
}

export const Colour: Story = {
  render: (_args, { loaded }) => {
    const all = loaded['tokens'] as Token[];
    const list = (starts: RegExp, withUses = false): ReactNode => (
      <TokenList
        tokens={all.filter(({ name }) => starts.test(name))}
        sample={(token, theme) => <ColourSample token={token} theme={theme} all={all} />}
        heading="h3"
        withUses={withUses}
      />
    );
    return (
      <FoundationPage
        heading="Colour"
        text={
          'Choose a colour by its role. The contrast is that of WCAG 2.2 on the page (--ground), on cards (--surface) and on ' +
          'the background with the least contrast. Text needs 4.5, an edge or a mark 3. Disabled text and lines that only ' +
          'divide need nothing.'
        }
      >
        {roles.map(({ heading, text, starts }) => (
          <section key={heading} className={styles.group}>
            <h2>{heading}</h2>
            <p>{text}</p>
            {list(starts)}
          </section>
        ))}
        <section className={styles.group}>
          <h2>Raw steps</h2>
          <p>
            The roles take some of their colours from these. A step is no role: it does not change with the
            theme.
          </p>
          {list(rawSteps, true)}
        </section>
      </FoundationPage>
    );
  },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const colours = (loaded['tokens'] as Token[]).filter(({ colours: both }) => both);
    await expect(colours).not.toHaveLength(0);
    for (const { name } of colours) await expect(canvas.getByRole('heading', { name })).toBeVisible();
    await expect(canvas.queryAllByText(/FAIL/)).toEqual([]);
  },
};

const typeStyles: Record<string, keyof CSSProperties> = {
  '--font': 'fontFamily',
  '--size': 'fontSize',
  '--weight': 'fontWeight',
};

export const Type: Story = page({
  heading: 'Type',
  text: 'Families, sizes and weights. A size in rem follows the font size of the browser: 1rem is 16 px unless a person changed it.',
  starts: /^--(font|size|weight)/,
  sample: ({ name }) => (
    <span style={{ [typeStyles[/^--[a-z]+/.exec(name)![0]]!]: `var(${name})` }}>Policy amount $1,234.56</span>
  ),
});

export const Spacing: Story = page({
  heading: 'Spacing',
  text: 'Gaps and paddings are steps of 4 px. The number in the name counts these steps.',
  starts: /^--space/,
  sample: ({ name }) => <Swatch background="var(--accent)" width={`var(${name})`} />,
});

export const Radius: Story = page({
  heading: 'Radius',
  text: 'Controls have the small radius, cards and dialogs the large one.',
  starts: /^--radius/,
  sample: ({ name }) => <Swatch background="var(--surface)" borderRadius={`var(${name})`} />,
});

export const Shadow: Story = page({
  heading: 'Shadow',
  text: 'Only what floats above the page has a shadow: menus, dialogs and notices. A card has a border.',
  starts: /^--shadow/,
  sample: ({ name }) => (
    <div style={{ padding: 'var(--space-6)' }}>
      <Swatch background="var(--surface-raised)" boxShadow={`var(${name})`} />
    </div>
  ),
});

function Mover({ name }: { name: string }): ReactNode {
  const [isMoved, setMoved] = useState(false);
  return (
    <>
      <Button size="small" aria-pressed={isMoved} onClick={() => setMoved(!isMoved)}>
        Move with {name}
      </Button>
      <div
        className={classes(styles.traveller, isMoved && styles.moved)}
        style={{ transition: `transform var(${name})` }}
      />
    </>
  );
}

export const Motion: Story = page({
  heading: 'Motion',
  text:
    'Motion explains where something went. Press a button to see the duration and the easing. If the system asks for reduced ' +
    'motion, the square is at its new place without a movement.',
  starts: /^--(quick|move)/,
  sample: ({ name }) => <Mover name={name} />,
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button', { name: 'Move with --move' });
    await userEvent.click(button!);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button!);
  },
});

export const Sizes: Story = page({
  heading: 'Sizes',
  text:
    'Heights of controls and rows, widths of content. A width that is wider than this page is cut. The frame of the page sets ' +
    '--frame-top, --frame-bottom and --offline while it is shown.',
  starts: /^--(control|row|page-|list-|form-|frame-|offline)/,
  sample: ({ name }) =>
    /width|gutter/.test(name) ? (
      <Swatch background="var(--accent)" width={`var(${name})`} maxWidth="100%" />
    ) : (
      <Swatch background="var(--accent)" height={`var(${name})`} />
    ),
});

const iconNames = Object.keys(iconShapes) as IconName[];

export const Icons: Story = {
  render: () => (
    <FoundationPage
      heading="Icons"
      text="All icons of src/components/ui/iconShapes.ts, at 16 and 24 px. An icon has the colour of the text beside it, and is hidden from assistive technology."
    >
      <ThemePair>
        {() => (
          <ul className={styles.icons}>
            {iconNames.map((name) => (
              <li key={name} className={styles.icon}>
                <span className={styles.row}>
                  <Icon name={name} />
                  <Icon name={name} size={24} />
                </span>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        )}
      </ThemePair>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('chevronDown')).toHaveLength(2);
  },
};
