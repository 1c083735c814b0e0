import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentType, ReactElement } from 'react';
import { Inspector } from '@/domain/preflight/inspector';
import { likelyAmountColumn, reconcile } from '@/domain/preflight/reconcile';
import { StoryFrame } from '@/testing/harness/StoryFrame';
import { PreflightPanel } from './PreflightPanel';
import type { ReadPreflight } from './usePreflight';

const headers = [
  'Policy Number',
  'Named Insured',
  'State',
  'Effective Date',
  'Expiry Date',
  'Gross Premium',
  'Commission',
  'Net Premium',
];

const tidyRows = [
  ['POL-2026-0001', 'Whitfield, Ann', 'NY', '2026-02-01', '2027-02-01', '1,535.50', '153.55', '1,381.95'],
  ['POL-2026-0002', 'Delgado, Marcus', 'CA', '2026-02-14', '2027-02-14', '968.50', '96.85', '871.65'],
  ['POL-2026-0004', 'O’Neil, Tom', 'ME', '2026-03-01', '2027-03-01', '1,715.40', '171.54', '1,543.86'],
  ['POL-2026-0005', 'Harbor Bakery LLC', 'MA', '2026-03-09', '2027-03-09', '-120.00', '-12.00', '-108.00'],
  ['POL-2026-0006', 'Lindqvist, Åsa', 'VT', '2026-03-11', '2027-03-11', '640.00', '64.00', '576.00'],
];

const malformedRows = [
  ...tidyRows,
  ['POL-2026-0002', '=HYPERLINK("x")', 'CA', '2026-04-01', '2026-01-01', '500.00', '50.00', '460.00'],
  ['', '', 'NY', '31/04/2026', '2027-04-01', 'TBA', '', ''],
  ['Total', '', '', '', '', '5,239.40', '', ''],
];

function read(
  rows: readonly string[][],
  controlValue: string,
  more: Partial<ReadPreflight> = {},
  columns: readonly string[] = headers,
): ReadPreflight {
  const inspector = new Inspector();
  inspector.add(columns);
  for (const row of rows) inspector.add(row);
  const inspection = inspector.finish();
  const amountColumn = likelyAmountColumn(inspection.columns);
  return {
    state: 'read',
    fileName: 'premium-2026-10.csv',
    inspection,
    encoding: 'utf-8',
    ...(amountColumn !== undefined && { amountColumn }),
    reconciliation: reconcile(inspection, amountColumn, controlValue),
    chooseAmountColumn: () => undefined,
    chooseSheet: () => undefined,
    ...more,
  };
}

function inFrame(Story: ComponentType): ReactElement {
  return (
    <StoryFrame>
      <h1>Create Upload File</h1>
      <Story />
    </StoryFrame>
  );
}

const meta: Meta<typeof PreflightPanel> = {
  title: 'Screens/Bordereau files/Pre-flight',
  component: PreflightPanel,
  decorators: [inFrame],
  args: { preflight: read(tidyRows, '4739.40'), onJump: () => undefined },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Reconciled: Story = {};

export const Differs: Story = { args: { preflight: read(tidyRows, '4,751.80') } };

export const WithFindings: Story = { args: { preflight: read(malformedRows, '5239.40') } };

export const WithManyFindings: Story = {
  args: {
    preflight: read(
      Array.from({ length: 1500 }, (_, index) => tidyRows[index % 5]!.with(1, '').with(5, '1e3')),
      '100',
    ),
  },
};

export const Workbook: Story = {
  args: {
    preflight: read(tidyRows, '', {
      fileName: 'ho3-2026-10.xlsx',
      sheets: { names: ['Cover', 'Premium', 'Claims'], chosen: 1 },
    }),
  },
};

export const NoHeader: Story = { args: { preflight: read(tidyRows.slice(1), '100', {}, tidyRows[0]) } };

export const NoRows: Story = { args: { preflight: read([], '100') } };

export const LongText: Story = {
  args: {
    preflight: read(
      [
        [
          'POL-2026-0001-WITH-A-NUMBER-THAT-NEVER-SEEMS-TO-COME-TO-ANY-END-WHATSOEVER',
          'The Consolidated Harbor, Wharf, Lighthouse and Inland Waterways Mutual Insurance Company of 1847',
          '=HYPERLINK("https://example.com/a/very/long/address/that/goes/on/and/on","Click")',
          '',
          '',
          'one hundred and twenty dollars and forty cents, more or less',
          '',
          '',
        ],
      ],
      '100',
      { fileName: 'premium-bordereau-for-the-second-half-of-the-year-final-final-corrected (copy 2).csv' },
    ),
  },
};

export const Idle: Story = { args: { preflight: { state: 'idle' } } };

const reading = { state: 'reading', fileName: 'premium-2026-10.csv', stop: () => undefined } as const;

export const Reading: Story = { args: { preflight: { ...reading, share: 0.4 } } };

export const ReadingWorkbook: Story = { args: { preflight: { ...reading, fileName: 'ho3-2026-10.xlsx' } } };

const unread = { state: 'unread', retry: () => undefined } as const;

export const PassedOn: Story = {
  args: {
    preflight: {
      ...unread,
      fileName: 'premium-2026-10.xls',
      why: 'passedOn',
      reason: 'XLS files are passed on as they are, without being read.',
    },
  },
};

export const Refused: Story = {
  args: {
    preflight: {
      ...unread,
      fileName: 'premium-2026-10.csv',
      why: 'refused',
      reason: 'The file is a program, whatever its name says.',
    },
  },
};

export const Stopped: Story = {
  args: {
    preflight: {
      ...unread,
      fileName: 'premium-2026-10.csv',
      why: 'stopped',
      reason: 'The check was stopped.',
    },
  },
};

export const ReconciledDark: Story = { globals: { theme: 'dark' } };

export const DiffersDark: Story = { ...Differs, globals: { theme: 'dark' } };

export const WithFindingsDark: Story = { ...WithFindings, globals: { theme: 'dark' } };

export const ReadingDark: Story = { ...Reading, globals: { theme: 'dark' } };
