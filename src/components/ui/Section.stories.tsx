import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { expectNoOverflow, longLabel, longWord, NarrowBox } from '@/testing/harness/NarrowBox';
import { Section } from './Section';

function Field({ label }: { label: string }): ReactNode {
  return (
    <label style={{ display: 'grid', gap: 4, overflowWrap: 'anywhere' }}>
      {label}
      <input style={{ minWidth: 0, width: '100%' }} />
    </label>
  );
}

const fields = (...labels: string[]): ReactNode => labels.map((label) => <Field key={label} label={label} />);

const meta = {
  title: 'Components/UI/Section',
  component: Section,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Fields that belong together, under a heading. They are in two columns if the form is at least 620 px wide. A form with fewer than six fields needs no section. A screen reader reads the heading together with each field; Tab goes through the fields line by line.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ container: 'form / inline-size' }}>
        <Story />
      </div>
    ),
  ],
  args: { heading: 'Address', children: 'Four fields' },
  argTypes: {
    heading: { control: 'text' },
    children: {
      name: 'fields',
      control: 'inline-radio',
      options: ['One field', 'Four fields'],
      mapping: {
        'One field': fields('Street'),
        'Four fields': fields('Street', 'City', 'State', 'Zip code'),
      },
    },
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongTexts: Story = {
  args: { heading: longLabel, children: fields(longLabel, longWord) },
  render: (args) => (
    <NarrowBox>
      <div style={{ container: 'form / inline-size' }}>
        <Section {...args} />
        <Section {...args} heading={longWord} />
      </div>
    </NarrowBox>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
};
