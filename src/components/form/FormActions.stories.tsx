import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { FormActions } from './FormActions';

interface StoryActionsProps {
  saveLabel: string;
  cancelLabel: string;
  moreButtons: string[];
  saving: boolean;
  hasFailed: boolean;
  serverMessage: string;
  blocked: string;
}

function StoryActions(props: StoryActionsProps): ReactNode {
  const { saveLabel, cancelLabel, moreButtons, saving, hasFailed, serverMessage, blocked } = props;
  return (
    <FormActions
      {...{ saveLabel, cancelLabel, saving }}
      error={
        hasFailed
          ? { kind: 'business', path: '/updatecarrier', status: 422, message: serverMessage }
          : undefined
      }
      blocked={blocked === '' ? undefined : blocked}
      onRetry={() => undefined}
      onCancel={() => undefined}
    >
      {moreButtons.map((label) => (
        <Button key={label}>{label}</Button>
      ))}
    </FormActions>
  );
}

const meta = {
  title: 'Components/Form/FormActions',
  component: StoryActions,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The bar below a form with Save and Cancel, which stays in sight on long forms. `FormPage` has it; a dialog has buttons of its own. Save comes first for Tab, keeps the focus while it is busy, and says by its description why it cannot be pressed.',
      },
    },
  },
  argTypes: {
    saveLabel: { description: 'The label of the button that saves.' },
    cancelLabel: { description: 'The label of the button that leaves the form.' },
    moreButtons: { description: 'The labels of more buttons, after Cancel.' },
    saving: { description: 'Whether a save is on its way.' },
    hasFailed: { description: 'Whether the last save failed.', if: { arg: 'saving', truthy: false } },
    serverMessage: { description: 'What the server said about it.', if: { arg: 'hasFailed' } },
    blocked: { description: 'Why the form cannot be saved at all; without a text it can.' },
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
    saveLabel: 'Save',
    cancelLabel: 'Cancel',
    moreButtons: [],
    saving: false,
    hasFailed: false,
    serverMessage: '',
    blocked: '',
  },
} satisfies Meta<typeof StoryActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaveAndCancel: Story = {};

export const MoreButtons: Story = { args: { moreButtons: ['Back', 'Reset the password'] } };

export const Saving: Story = { args: { saving: true } };

export const SaveFails: Story = {
  args: { hasFailed: true, serverMessage: 'The FTP Account Name is used by another carrier' },
};

export const Blocked: Story = {
  args: { blocked: 'The server returned another record than the one in the list.' },
};

export const LongTexts: Story = {
  args: {
    saveLabel: 'Save the carrier and go on with its programs',
    moreButtons: ['Back to the list of all carriers', 'Send a new password to the carrier'],
    hasFailed: true,
    serverMessage: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'.repeat(2),
  },
};
