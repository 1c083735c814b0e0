import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { forceStates } from '@/testing/foundations/forcedStates';
import { expectNoOverflow, longLabel, longWord, NarrowBox } from '@/testing/harness/NarrowBox';
import { Button } from './Button';
import { iconOrNone } from './iconControl.fixture';
import styles from './Button.stories.module.css';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['normal', 'small'] as const;
const states = {
  Rest: {},
  Hover: { 'data-state': 'hover' },
  Focus: { 'data-state': 'focus-visible' },
  Busy: { busy: true },
  Disabled: { disabled: true },
};
const names = { primary: 'Save', secondary: 'Cancel', quiet: 'First', danger: 'Delete' };

const meta = {
  title: 'Components/UI/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A button does something on this screen; for what leads to another screen use `ButtonLink`. A screen or a dialog has one `primary` button, `danger` is for what cannot be undone, and `quiet` is for actions that are repeated or side by side, such as those of a pager. Enter and Space press it; while it is `busy` it keeps the focus and takes no press.',
      },
    },
  },
  args: { children: 'Save', variant: 'primary', size: 'normal', busy: false, disabled: false },
  argTypes: {
    children: { name: 'label', control: 'text' },
    variant: { control: 'select', options: variants },
    size: { control: 'inline-radio', options: sizes },
    icon: iconOrNone,
    disabled: { control: 'boolean' },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithIcon: Story = {
  args: { children: 'Export CSV (13)', variant: 'secondary', icon: 'download' },
};

function Row({
  variant,
  size,
}: {
  variant: (typeof variants)[number];
  size: (typeof sizes)[number];
}): ReactNode {
  return (
    <tr>
      <th scope="row">
        {variant}, {size}
      </th>
      {Object.entries(states).map(([state, props]) => (
        <td key={state}>
          <Button variant={variant} size={size} {...props}>
            {names[variant]}
          </Button>
        </td>
      ))}
    </tr>
  );
}

/** Each kind in each size and state. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  beforeEach: forceStates,
  render: () => (
    // A scrolling element must be focusable, so that the keyboard can scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label="Buttons" tabIndex={0}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">Kind and size</th>
            {Object.keys(states).map((state) => (
              <th key={state} scope="col">
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.flatMap((variant) =>
            sizes.map((size) => <Row key={`${variant} ${size}`} variant={variant} size={size} />),
          )}
        </tbody>
      </table>
    </section>
  ),
  play: async ({ canvasElement }) => {
    for (const row of within(canvasElement).getAllByRole('row').slice(1)) {
      const [rest, hover, focus] = within(row).getAllByRole('button');
      await expect(getComputedStyle(hover!).backgroundColor).not.toBe(
        getComputedStyle(rest!).backgroundColor,
      );
      await expect(getComputedStyle(focus!).outlineStyle).toBe('solid');
    }
  },
};

export const LongTexts: Story = {
  args: { children: longLabel, icon: 'download' },
  render: (args) => (
    <NarrowBox>
      <Button {...args} />
      <Button {...args}>{longWord}</Button>
    </NarrowBox>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
};
