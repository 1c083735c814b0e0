import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary';

const labels = ['Carrier Name', 'Email', 'Phone Number', 'FTP Account Name', 'FTP Account Key', 'State'];

interface StorySummaryProps {
  problems: number;
  fixed: number;
  firstText: string;
}

function StorySummary({ problems, fixed, firstText }: StorySummaryProps): ReactNode {
  return (
    <ErrorSummary
      problems={labels.slice(0, problems).map((label, index) => ({
        name: String(index),
        text: index === 0 ? firstText : `${label} is required`,
        id: `field-${String(index)}`,
        focus: () => undefined,
      }))}
      isFixed={(name) => Number(name) < fixed}
      attempt={1}
    />
  );
}

const count = { type: 'range', min: 0, max: labels.length } as const;

const meta = {
  title: 'Components/Form/ErrorSummary',
  component: StorySummary,
  tags: ['autodocs'],
  parameters: {
    docs: {
      // The summary takes the focus, which would scroll the page.
      story: { inline: false, height: '320px' },
      description: {
        component:
          'What is wrong with a form, above its fields, after Save was refused. `FormPage` has it; a single field shows its own error as well. It takes the focus at each refused Save, each line leads to its field by Enter, and a line that was put right stays with a mark, so that nothing moves.',
      },
    },
  },
  argTypes: {
    problems: { control: count, description: 'The number of problems; with 0 nothing is shown.' },
    fixed: { control: count, description: 'How many of them were put right.' },
    firstText: { description: 'The text of the first problem.' },
  },
  decorators: [
    (Story) => (
      <>
        <h1>Edit Carrier</h1>
        <Story />
      </>
    ),
  ],
  args: { problems: 3, fixed: 0, firstText: 'Carrier Name is required' },
} satisfies Meta<typeof StorySummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeProblems: Story = {};

export const OneProblemPutRight: Story = { args: { fixed: 1 } };

export const LongTexts: Story = {
  args: {
    problems: 6,
    firstText:
      'The Name of the Company as It Is Written in the Donaudampfschifffahrtsgesellschaftskapitänsmützenverordnung is required',
  },
};
