import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { Inspector } from '@/domain/preflight/inspector';
import { likelyAmountColumn, reconcile } from '@/domain/preflight/reconcile';
import { StoryFrame } from '@/testing/harness/StoryFrame';
import { PreflightPanel } from './PreflightPanel';
import type { Preflight, ReadPreflight } from './usePreflight';

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

const longRow = [
  'POL-2026-0001-OF-THE-CONSOLIDATED-HARBOR-WHARF-AND-LIGHTHOUSE-PROGRAM',
  'The Consolidated Harbor, Wharf, Lighthouse and Inland Waterways Mutual Insurance Company of 1847',
  '=HYPERLINK("https://example.com/programs/2026/harbor/wharf/lighthouse/waterways","Open")',
  '',
  '',
  'one hundred and twenty dollars and forty cents',
  '',
  '',
];

const contents = {
  'without findings': tidyRows,
  'with findings': malformedRows,
  'with 1,500 rows': Array.from({ length: 1500 }, (_, index) =>
    tidyRows[index % 5]!.with(1, '').with(5, '1e3'),
  ),
  'with long texts': [longRow],
  'without rows': [],
};

const states = ['no file', 'reading', 'read', 'passed on', 'refused', 'stopped'] as const;

const unread = {
  'passed on': { why: 'passedOn', reason: 'XLS files are passed on as they are, without being read.' },
  refused: { why: 'refused', reason: 'The file is a program, whatever its name says.' },
  stopped: { why: 'stopped', reason: 'The check was stopped.' },
} as const;

interface StoryPreflightProps {
  state: (typeof states)[number];
  fileName: string;
  share: number;
  content: keyof typeof contents;
  controlValue: string;
  hasHeader: boolean;
  hasSheets: boolean;
}

function preflightOf(props: StoryPreflightProps): Preflight {
  const { state, fileName, share, content, controlValue, hasHeader, hasSheets } = props;
  if (state === 'no file') return { state: 'idle' };
  if (state === 'reading') return { state: 'reading', fileName, share, stop: () => undefined };
  if (state !== 'read') return { state: 'unread', fileName, ...unread[state], retry: () => undefined };
  return read(
    contents[content],
    controlValue,
    { fileName, ...(hasSheets && { sheets: { names: ['Cover', 'Premium', 'Claims'], chosen: 1 } }) },
    hasHeader ? headers : tidyRows[0],
  );
}

function StoryPreflight(props: StoryPreflightProps): ReactNode {
  return <PreflightPanel preflight={preflightOf(props)} onJump={() => undefined} />;
}

const whenRead = { arg: 'state', eq: 'read' } as const;

const meta = {
  title: 'Screens/Bordereau files/Pre-flight',
  component: StoryPreflight,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'What the portal found in a bordereau file before it is sent: the total beside the control value, what is wrong in which row, and the columns. It informs and does not stop the upload, except for a file that is no bordereau. Tab reaches each finding and leads to the rows that it names.',
      },
    },
  },
  argTypes: {
    state: { control: 'select', options: states, description: 'How far the check of the file has come.' },
    fileName: { description: 'The name of the chosen file.', if: { arg: 'state', neq: 'no file' } },
    share: {
      control: { type: 'range', min: 0, max: 1, step: 0.05 },
      description: 'How much of the file is read, from 0 to 1.',
      if: { arg: 'state', eq: 'reading' },
    },
    content: {
      control: 'select',
      options: Object.keys(contents),
      description: 'What is in the file.',
      if: whenRead,
    },
    controlValue: { description: 'The total that the user expects.', if: whenRead },
    hasHeader: { description: 'Whether the first row has the names of the columns.', if: whenRead },
    hasSheets: { description: 'Whether the file is a workbook with several sheets.', if: whenRead },
  },
  decorators: [
    (Story) => (
      <StoryFrame>
        <h1>Create Upload File</h1>
        <Story />
      </StoryFrame>
    ),
  ],
  args: {
    state: 'read',
    fileName: 'premium-2026-10.csv',
    share: 0.4,
    content: 'without findings',
    controlValue: '4739.40',
    hasHeader: true,
    hasSheets: false,
  },
} satisfies Meta<typeof StoryPreflight>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Reconciled: Story = {};

export const Differs: Story = { args: { controlValue: '4,751.80' } };

export const WithFindings: Story = { args: { content: 'with findings', controlValue: '5239.40' } };

export const WithManyFindings: Story = { args: { content: 'with 1,500 rows', controlValue: '100' } };

export const Workbook: Story = {
  args: { fileName: 'ho3-2026-10.xlsx', controlValue: '', hasSheets: true },
};

export const NoHeader: Story = { args: { hasHeader: false, controlValue: '100' } };

export const Empty: Story = { args: { content: 'without rows', controlValue: '100' } };

export const LongTexts: Story = {
  args: {
    content: 'with long texts',
    controlValue: '100',
    fileName: 'premium-bordereau-of-the-second-half-of-2026-corrected-by-the-underwriter (copy 2).csv',
  },
};

export const NoFile: Story = { args: { state: 'no file' } };

export const Reading: Story = { args: { state: 'reading' } };

export const PassedOn: Story = { args: { state: 'passed on', fileName: 'premium-2026-10.xls' } };

export const Refused: Story = { args: { state: 'refused' } };

export const Stopped: Story = { args: { state: 'stopped' } };
