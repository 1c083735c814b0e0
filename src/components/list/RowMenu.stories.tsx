import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { RowMenu } from './RowMenu';

const meta = {
  title: 'Components/List/RowMenu',
  component: RowMenu,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The actions of one row. Use it for everything that concerns this row only; the action that users need most is also the double click on the row. Enter, Space and Arrow Down open it, the arrows move, Escape closes it.',
      },
    },
  },
  argTypes: {
    items: { description: 'The entries: a link, an action, or a note why there is nothing to do.' },
    describedBy: { table: { disable: true } },
  },
  decorators: [
    (Story) => (
      <>
        <h1>Countries</h1>
        <Story />
      </>
    ),
  ],
  args: {
    items: [
      { label: 'Edit', to: '/edit/3' },
      { label: 'Deactivate', onSelect: () => undefined },
      { label: 'Delete', danger: true, onSelect: () => undefined },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions' }));
    await expect(await within(document.body).findByRole('menu')).toBeVisible();
  },
} satisfies Meta<typeof RowMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const OnlyANote: Story = {
  args: { items: [{ label: 'A paid binder cannot be changed', isNote: true }] },
};

export const LongTexts: Story = {
  args: {
    items: [
      {
        label: 'Open the quotation from which this binder was made, in its version of that day',
        to: '/view/3',
      },
      { label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung', to: '/edit/3' },
    ],
  },
};
