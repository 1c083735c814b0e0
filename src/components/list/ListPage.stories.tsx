import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useMemo, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '@/components/ui/Button';
import { StatusBadge } from '@/components/ui/StatusBadge';
import type { ListColumn } from './columns';
import { countries, countryColumns, listStates, queryIn, type Country } from './countries.fixture';
import { useRowRemoval } from './useRowRemoval';
import { ListPage, type ListPageProps } from './ListPage';

interface CountryListProps {
  heading: string;
  state: (typeof listStates)[number];
  rows: number;
  columns: number;
  pageSize: number;
  nameLength: number;
  footer: 'page' | 'rows';
  canAdd: boolean;
  hasActions: boolean;
  hasHeaderFilters: boolean;
  deleteFails: boolean;
}

/** A list of countries, with props of `ListPage` that override the args. */
function countryList(
  more: (columns: readonly ListColumn<Country>[]) => Partial<ListPageProps<Country>> = () => ({}),
) {
  return function CountryList(props: CountryListProps): ReactElement {
    const { heading, state, rows, nameLength, hasActions, hasHeaderFilters } = props;
    const records = useMemo(() => countries(rows, nameLength), [rows, nameLength]);
    const columns = useMemo(
      () =>
        countryColumns
          .slice(0, props.columns)
          .map((column, index) =>
            hasHeaderFilters && index < 3
              ? { ...column, meta: { ...column.meta, filterKey: `key${String(index)}` } }
              : column,
          ),
      [props.columns, hasHeaderFilters],
    );
    const query = queryIn(state, records);
    const removal = useRowRemoval(
      () => (props.deleteFails ? Promise.reject({ kind: 'unreachable' }) : Promise.resolve()),
      query,
      () => ({ word: '', name: '' }),
    );
    return (
      <ListPage
        // A list of the product filters by the server always, or never.
        key={String(hasHeaderFilters)}
        heading={heading}
        breadcrumbs={[{ label: heading }]}
        query={query}
        columns={columns}
        pageSize={props.pageSize}
        footer={props.footer}
        {...(props.canAdd && { addLink: '/add' })}
        {...(hasActions && {
          editLink: ({ id }: Country) => `/edit/${String(id)}`,
          removal,
        })}
        {...more(columns)}
      />
    );
  };
}

const CountryList = countryList();

const meta = {
  title: 'Components/List/ListPage',
  component: CountryList,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A whole screen with one list: heading, quick filter, tools, table and pager. Use it for every list of records; for a few rows inside a form use a table of its own. Tab reaches one row of the table; the arrows move to the other rows, Page Up and Page Down turn the page, Enter opens the record, Space selects it.',
      },
    },
  },
  argTypes: {
    heading: { description: 'The heading of the screen, and the name of the exported file.' },
    state: { control: 'inline-radio', options: listStates, description: 'What has come from the server.' },
    rows: { control: { type: 'number', min: 0 }, description: 'The number of rows; 0 is the empty list.' },
    columns: { control: { type: 'range', min: 1, max: 12 }, description: 'The number of columns.' },
    pageSize: { control: { type: 'number', min: 1 }, description: 'The number of rows on a page.' },
    nameLength: {
      control: { type: 'range', min: 0, max: 200 },
      description: 'Makes each name a text of so many letters without a blank; 0 shows usual names.',
    },
    footer: {
      control: 'inline-radio',
      options: ['page', 'rows'],
      description: 'Whether the pager also says which rows are shown.',
    },
    canAdd: { description: 'Whether there is an add screen.' },
    hasActions: { description: 'Whether each row has a menu with Edit and Delete.' },
    hasHeaderFilters: { description: 'Whether the server filters the first three columns.' },
    deleteFails: { description: 'Whether Delete fails. Open the menu of a row to try it.' },
  },
  args: {
    heading: 'Countries',
    state: 'filled',
    rows: 23,
    columns: 4,
    pageSize: 10,
    nameLength: 0,
    footer: 'page',
    canAdd: true,
    hasActions: true,
    hasHeaderFilters: false,
    deleteFails: false,
  },
} satisfies Meta<typeof CountryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Empty: Story = { args: { rows: 0 } };

export const Loading: Story = { args: { state: 'loading' } };

export const CouldNotLoad: Story = { args: { state: 'could not load' } };

/** The rows of before stay. */
export const ReadAgainCouldNotLoad: Story = { args: { state: 'could not load again', rows: 4 } };

/** The actions of a row stay in reach while the table scrolls sideways. */
export const TwelveColumns: Story = { args: { columns: 12 } };

/** A cell cuts a long text; the focused or selected row shows it whole. */
export const LongTexts: Story = {
  args: {
    heading: 'Countries, Their Markets and the Premium That Was Written in Each of Them Since 2019',
    nameLength: 80,
    rows: 5,
  },
};

/** Only one page of the rows is in the document. */
export const ManyRows: Story = { args: { rows: 100_000, pageSize: 15, footer: 'rows' } };

export const FilteredToNothing: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await userEvent.type(list.getByRole('searchbox', { name: 'Quick filter' }), 'atlantis');
    await expect(list.getByText('No row has “atlantis”')).toBeVisible();
  },
};

export const FiltersInHeaders: Story = {
  args: { hasHeaderFilters: true },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await userEvent.click(list.getByRole('button', { name: 'Country Name' }));
    await userEvent.keyboard('Can');
    await userEvent.click(list.getByRole('button', { name: 'Filter' }));
    await expect(list.getByRole('textbox', { name: 'Country Name' })).toHaveValue('Can');
  },
};

/** On a phone, the selected card shows all columns. */
export const SelectedRow: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Brazil'));
  },
};

/** A list whose cells are edited in place has its own Save. */
export const EditableCells: Story = {
  args: { heading: 'Attribute Groups', footer: 'rows', pageSize: 20, columns: 3 },
  argTypes: { columns: { table: { disable: true } }, hasHeaderFilters: { table: { disable: true } } },
  render: countryList(() => ({
    toolbar: (
      <Button size="small" variant="primary">
        Save
      </Button>
    ),
    columns: editableColumns,
  })),
};

const editableColumns: readonly ListColumn<Country>[] = [
  { header: 'Name', accessorFn: ({ name }) => name },
  {
    header: 'Rank',
    accessorFn: ({ id }) => String(id),
    cell: ({
      row: {
        original: { id, name },
      },
    }) => <input aria-label={`Rank ${name}`} defaultValue={id} size={4} />,
  },
  {
    header: 'Status',
    accessorFn: () => 'Active',
    cell: ({
      row: {
        original: { name },
      },
    }) => <input type="checkbox" aria-label={`Status ${name}`} defaultChecked />,
  },
];

/** A cell can show a badge; its text is what the list sorts, filters and exports. */
export const Statuses: Story = {
  render: countryList((columns) => ({
    columns: [
      ...columns,
      {
        header: 'State',
        accessorFn: () => 'Quotation',
        cell: () => <StatusBadge tone="info">Quotation</StatusBadge>,
      },
    ],
  })),
};

async function chooseDelete(canvasElement: HTMLElement): Promise<void> {
  const page = within(document.body);
  await userEvent.click(within(canvasElement).getAllByRole('button', { name: 'Actions' })[2]!);
  await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }));
  await expect(await page.findByRole('alertdialog', { name: 'Do you want to remove?' })).toBeVisible();
}

export const AsksBeforeDeleting: Story = {
  play: ({ canvasElement }) => chooseDelete(canvasElement),
};

/** A row that could not be deleted stays, and the line above the list offers another try. */
export const DeleteSaveFails: Story = {
  args: { deleteFails: true },
  play: async ({ canvasElement }) => {
    await chooseDelete(canvasElement);
    await userEvent.click(within(document.body).getByRole('button', { name: 'OK' }));
    await expect(await within(canvasElement).findByText('Not saved')).toBeVisible();
  },
};
