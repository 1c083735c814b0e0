import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useMemo, useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '@/components/ui/Button';
import { countryColumns, type Country } from '../countries.fixture';
import { useListTable } from '../useListTable';
import { useListState } from '../useListState';
import { useHeaderFilters } from '../useHeaderFilters';
import { ColumnsDialog } from './ColumnsDialog';

interface CountryColumnsProps {
  columns: number;
  labelLength: number;
  hasHeaderFilters: boolean;
}

const filterKeys = ['key0', 'key1'];
const noRows: readonly Country[] = [];

function CountryColumns({ columns, labelLength, hasHeaderFilters }: CountryColumnsProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const shown = useMemo(
    () =>
      countryColumns.slice(0, columns).map((column, index) => ({
        ...column,
        ...(labelLength > 0 && {
          header: `${String(index + 1)}${column.header.replaceAll(' ', '').repeat(labelLength)}`.slice(
            0,
            labelLength,
          ),
        }),
        ...(hasHeaderFilters && index < filterKeys.length && { meta: { filterKey: `key${String(index)}` } }),
      })),
    [columns, labelLength, hasHeaderFilters],
  );
  const list = useListState(filterKeys);
  const table = useListTable({
    columns: shown,
    rows: noRows,
    pageSize: Infinity,
    rowKey: undefined,
    list,
    defaultSort: undefined,
  });
  const filters = useHeaderFilters(list.query.columnFilters, (columnFilters) =>
    list.change({ columnFilters }),
  );
  return (
    <>
      <Button icon="columns" onClick={() => setOpen(true)}>
        Columns
      </Button>
      {isOpen && (
        <ColumnsDialog
          table={table}
          list={list}
          ready={{}}
          filters={hasHeaderFilters ? filters : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Components/List/ColumnsDialog',
  component: CountryColumns,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'What a user chooses about a list: its columns, their order and width, the sort, the filters, and saved views. Every list has it; a choice counts immediately, so that there is no Save. Each column has buttons that move it, so that nothing needs dragging. Escape closes the dialog.',
      },
    },
  },
  argTypes: {
    columns: { control: { type: 'range', min: 1, max: 12 }, description: 'The number of columns.' },
    labelLength: {
      control: { type: 'range', min: 0, max: 100 },
      description: 'Makes each label a text of so many letters without a blank; 0 shows usual labels.',
    },
    hasHeaderFilters: { description: 'Whether the server filters the first two columns.' },
  },
  decorators: [
    (Story) => (
      <>
        <h1>Countries</h1>
        <Story />
      </>
    ),
  ],
  args: { columns: 4, labelLength: 0, hasHeaderFilters: false },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
} satisfies Meta<typeof CountryColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourColumns: Story = {};

export const TwelveColumns: Story = { args: { columns: 12 } };

export const HeaderFilters: Story = { args: { hasHeaderFilters: true } };

export const LongTexts: Story = { args: { labelLength: 80 } };

export const ViewSaved: Story = {
  play: async (context) => {
    await meta.play(context);
    const dialog = within(within(document.body).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Market Name' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Width of Country Code in pixels' }), '2');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the view' }), 'Without markets{Enter}');
    await expect(dialog.getByRole('button', { name: 'Without markets' })).toBeVisible();
  },
};
