import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { accentTokens, type Palette } from '@/testing/foundations/accent';
import { ContrastLines, FoundationPage, measure, ThemePanel } from '@/testing/foundations/TokenPage';
import { readTokens, themes, type Theme, type Token } from '@/testing/foundations/tokens';
import styles from '@/testing/foundations/foundations.module.css';
import { Button } from './Button';
import { StatusBadge } from './StatusBadge';

interface AccentProps {
  /** The colour of the accent in the light theme. */
  light: string;
  /** The colour of the accent in the dark theme. */
  dark: string;
}

function Samples({ theme, set, palette }: { theme: Theme; set: Palette; palette: Palette }): ReactNode {
  const pairs = measure({ ...palette, ...set }, ({ front, back }) => front in set || back in set);
  const failed = pairs.filter(({ ratio, minimum }) => ratio < minimum);
  return (
    <ThemePanel theme={theme} set={set}>
      <div className={styles.stack}>
        <h2>{theme === 'light' ? 'Light' : 'Dark'}</h2>
        <div className={styles.row}>
          <Button variant="primary">Save</Button>
          <Button>Cancel</Button>
          <Button variant="quiet">First</Button>
          <Button className={styles.ring}>With focus</Button>
        </div>
        <a href="#link">A link to a quotation</a>
        <div className={styles.selected}>
          <span>The selected row</span>
          <span>$1,234.56</span>
        </div>
        <div className={styles.row}>
          <StatusBadge>Draft</StatusBadge>
          <StatusBadge tone="info">Quotation</StatusBadge>
          <StatusBadge tone="good">Policy</StatusBadge>
          <StatusBadge tone="warn">Overdue</StatusBadge>
          <StatusBadge tone="bad">Cancelled</StatusBadge>
        </div>
        <p>
          {pairs.length} pairs, {failed.length} below the minimum
        </p>
        {failed.length > 0 && <ContrastLines pairs={failed} withFront />}
        <details>
          <summary>All pairs</summary>
          <ContrastLines pairs={pairs} withFront />
        </details>
      </div>
    </ThemePanel>
  );
}

function AccentPlayground({ light, dark, tokens }: AccentProps & { tokens: readonly Token[] }): ReactNode {
  const [inLight, inDark] = themes.map((theme) => {
    const palette: Palette = Object.fromEntries(
      tokens.flatMap(({ name, colours }) => (colours ? [[name, colours[theme]]] : [])),
    );
    return { theme, palette, set: accentTokens(theme === 'light' ? light : dark, theme, palette) };
  });
  const lines = Object.keys(inLight!.set).map(
    (name) => `${name}: light-dark(${inLight!.set[name]}, ${inDark!.set[name]});`,
  );
  return (
    <FoundationPage
      heading="Accent"
      text="Choose one colour for each theme in Controls. The other tokens of an accent are calculated from it. One press selects all lines, to be copied to tokens.css."
    >
      <pre className={styles.copy}>{lines.join('\n')}</pre>
      <div className={styles.pair}>
        <Samples {...inLight!} />
        <Samples {...inDark!} />
      </div>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Accent',
  loaders: [() => ({ tokens: readTokens() })],
  args: { light: '#0b666a', dark: '#4fbfba' },
  argTypes: { light: { control: 'color' }, dark: { control: 'color' } },
  render: (args, { loaded }) => <AccentPlayground {...args} tokens={loaded['tokens'] as Token[]} />,
} satisfies Meta<AccentProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement).getByText(/--accent-hover: light-dark/);
    await expect(lines).toHaveTextContent('--accent: light-dark(#0b666a, #4fbfba);');
    await expect(within(canvasElement).getAllByText(/, 0 below the minimum/)).toHaveLength(2);
  },
};

/** A colour that is too pale for a button in the light theme: the page names the pairs that fail. */
export const PaleColour: Story = {
  args: { light: '#7fc8c4', dark: '#7fc8c4' },
  play: async ({ canvasElement }) => {
    const failures = await within(canvasElement).findAllByText(/FAIL/);
    await expect(failures[0]).toHaveTextContent('--accent on');
  },
};
