import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { userEvent, within } from 'storybook/test';
import type { Draft } from '@/domain/saving/draft';
import { FormPage } from '@/components/form/FormPage';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { Section } from '@/components/ui/Section';
import { DraftsContext } from '@/components/drafts/draftsContext';
import type { DraftStore } from '@/domain/saving/draft';

const stored = { country_name: 'Canada', country_code: 'CA', country_marketname: 'Americas' };

const Field = fieldsOf<typeof stored>();

const labels = {
  country_name: 'Country Name',
  country_code: 'Country Code',
  country_marketname: 'Country Market Name',
};

const keys = Object.keys(labels) as (keyof typeof labels)[];

interface StoryDraftProps {
  heading: string;
  changedFields: number;
  typed: string;
  omitted: string[];
}

/** A store with one draft, saved at one minute past midnight. */
function storeOf({ heading, changedFields, typed, omitted }: StoryDraftProps): DraftStore {
  const draft: Draft = {
    route: '/',
    title: heading,
    savedAt: new Date().setHours(0, 1, 0, 0),
    fields: keys
      .slice(0, changedFields)
      .map((name) => ({ name, label: labels[name], was: stored[name], value: typed })),
    omitted,
  };
  return {
    read: () => Promise.resolve(draft),
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
}

function StoryDraft(props: StoryDraftProps): ReactNode {
  return (
    // A form looks for a draft when it is opened.
    <DraftsContext key={JSON.stringify(props)} value={() => storeOf(props)}>
      <FormPage heading={props.heading} record={stored} save={() => Promise.resolve()} backTo="/list">
        <Section heading="Country">
          {keys.map((name) => (
            <Field.Text key={name} name={name} label={labels[name]} />
          ))}
        </Section>
      </FormPage>
    </DraftsContext>
  );
}

const meta = {
  title: 'Components/Drafts/Restorable draft',
  component: StoryDraft,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Offers back what was typed into a form before a crash, a reload or the end of the session. Every form of the portal has it; passwords and files are never kept, and the notice names those that must be entered again. It is read out and takes no focus; Tab reaches Restore, Compare and Discard, and a discarded draft can be taken back.',
      },
    },
  },
  argTypes: {
    heading: { description: 'The heading of the form.' },
    // They are seen only after Restore or Compare, and a new value opens the form again.
    changedFields: { table: { disable: true } },
    typed: { table: { disable: true } },
    omitted: { description: 'The labels of what a draft never contains.' },
  },
  args: { heading: 'Edit Country', changedFields: 2, typed: 'Kanada', omitted: ['Password'] },
} satisfies Meta<typeof StoryDraft>;

export default meta;

type Story = StoryObj<typeof meta>;

function press(name: 'Restore' | 'Compare' | 'Discard'): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  };
}

export const Offered: Story = {};

export const Compared: Story = { play: press('Compare') };

export const Restored: Story = { play: press('Restore') };

export const Discarded: Story = { play: press('Discard') };

export const LongTexts: Story = {
  args: {
    changedFields: 3,
    typed: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'.repeat(2),
    omitted: ['Password of the account at the exchange', 'Articles of incorporation of the company'],
  },
  play: press('Compare'),
};
