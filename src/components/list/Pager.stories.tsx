import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useMemo, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { countries, countryColumns } from './countries.fixture';
import { firstRowOf, pagedText } from './listText';
import { useListState } from './useListState';
import { Pager } from './Pager';
import { useListTable } from './useListTable';

interface CountryPagerProps {
  rows: number;
  pageSize: number;
  footer: 'page' | 'rows';
}

const noKeys: readonly string[] = [];

function CountryPager({ rows, pageSize, footer }: CountryPagerProps): ReactNode {
  const list = useListState(noKeys);
  const records = useMemo(() => countries(rows), [rows]);
  const table = useListTable({
    columns: countryColumns,
    rows: records,
    pageSize,
    rowKey: undefined,
    list,
    defaultSort: undefined,
  });
  const { pagination } = table.state;
  const shown = table.getRowModel().rows.length;
  const range = { from: firstRowOf(pagination), shown, count: rows };
  return (
    <Pager
      table={table}
      text={pagedText(pagination.pageIndex + 1, table.getPageCount(), footer === 'rows' ? range : null)}
    />
  );
}

const meta = {
  title: 'Components/List/Pager',
  component: CountryPager,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The pages of a list, below its table. `ListPage` has it; leave it out where all rows of a short list are shown. The buttons are reached by Tab; when a button is disabled because there is no further page, the one that leads back by one page takes the focus. Inside the table, Page Up and Page Down turn the page as well.',
      },
    },
  },
  argTypes: {
    rows: { control: { type: 'number', min: 0 }, description: 'The number of rows of the list.' },
    pageSize: { control: { type: 'number', min: 1 }, description: 'The number of rows on a page.' },
    footer: {
      control: 'inline-radio',
      options: ['page', 'rows'],
      description: 'Whether the text also says which rows are shown.',
    },
  },
  decorators: [
    (Story) => (
      <>
        <h1>Countries</h1>
        <Story />
      </>
    ),
  ],
  args: { rows: 23, pageSize: 10, footer: 'rows' },
} satisfies Meta<typeof CountryPager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};

export const PageOnly: Story = { args: { footer: 'page' } };

export const OnePage: Story = { args: { rows: 7 } };

export const ManyPages: Story = { args: { rows: 100_000 } };

export const LastPage: Story = {
  play: async ({ canvasElement }) => {
    const pager = within(canvasElement);
    await userEvent.click(pager.getByRole('button', { name: 'Last' }));
    await expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(pager.getByRole('button', { name: 'Previous' })).toHaveFocus();
  },
};
