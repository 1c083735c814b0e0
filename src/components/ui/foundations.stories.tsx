import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { CSSProperties, ReactNode } from 'react';
import { expect, within } from 'storybook/test';

type Theme = 'light' | 'dark';

/** The `:root` block of tokens.css, as the browser has read it. */
function tokenBlock(): CSSStyleDeclaration {
  const rules = [...document.styleSheets].flatMap((file) => [...file.cssRules]);
  const block = rules.find(
    (rule): rule is CSSStyleRule =>
      rule instanceof CSSStyleRule &&
      rule.selectorText === ':root' &&
      rule.style.getPropertyValue('--ground') !== '',
  );
  if (!block) throw new Error('tokens.css is not loaded');
  return block.style;
}

/** The names and values of the tokens whose name or value fits, in the order of the file. */
function tokens(fits: (name: string, value: string) => boolean): [name: string, value: string][] {
  const block = tokenBlock();
  return [...block]
    .map((name): [string, string] => [name, block.getPropertyValue(name).trim()])
    .filter(([name, value]) => name.startsWith('--') && fits(name, value));
}

const isColour = (name: string, value: string): boolean =>
  !name.startsWith('--shadow') && /^(#|light-dark\()/.test(value);

interface TokenTableProps {
  theme: Theme;
  rows: [name: string, value: string][];
  /** Draws one token beside its name. */
  sample: (name: string) => ReactNode;
}

function TokenTable({ theme, rows, sample }: TokenTableProps): ReactNode {
  const panel: CSSProperties = {
    colorScheme: theme,
    background: 'var(--ground)',
    color: 'var(--text)',
    padding: 'var(--space-4)',
    flex: '1 1 320px',
    minWidth: 0,
  };
  return (
    <section style={panel} aria-label={theme}>
      <h2>{theme === 'light' ? 'Light' : 'Dark'}</h2>
      <dl
        style={{
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr',
          gap: 'var(--space-2) var(--space-4)',
        }}
      >
        {rows.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt title={value}>{name}</dt>
            <dd style={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>{sample(name)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface FoundationProps {
  heading: string;
  fits: (name: string, value: string) => boolean;
  sample: (name: string) => ReactNode;
}

/** One kind of tokens in both themes. */
function Foundation({ heading, fits, sample }: FoundationProps): ReactNode {
  const rows = tokens(fits);
  return (
    <main>
      <h1>{heading}</h1>
      <div style={{ display: 'flex', flexWrap: 'wrap' }}>
        <TokenTable theme="light" rows={rows} sample={sample} />
        <TokenTable theme="dark" rows={rows} sample={sample} />
      </div>
    </main>
  );
}

const meta = { title: 'Foundations', component: Foundation } satisfies Meta<typeof Foundation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both tables list at least the token that is named, so that a story cannot be empty. */
function lists(name: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(name)).toHaveLength(2);
  };
}

function style(property: keyof CSSProperties, text: string) {
  return (name: string): ReactNode => <span style={{ [property]: `var(${name})` }}>{text}</span>;
}

export const Colour: Story = {
  args: {
    heading: 'Colour',
    fits: isColour,
    sample: (name) => (
      <div
        style={{
          height: 'var(--space-6)',
          background: `var(${name})`,
          border: '1px solid var(--border-control)',
        }}
      />
    ),
  },
  play: lists('--surface-selected'),
};

export const TypeFamilies: Story = {
  args: {
    heading: 'Type families',
    fits: (name) => name.startsWith('--font'),
    sample: style('fontFamily', 'Policy amount $1,234.56'),
  },
  play: lists('--font-mono'),
};

export const TypeSizes: Story = {
  args: {
    heading: 'Type sizes',
    fits: (name) => name.startsWith('--size'),
    sample: style('fontSize', 'Policy amount'),
  },
  play: lists('--size-table'),
};

export const TypeWeights: Story = {
  args: {
    heading: 'Type weights',
    fits: (name) => name.startsWith('--weight'),
    sample: style('fontWeight', 'Policy amount'),
  },
  play: lists('--weight-medium'),
};

export const Spacing: Story = {
  args: {
    heading: 'Spacing',
    fits: (name) => name.startsWith('--space'),
    sample: (name) => (
      <div style={{ width: `var(${name})`, height: 'var(--space-4)', background: 'var(--accent)' }} />
    ),
  },
  play: lists('--space-12'),
};

export const Radius: Story = {
  args: {
    heading: 'Radius',
    fits: (name) => name.startsWith('--radius'),
    sample: (name) => (
      <div
        style={{
          height: 'var(--control)',
          border: '1px solid var(--border-control)',
          borderRadius: `var(${name})`,
        }}
      />
    ),
  },
  play: lists('--radius-card'),
};
