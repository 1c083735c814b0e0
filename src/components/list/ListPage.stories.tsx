import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { StoryFrame } from '@/testing/harness/StoryFrame';
import { Button } from '@/components/ui/Button';
import type { Column } from './columns';
import { FilterHeader } from './FilterHeader';
import { ListPage, type ListPageProps } from './ListPage';
import { forgetLists } from './listUrl';
import type { QueryState } from '@/components/feedback/queryState';
import { StatusBadge } from '@/components/ui/StatusBadge';

interface Country {
  id: number;
  code: string;
  name: string;
  market: string;
  premium: number;
}

const names = [
  'Argentina',
  'Brazil',
  'Canada',
  'Denmark',
  'Egypt',
  'France',
  'Germany',
  'Hungary',
  'India',
  'Japan',
];

function countries(count: number): Country[] {
  return Array.from({ length: count }, (_country, index) => ({
    id: index + 1,
    code: `C${String(index + 1).padStart(2, '0')}`,
    name: `${names[index % names.length] ?? ''}${index < names.length ? '' : ` ${String(index)}`}`,
    market: ['Americas', 'Europe', 'Asia and Pacific'][index % 3] ?? '',
    premium: (index + 1) * 1_250,
  }));
}

function loaded<T>(data: T): QueryState<T> {
  return { data, isFetching: false, isError: false, refetch: () => undefined };
}

const columns: readonly Column<Country>[] = [
  { label: 'Country Code', text: ({ code }) => code },
  { label: 'Country Name', text: ({ name }) => name },
  { label: 'Market Name', text: ({ market }) => market },
  {
    label: 'Premium',
    text: ({ premium }) => `$${premium.toLocaleString('en-US')}`,
    sortBy: ({ premium }) => premium,
    align: 'end',
  },
];

function CountryList(props: ListPageProps<Country>): ReactNode {
  return <ListPage {...props} />;
}

const meta = {
  title: 'Components/List/ListPage',
  component: CountryList,
  parameters: { layout: 'fullscreen' },
  beforeEach: forgetLists,
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
  args: {
    heading: 'Countries',
    breadcrumbs: [{ label: 'Countries' }],
    query: loaded(countries(23)),
    columns,
    pageSize: 10,
    addLink: '/add',
    editLink: ({ id }) => `/edit/${String(id)}`,
    remove: () => Promise.resolve(),
  },
} satisfies Meta<typeof CountryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Empty: Story = { args: { query: loaded([]) } };

export const Loading: Story = {
  args: { query: { isFetching: true, isError: false, refetch: () => undefined } },
};

export const Failed: Story = {
  args: { query: { isFetching: false, isError: true, refetch: () => undefined } },
};

export const ReadAgainAndFailed: Story = {
  args: { query: { ...loaded(countries(4)), isError: true } },
};

export const LongTexts: Story = {
  args: {
    query: loaded(
      countries(5).map((country) => ({
        ...country,
        name: `The United and Federated Commonwealth of ${country.name} and its Dependencies`,
        market: 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu',
      })),
    ),
  },
};

/** A hundred thousand rows; only one page of them is drawn. */
export const ManyRows: Story = { args: { query: loaded(countries(100_000)), pageSize: 15, footer: 'rows' } };

export const FilteredToNothing: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await userEvent.type(list.getByRole('searchbox', { name: 'Quick filter' }), 'atlantis');
    await expect(list.getByText('No row has “atlantis”')).toBeVisible();
  },
};

export const FiltersInHeaders: Story = {
  args: {
    filterHeader: FilterHeader,
    columns: columns.map((column, index) =>
      index < 3 ? { ...column, filter: `key${String(index)}` } : column,
    ),
  },
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

export const ColumnsAndViews: Story = {
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Columns and views' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Market Name' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Width of Country Code in characters' }), '2');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the view' }), 'Without markets{Enter}');
    await expect(dialog.getByRole('button', { name: 'Without markets' })).toBeVisible();
  },
};

export const EditableCells: Story = {
  args: {
    heading: 'Attribute Groups',
    footer: 'rows',
    pageSize: 20,
    toolbar: (
      <Button size="small" variant="primary">
        Save
      </Button>
    ),
    columns: [
      { label: 'Name', text: ({ name }) => name },
      {
        label: 'Rank',
        text: ({ id }) => String(id),
        cell: ({ id, name }) => <input aria-label={`Rank ${name}`} defaultValue={id} size={4} />,
      },
      {
        label: 'Status',
        text: () => 'Active',
        cell: ({ name }) => <input type="checkbox" aria-label={`Status ${name}`} defaultChecked />,
      },
    ],
  },
};

export const Statuses: Story = {
  args: {
    columns: [
      ...columns,
      {
        label: 'Status',
        text: () => 'Quotation',
        cell: () => <StatusBadge tone="info">Quotation</StatusBadge>,
      },
    ],
  },
};

export const OpenMenu: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await userEvent.click(list.getAllByRole('button', { name: 'Actions' })[2]!);
    await expect(await within(document.body).findByRole('menuitem', { name: 'Delete' })).toBeVisible();
  },
};

export const AsksBeforeRemoving: Story = {
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(within(canvasElement).getAllByRole('button', { name: 'Actions' })[2]!);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }));
    await expect(await page.findByRole('alertdialog', { name: 'Do you want to remove?' })).toBeVisible();
  },
};
