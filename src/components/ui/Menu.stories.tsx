import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { longLabel, longWord } from '@/testing/harness/NarrowBox';
import { Menu } from './Menu';

const meta = {
  title: 'Components/UI/Menu',
  component: Menu,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A button that opens a list of links and actions, such as those of a row or of the user. Up to two actions are buttons and need no menu; a choice among values is a select field. Enter, Space and Arrow Down open it, arrows and first letters move, Escape closes it and gives the focus back to the button.',
      },
    },
  },
  args: {
    children: 'Hi admin - Admin',
    align: 'start',
    items: [
      { label: 'Setting', to: '/User_Admin_Setting' },
      { label: 'Delete the draft', danger: true, to: '/' },
      { label: 'No other drafts', isNote: true },
    ],
  },
  argTypes: {
    children: { name: 'button', control: 'text' },
    items: { control: 'object' },
    align: { control: 'inline-radio', options: ['start', 'end'] },
    // It is the name for a screen reader, and is not visible.
    label: { control: false },
    describedBy: { table: { disable: true } },
    className: { table: { disable: true } },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const items = await within(document.body).findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(args.items.map(({ label }) => label));
  },
};

/** The menu is at most as wide as a phone of 320 px, with a margin. */
export const LongTexts: Story = {
  args: {
    items: [
      { label: longLabel, to: '/' },
      { label: longWord, to: '/' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const menu = await within(document.body).findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    await expect(menu.offsetWidth).toBeLessThanOrEqual(320);
  },
};
