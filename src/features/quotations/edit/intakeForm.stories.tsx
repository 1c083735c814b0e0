import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { userEvent, within } from 'storybook/test';
import type { Attribute } from '@/domain/records/attributes';
import type { CoverageLine } from '@/domain/records/quotations';
import type { FormGroup } from '@/domain/quotation/groups';
import { aCoverage, aGroup, anAttribute } from '@/testing/builders/quotationBuilders';
import { CoverageSection } from './sections/CoverageSection';
import { AttributeGroupView } from '@/intakeForm/fields/AttributeGroupView';
import { aStore } from '@/intakeForm/fields/intakeForm.fixture';
import type { QuotationStore } from '@/intakeForm/state/quotationStore';
import { QuotationContext } from '@/intakeForm/state/store';
import form from './quotationForm.module.css';

interface StoryProps {
  groups?: readonly FormGroup[];
  lines?: readonly CoverageLine[];
  /** The values of the form when it opens. */
  prepare?: (store: QuotationStore) => void;
}

/** Parts of a quotation form on a page of its width. */
function EngineStory({ groups = [], lines = [], prepare }: StoryProps): ReactNode {
  const [store] = useState(() => {
    const made = aStore(groups, lines);
    prepare?.(made);
    return made;
  });
  return (
    <>
      <h1 className="visually-hidden">Part of a quotation form</h1>
      <QuotationContext value={store}>
        <div className={form.body}>
          <div className={form.cards}>
            {groups.map((group) => (
              <AttributeGroupView key={group.name} group={group} />
            ))}
            {lines.length > 0 && <CoverageSection state="ready" refetch={() => undefined} />}
          </div>
        </div>
      </QuotationContext>
    </>
  );
}

const meta: Meta<typeof EngineStory> = {
  title: 'Intake form/Questions and coverages',
  component: EngineStory,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    docs: {
      description: {
        component:
          'The questions and the coverages of a quotation in the states that matter together. To change a text, a type or the number of questions use the stories of Question group. Tab moves from answer to answer, and each computed amount has a button that shows how it was calculated.',
      },
    },
  },
  argTypes: {
    groups: { table: { disable: true } },
    lines: { table: { disable: true } },
    prepare: { table: { disable: true } },
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

let lastId = 0;

function ask(name: string, traits: Partial<Attribute> = {}): Attribute {
  lastId += 1;
  return anAttribute({ id: lastId, name, rank: lastId, ...traits });
}

const required = { isrequired: 'required' };

const insured = [
  ask('First Name', required),
  ask('Last Name', required),
  ask('Email', { attribute_type: 'email' }),
  ask('Phone Number', { attribute_name: 'phonenumber' }),
  ask('Preferred Contact', { attribute_type: 'radio', radiogroup: 'Phone, Email, Mail' }),
  ask('Remarks', { attribute_type: 'textarea', description: 'Anything an underwriter should know' }),
  ask('Answers Are True', { attribute_type: 'checkbox', ...required }),
];

const vehicle = [
  ask('Year', { ...required, attributeformat: '9999', attribute_data_type: 'Numeric' }),
  ask('Make', { ...required, attribute_data_type: 'String' }),
  ask('Model'),
  ask('Use', { attribute_type: 'SelectBox', selectgroup: 'Commute, Pleasure, Farm' }),
];

/** Answers the first row of every question with these texts, as if they were typed and left. */
function answered(texts: Readonly<Record<string, string>>) {
  return ({ answers }: QuotationStore): void => {
    for (const cell of answers.cells()) {
      const text = texts[cell.attribute.name];
      if (text === undefined) continue;
      answers.type(cell, text);
      answers.onBlur(cell);
    }
  };
}

export const SingleColumn: Story = { args: { groups: [aGroup('Insured', insured, 'Single Column')] } };

export const DoubleColumn: Story = { args: { groups: [aGroup('Insured', insured, 'Double Column')] } };

export const Table: Story = { args: { groups: [aGroup('Vehicles', vehicle, 'Table', 2)] } };

/** Two rows were there, the third was added and can be removed. */
export const TableWithAddedRow: Story = {
  ...Table,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '+ Add New' }));
  },
};

export const TableOfManyColumns: Story = {
  args: {
    groups: [
      aGroup(
        'Locations',
        Array.from({ length: 14 }, (_, index) => ask(`Column ${index + 1}`)),
        'Table',
        3,
      ),
    ],
  },
};

export const NoQuestionsEmpty: Story = { args: { groups: [aGroup('Empty', [])] } };

/** One question of each type and format. */
const types = [
  ask('Text'),
  ask('Text with a format', { attributeformat: 'AA-999', description: 'Two capitals, three digits' }),
  ask('Letters only', { attribute_data_type: 'String' }),
  ask('Date', { attribute_type: 'date' }),
  ask('Email', { attribute_type: 'email' }),
  ask('Phone', { attribute_name: 'phonenumber' }),
  ask('Radio', { attribute_type: 'radio', radiogroup: 'Shingle, Tile, Metal' }),
  ask('Select', { attribute_type: 'SelectBox', selectgroup: 'Frame, Masonry, Steel' }),
  ask('Tick', { attribute_type: 'checkbox' }),
  ask('Text area', { attribute_type: 'textarea' }),
  ask('Secure', { attribute_type: 'secure', attributeformat: '999-99-9999' }),
  ask('PI secure', { attribute_type: 'PI secure' }),
];

export const TypesUnanswered: Story = { args: { groups: [aGroup('All types', types, 'Double Column')] } };

export const TypesFilled: Story = {
  args: {
    ...TypesUnanswered.args,
    prepare: answered({
      Text: 'Ann Marble',
      'Text with a format': 'QR-418',
      'Letters only': 'Subaru',
      Date: '1984-02-29',
      Email: 'ann@marble.example',
      Phone: '13125550144',
      Radio: 'Tile',
      Select: 'Masonry',
      Tick: 'true',
      'Text area': 'Fine since 1998.\nNew roof in 2021.',
      Secure: '123-45-6789',
      'PI secure': 'A123-4567',
    }),
  },
};

/** Incomplete answers, answers that a data type refuses, and a stored choice that does not exist. */
export const TypesWithProblems: Story = {
  args: {
    ...TypesUnanswered.args,
    prepare: answered({
      'Text with a format': 'QR-4',
      'Letters only': 'Subaru 4',
      Date: 'in spring',
      Radio: 'Straw',
      Select: 'Bamboo',
      Secure: '123-4',
    }),
  },
};

/** What Submit asked for and did not find. */
export const RequiredMissing: Story = {
  args: {
    groups: [aGroup('Insured', insured, 'Double Column'), aGroup('Vehicles', vehicle, 'Table', 2)],
    prepare: (store) => void store.markMissing(),
  },
};

export const LongTexts: Story = {
  args: {
    groups: [
      aGroup(
        'Locations of the insured and of each company that the insured has bought since the last renewal',
        [
          ask('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnungsnummer', required),
          ask('Does the insured keep bees, and if so, how many colonies, and where do they winter?'),
        ],
        'Single Column',
      ),
    ],
  },
};

const lines = [
  aCoverage({
    coverage_name: 'Dwelling',
    covargerequired: 'required',
    coveragelimit: '$1,000,000',
    coverageaccept: '750000',
    deductiblebasis: 'Percentage',
    deductible: '2',
    premium: 1240,
  }),
  aCoverage({
    coverage_name: 'Personal Liability',
    covargerequired: 'required',
    coveragelimit: 'Unlimited',
    coverageaccept: '300000',
    deductiblebasis: 'Fixed Amt',
    deductible: '2500',
    premium: 165,
  }),
  aCoverage({
    coverage_name: 'Wind Damage',
    coveragelimit: '$500,000',
    deductiblebasis: 'Percentage',
    deductible: '5',
    premium: 275.75,
  }),
  aCoverage({ coverage_name: 'Flood', coveragelimit: '250000' }),
];

export const Coverage: Story = { args: { lines } };

/** Each computed figure shows how it came about. */
export const CoverageCalculation: Story = {
  ...Coverage,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    await userEvent.selectOptions(table.getByLabelText('Include Wind Damage'), 'Y');
    await userEvent.type(table.getByLabelText('Accept Wind Damage'), '600000');
    await userEvent.tab();
    await userEvent.click(table.getByRole('button', { name: 'Arithmetic of Deductible Amount Wind Damage' }));
    await userEvent.click(table.getByRole('button', { name: 'Arithmetic of Total Premium' }));
  },
};
