import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import type { CheckedFile } from '@/preflight/rules/file';
import { SheetReader } from '@/preflight/rules/sheet';
import type { CheckChoices } from '@/preflight/rules/sums';
import { inventoryOf } from '@/preflight/rules/inventory';
import { decide } from '@/preflight/rules/verdict';
import { PreflightPanel } from './PreflightPanel';
import type { Preflight } from './usePreflight';

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

const totalsRows = [
  ['POL-2026-0001', 'Whitfield, Ann', 'NY', '2026-02-01', '2027-02-01', '1,000.00', '100.00', '900.00'],
  ['POL-2026-0002', 'Delgado, Marcus', 'NY', '2026-02-14', '2027-02-14', '500.00', '50.00', '450.00'],
  ['', 'New York', '', '', '', '1,500.00', '150.00', '1,350.00'],
  ['POL-2026-0003', 'O’Neil, Tom', 'ME', '2026-03-01', '2027-03-01', '700.00', '70.00', '630.00'],
  ['', 'Maine', '', '', '', '700.00', '70.00', '630.00'],
  ['Grand Total', '', '', '', '', '2,200.00', '220.00', '1,980.00'],
];

type Rows = readonly (readonly string[])[];

interface StorySheet {
  name: string;
  rows: Rows;
  isHidden?: boolean;
  /** The numbers of its hidden rows. */
  hiddenRows?: readonly number[];
}

/** A file as the worker would read it, with the choices that it has to know for that. */
function checkedFile(sheets: readonly StorySheet[], delimiter: string, choices: CheckChoices): CheckedFile {
  const isWorkbook = sheets.length > 1 || sheets[0]?.hiddenRows !== undefined;
  return {
    isWorkbook,
    sheets: sheets.map(({ name, rows, isHidden = false, hiddenRows = [] }, at) => {
      const reader = new SheetReader(at, {
        isSheet: isWorkbook,
        delimiter,
        hasSemicolons: delimiter === ';',
        chosenSign: choices.decimalSign,
        dateOrder: choices.dateOrder,
        headerRow: choices.headerRow?.sheet === at ? choices.headerRow.row : undefined,
      });
      for (const [index, cells] of rows.entries())
        reader.add({ cells, row: index + 1, isHidden: hiddenRows.includes(index + 1) });
      return { name, isHidden, ...reader.finish() };
    }),
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

function withAmounts(...amounts: readonly string[]): Rows {
  return [['Policy Number', 'Gross Premium'], ...amounts.map((amount, at) => [`POL-${at + 1}`, amount])];
}

const contents: Readonly<Record<string, readonly StorySheet[]>> = {
  'without findings': [{ name: '', rows: [headers, ...tidyRows] }],
  'with findings': [{ name: '', rows: [headers, ...malformedRows] }],
  'with 1,500 rows': [
    {
      name: '',
      rows: [
        headers,
        ...Array.from({ length: 1500 }, (_, at) =>
          at % 3 ? (tidyRows[at % 5] ?? []) : (tidyRows[at % 5] ?? []).with(1, '').with(5, '1e3'),
        ),
      ],
    },
  ],
  'with long texts': [{ name: '', rows: [headers, longRow] }],
  'without rows': [{ name: '', rows: [headers] }],
  'without a header row': [{ name: '', rows: tidyRows }],
  'with totals rows': [{ name: '', rows: [headers, ...totalsRows] }],
  'with two sections': [
    {
      name: '',
      rows: [['New business'], headers, ...tidyRows, [], ['Endorsements'], headers, ...tidyRows.slice(0, 2)],
    },
  ],
  'with several sheets': [
    { name: 'Premium', rows: [headers, ...tidyRows] },
    { name: 'Endorsements', rows: [headers, ...tidyRows.slice(0, 1)] },
    { name: 'Previous month', rows: [headers, ...tidyRows.slice(1)], isHidden: true },
    { name: 'Notes', rows: [['Prepared in October.']] },
  ],
  'with hidden rows': [{ name: 'Premium', rows: [headers, ...tidyRows], hiddenRows: [3, 4] }],
  'with short rows': [{ name: '', rows: [headers, ...tidyRows, ['POL-7', 'Hale', 'NY', '1', '250.00']] }],
  'with three digits behind a point': [{ name: '', rows: withAmounts('1.500', '12.000') }],
  'with several currencies': [{ name: '', rows: withAmounts('USD 1,000', 'GBP 500', 'CAD 500') }],
  'with two amount columns': [
    {
      name: '',
      rows: [
        ['Policy Number', 'Gross Premium', 'Total Premium'],
        ['POL-1', '100', '110'],
      ],
    },
  ],
  'with debits and credits': [
    {
      name: '',
      rows: [
        ['Policy Number', 'Dr/Cr', 'Amount'],
        ['POL-1', 'Dr', '100'],
        ['POL-2', 'Cr', '30'],
      ],
    },
  ],
  'with dates that may be read two ways': [
    {
      name: '',
      rows: [
        ['Policy Number', 'Effective Date', 'Expiry Date', 'Gross Premium'],
        ['POL-1', '05/04/2026', '03/06/2026', '100'],
      ],
    },
  ],
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
  content: string;
  delimiter: string;
  controlValue: string;
}

function preflightOf(
  { state, fileName, share, content, delimiter, controlValue }: StoryPreflightProps,
  choices: CheckChoices,
  choose: (choices: CheckChoices) => void,
): Preflight {
  if (state === 'no file') return { state: 'idle' };
  if (state === 'reading') return { state: 'reading', fileName, share, stop: () => undefined };
  if (state !== 'read') return { state: 'unread', fileName, ...unread[state], retry: () => undefined };
  const checked = checkedFile(contents[content] ?? [], delimiter, choices);
  const inventory = inventoryOf(checked, choices);
  return {
    state: 'read',
    fileName,
    encoding: 'utf-8',
    inventory,
    verdict: decide(inventory, controlValue),
    isReadingAgain: false,
    choose: (change) => choose({ ...choices, ...change }),
  };
}

function StoryPreflight(props: StoryPreflightProps): ReactNode {
  const [choices, setChoices] = useState<CheckChoices>({});
  return <PreflightPanel preflight={preflightOf(props, choices, setChoices)} onJump={() => undefined} />;
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
          'What the portal found in a bordereau file before it is sent: the total beside the control value, what of the file was counted for it and what was not, what is wrong in which row, and the columns. A choice or a press changes what is counted. It informs and does not stop the upload, except for a file that is no bordereau. Tab reaches each finding and leads to the rows that it names.',
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
    delimiter: {
      control: 'select',
      options: [',', ';'],
      description: 'What cuts the rows of a text into cells.',
      if: whenRead,
    },
  },
  decorators: [
    (Story) => (
      <>
        <h1>Create Upload File</h1>
        <Story />
      </>
    ),
  ],
  args: {
    state: 'read',
    fileName: 'premium-2026-10.csv',
    share: 0.4,
    content: 'without findings',
    delimiter: ',',
    controlValue: '4739.40',
  },
} satisfies Meta<typeof StoryPreflight>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Totals are compared only where every row could be read, and otherwise the expected one is not shown. */
const notCompared = { controlValue: { table: { disable: true } } };

export const Reconciled: Story = {};

export const Differs: Story = { args: { controlValue: '4,751.80' } };

export const WithFindings: Story = {
  argTypes: notCompared,
  args: { content: 'with findings', controlValue: '5239.40' },
};

export const WithManyFindings: Story = {
  argTypes: notCompared,
  args: { content: 'with 1,500 rows', controlValue: '100' },
};

export const ReconciledInPart: Story = {
  args: { fileName: 'ho3-2026-10.xlsx', content: 'with several sheets' },
};

export const TotalsRows: Story = { args: { content: 'with totals rows', controlValue: '2200' } };

export const TwoSections: Story = { args: { content: 'with two sections', controlValue: '7243.40' } };

export const HiddenRows: Story = {
  args: { fileName: 'ho3-2026-10.xlsx', content: 'with hidden rows', controlValue: '2055.50' },
};

export const ShortRows: Story = { args: { content: 'with short rows' } };

export const DecimalSign: Story = {
  argTypes: notCompared,
  args: { content: 'with three digits behind a point', delimiter: ';', controlValue: '13500' },
};

export const Currencies: Story = {
  argTypes: notCompared,
  args: { content: 'with several currencies', controlValue: '2000' },
};

export const AmountColumn: Story = {
  argTypes: notCompared,
  args: { content: 'with two amount columns', controlValue: '110' },
};

export const DebitsAndCredits: Story = {
  argTypes: notCompared,
  args: { content: 'with debits and credits', controlValue: '70' },
};

export const OrderOfDates: Story = {
  args: { content: 'with dates that may be read two ways', controlValue: '100' },
};

export const NoHeader: Story = {
  argTypes: notCompared,
  args: { content: 'without a header row', controlValue: '100' },
};

export const Empty: Story = { argTypes: notCompared, args: { content: 'without rows', controlValue: '100' } };

export const LongTexts: Story = {
  argTypes: notCompared,
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
