import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect, type ReactNode } from 'react';
import { FieldFrame, type ControlProps } from './FieldFrame';
import controlStyles from './control.module.css';

interface StoryFieldFrameProps {
  label: string;
  help: string;
  error: string;
  note: string;
  required: boolean;
  layout: 'above' | 'beside' | 'group';
}

function StoryFieldFrame({ help, error, note, layout, ...texts }: StoryFieldFrameProps): ReactNode {
  return (
    <FieldFrame
      id="story-field"
      {...texts}
      layout={layout}
      help={help === '' ? undefined : help}
      error={error === '' ? undefined : error}
    >
      {(controlProps, onNote) => {
        if (layout === 'above') return <NotedInput {...{ controlProps, note, onNote }} />;
        if (layout === 'beside') return <input {...controlProps} type="checkbox" />;
        return ['Main', 'Agent'].map((choice) => (
          <label key={choice}>
            <input type="radio" name="story-choice" /> {choice}
          </label>
        ));
      }}
    </FieldFrame>
  );
}

interface NotedInputProps {
  controlProps: ControlProps;
  note: string;
  onNote: (note: string) => void;
}

function NotedInput({ controlProps, note, onNote }: NotedInputProps): ReactNode {
  useEffect(() => onNote(note), [note, onNote]);
  return <input {...controlProps} className={controlStyles.box} />;
}

const meta = {
  title: 'Components/Form/FieldFrame',
  component: StoryFieldFrame,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The label, error and help around a control. Use it only to build a new kind of field; screens use the fields of `fieldsOf`, which have it. Screen readers read error and help with the control, and a press on the label moves the focus to it. The error comes before the help. Its place is kept free, so that the form does not jump.',
      },
    },
  },
  argTypes: {
    label: { description: 'The name of the control.' },
    help: { description: 'A sentence below the control and its error.' },
    error: { description: 'What is wrong with the value, before the help.' },
    note: {
      description: 'The message about a pasted text, between the error and the help.',
      if: { arg: 'layout', eq: 'above' },
    },
    required: { description: 'Whether the field has the required mark.' },
    layout: {
      control: 'inline-radio',
      options: ['above', 'beside', 'group'],
      description: 'The label above a text box, beside a box to tick, or as the legend of a group.',
    },
  },
  decorators: [
    (Story) => (
      <>
        <h1>Edit Carrier</h1>
        <Story />
      </>
    ),
  ],
  args: {
    label: 'Carrier Name',
    help: 'As it is written in the register of companies',
    error: '',
    note: '',
    required: true,
    layout: 'above',
  },
} satisfies Meta<typeof StoryFieldFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Above: Story = {};

export const Beside: Story = { args: { label: 'The answers are true', help: '', layout: 'beside' } };

export const Group: Story = { args: { label: 'Member Type', help: '', layout: 'group' } };

export const WithError: Story = {
  args: { error: 'Carrier Name is already taken', note: 'Cut to 40 characters: 3 characters left out.' },
};

export const LongTexts: Story = {
  args: {
    label: 'Name of the company as it is written in the register of companies of its state of domicile',
    help: 'A sentence of help that is so long that it takes more than one line below the control of the field',
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'.repeat(2),
  },
};
