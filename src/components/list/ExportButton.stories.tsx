import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { countries, countryColumns } from './countries.fixture';
import { ExportButton } from './ExportButton';

interface StoryExportProps {
  label: string;
  rows: number;
  source: 'shown rows' | 'read when pressed' | 'never arrives' | 'could not load';
}

const loads = {
  'shown rows': undefined,
  'read when pressed': () => Promise.resolve(countries(40)),
  'never arrives': () => new Promise<never>(() => undefined),
  'could not load': () => Promise.reject(new Error('The rows could not be read')),
};

function StoryExport({ label, rows, source }: StoryExportProps): ReactNode {
  return (
    <ExportButton
      key={source}
      name="Countries"
      label={label}
      columns={countryColumns}
      count={rows}
      rows={() => countries(rows)}
      load={loads[source]}
    />
  );
}

const meta = {
  title: 'Components/List/ExportButton',
  component: StoryExport,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Saves the rows of a list as a CSV file. Its label names the number of rows where it is known before the press. Do not use it for a file that the server makes; that is a link. Enter and Space press it, and after a failure Retry takes its place.',
      },
    },
  },
  argTypes: {
    label: { description: 'The label, before the number of rows.' },
    rows: {
      control: { type: 'number', min: 0 },
      description: 'The number of rows that the list shows. Without a row there is nothing to export.',
      if: { arg: 'source', eq: 'shown rows' },
    },
    source: {
      control: 'radio',
      options: Object.keys(loads),
      description: 'Where the rows come from, and how that ends.',
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
  args: { label: 'Export CSV', rows: 23, source: 'shown rows' },
} satisfies Meta<typeof StoryExport>;

export default meta;
type Story = StoryObj<typeof meta>;

async function press(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export CSV' }));
}

export const WithRows: Story = {};

export const Empty: Story = { args: { rows: 0 } };

export const Loading: Story = {
  args: { source: 'never arrives' },
  play: ({ canvasElement }) => press(canvasElement),
};

export const CouldNotLoad: Story = {
  args: { source: 'could not load' },
  // Retry replaces the button.
  argTypes: { label: { table: { disable: true } } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
