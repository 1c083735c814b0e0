import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useMemo, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { countries, countryColumns } from './countries.fixture';
import { DataTable } from './DataTable';
import { useListState } from './useListState';
import { useListTable } from './useListTable';

interface CountryTableProps {
  label: string;
  status: 'ready' | 'loading' | 'failed';
  rows: number;
  columns: number;
  nameLength: number;
  emptyText: string;
  hasActions: boolean;
  blankRow: string;
  isRowBusy: boolean;
}

const noKeys: readonly string[] = [];

function CountryTable(props: CountryTableProps): ReactNode {
  const { rows, nameLength, blankRow } = props;
  const list = useListState(noKeys);
  const records = useMemo(() => countries(rows, nameLength), [rows, nameLength]);
  const columns = useMemo(() => countryColumns.slice(0, props.columns), [props.columns]);
  const table = useListTable({
    columns,
    rows: records,
    pageSize: Infinity,
    rowKey: undefined,
    list,
    defaultSort: undefined,
  });
  return (
    <DataTable
      label={props.label}
      table={table}
      columns={columns}
      records={records}
      status={props.status}
      onRetry={() => undefined}
      emptyText={props.emptyText}
      changedRows={props.isRowBusy ? ['2'] : []}
      rowActions={
        props.hasActions
          ? () => [
              { label: 'Edit', onSelect: () => undefined },
              { label: 'Delete', danger: true, onSelect: () => undefined },
            ]
          : undefined
      }
      blank={blankRow === '' ? undefined : { label: blankRow, onOpen: () => undefined }}
    />
  );
}

const meta = {
  title: 'Components/List/DataTable',
  component: CountryTable,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The table of a list: headers that sort, rows that take focus, a menu for each row. Use it inside `ListPage`, which adds the heading, the filter and the pager; use `DescriptionList` for the values of one record. Tab reaches one row, the arrows, Home and End move, Enter opens, Space selects. On a phone each row is a card of two lines, and the selected card shows every column.',
      },
    },
  },
  argTypes: {
    label: { control: false, description: 'The name of the table for screen readers. It is not visible.' },
    status: {
      control: 'inline-radio',
      options: ['ready', 'loading', 'failed'],
      description: 'Whether the rows have come from the server.',
    },
    rows: { control: { type: 'number', min: 0 }, description: 'The number of rows.' },
    columns: { control: { type: 'range', min: 1, max: 12 }, description: 'The number of columns.' },
    nameLength: {
      control: { type: 'range', min: 0, max: 200 },
      description: 'Makes each name a text of so many letters without a blank; 0 shows usual names.',
    },
    emptyText: { description: 'What a table without rows shows.', if: { arg: 'rows', eq: 0 } },
    hasActions: { description: 'Whether each row has a menu.' },
    blankRow: { description: 'The text of the last row, which adds a record; without a text there is none.' },
    isRowBusy: { description: 'Whether the second row is being changed on the server.' },
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
    label: 'Countries',
    status: 'ready',
    rows: 8,
    columns: 4,
    nameLength: 0,
    emptyText: 'No rows yet',
    hasActions: true,
    blankRow: 'Add…',
    isRowBusy: false,
  },
} satisfies Meta<typeof CountryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Empty: Story = { args: { rows: 0, blankRow: '' } };

/** The last row, which adds a record, appears with the other rows. */
export const Loading: Story = {
  args: { status: 'loading' },
  argTypes: { blankRow: { table: { disable: true } } },
};

export const CouldNotLoad: Story = { args: { status: 'failed' } };

export const LongTexts: Story = { args: { nameLength: 80 } };

/** A table that is wider than the page scrolls sideways; its actions stay visible. */
export const TwelveColumns: Story = { args: { columns: 12 } };

/** A second press on the header turns the order round. */
export const Sorted: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    await userEvent.click(table.getByRole('button', { name: 'Country Name' }));
    await expect(table.getByRole('columnheader', { name: 'Country Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

export const RowSelected: Story = {
  args: { nameLength: 80 },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    await userEvent.click(table.getByText('C02'));
    await expect(table.getByRole('row', { selected: true })).toHaveTextContent('C02');
  },
};

export const RowMenuOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button', { name: 'Actions' })[1]!);
    await expect(await within(document.body).findByRole('menuitem', { name: 'Delete' })).toBeVisible();
  },
};
