import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import type { FormGroup } from '@/domain/quotation/groups';
import { AttributeGroupView } from '@/intakeForm/fields/AttributeGroupView';
import { aStore } from '@/intakeForm/fields/intakeForm.fixture';
import { QuotationContext } from '@/intakeForm/state/store';
import { aGroup, anAttribute } from '@/testing/builders/quotationBuilders';
import form from './quotationForm.module.css';

const layouts = ['Single Column', 'Double Column', 'Table'] as const;
const types = ['text', 'textarea', 'date', 'email', 'radio', 'SelectBox', 'checkbox', 'secure'] as const;

interface StoryGroupProps {
  heading: string;
  layout: (typeof layouts)[number];
  questions: number;
  rows: number;
  question: string;
  help: string;
  type: (typeof types)[number];
  format: string;
  required: boolean;
}

function groupOf(props: StoryGroupProps): FormGroup {
  const { heading, layout, questions, rows, question, help, type, format, required } = props;
  return aGroup(
    heading,
    Array.from({ length: questions }, (_question, index) =>
      anAttribute({
        id: index + 1,
        rank: index + 1,
        name: index === 0 ? question : `${question} ${String(index + 1)}`,
        description: help,
        attribute_type: type,
        attributeformat: format,
        radiogroup: 'Shingle, Tile, Metal',
        selectgroup: 'Frame, Masonry, Steel',
        isrequired: required ? 'required' : '',
      }),
    ),
    layout,
    rows,
  );
}

function Group(props: StoryGroupProps): ReactNode {
  const [{ group, store }] = useState(() => {
    const made = groupOf(props);
    return { group: made, store: aStore([made]) };
  });
  return (
    <QuotationContext value={store}>
      <div className={form.body}>
        <div className={form.cards}>
          <AttributeGroupView group={group} />
        </div>
      </div>
    </QuotationContext>
  );
}

/** A form keeps the questions that it was opened with. */
function StoryGroup(props: StoryGroupProps): ReactNode {
  return <Group key={JSON.stringify(props)} {...props} />;
}

const meta = {
  title: 'Intake form/Question group',
  component: StoryGroup,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'One group of questions of a quotation, as an administrator configures it under Attributes. Use a table for what repeats, such as vehicles; use two columns for short answers and one column for long ones. Tab moves from answer to answer, row by row in a table, and an answer is checked when it is left.',
      },
    },
  },
  argTypes: {
    heading: { description: 'The name of the group.' },
    layout: { control: 'inline-radio', options: layouts, description: 'The display type of the group.' },
    questions: { control: { type: 'range', min: 0, max: 30 }, description: 'The number of questions.' },
    rows: {
      control: { type: 'range', min: 1, max: 10 },
      description: 'The number of rows of a table.',
      if: { arg: 'layout', eq: 'Table' },
    },
    question: {
      description: 'The name of the first question; the others add a number.',
      if: { arg: 'questions' },
    },
    help: { description: 'The description of each question.', if: { arg: 'questions' } },
    type: { control: 'select', options: types, description: 'The type of the answers.' },
    format: {
      description: 'The format of the answers: 9 is a digit, A is a capital.',
      if: { arg: 'type', eq: 'text' },
    },
    required: { description: 'Whether the answers are required.' },
  },
  decorators: [
    (Story) => (
      <>
        <h1 className="visually-hidden">Part of a quotation form</h1>
        <Story />
      </>
    ),
  ],
  args: {
    heading: 'Insured',
    layout: 'Double Column',
    questions: 6,
    rows: 2,
    question: 'Previous Insurer',
    help: 'Of the last three years',
    type: 'text',
    format: '',
    required: false,
  },
} satisfies Meta<typeof StoryGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {};

export const OneColumn: Story = { args: { layout: 'Single Column' } };

export const Table: Story = {
  args: { heading: 'Vehicles', layout: 'Table', question: 'Plate', help: '', format: 'AA-999' },
};

export const Empty: Story = { args: { questions: 0 }, argTypes: { format: { table: { disable: true } } } };

export const LongTexts: Story = {
  args: {
    heading: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung',
    question: 'Does the insured keep bees, and if so, how many colonies, and where do they spend the winter?',
    help: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung of the last three years',
    required: true,
  },
};
