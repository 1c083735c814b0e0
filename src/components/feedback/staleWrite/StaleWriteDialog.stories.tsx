import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { StoryFrame } from '@/testing/harness/StoryFrame';
import { StaleWriteDialog, type StaleRow } from './StaleWriteDialog';

const theirs: StaleRow = {
  name: 'country_currencycode',
  label: 'Country Currency Code',
  by: 'theirs',
  opened: 'CAD',
  theirs: 'CA$',
  mine: 'CAD',
};

const mine: StaleRow = {
  name: 'country_marketname',
  label: 'Country Market Name',
  by: 'mine',
  opened: '',
  theirs: '',
  mine: 'North America',
};

const both: StaleRow = {
  name: 'country_name',
  label: 'Country Name',
  by: 'both',
  opened: 'Canada',
  theirs: 'Canada (English)',
  mine: 'Kanada',
};

const secret: StaleRow = {
  name: 'password',
  label: 'Password',
  by: 'both',
  opened: 'hidden',
  theirs: 'changed',
  mine: 'changed',
};

const text = 'A text that goes on for longer than one line of the dialog can hold. ';

const meta = {
  title: 'Components/Feedback/Stale write',
  component: StaleWriteDialog,
  decorators: [
    (Story) => (
      <StoryFrame>
        <h1 tabIndex={-1}>A screen</h1>
        <Story />
      </StoryFrame>
    ),
  ],
  args: { rows: [mine, theirs, both], onClose: () => undefined, onSave: () => undefined },
} satisfies Meta<typeof StaleWriteDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithAChoice: Story = {};

export const WithAChoiceDark: Story = { globals: { theme: 'dark' } };

export const OnlyTheirs: Story = { args: { rows: [theirs] } };

export const Secrets: Story = { args: { rows: [secret, mine] } };

export const Chosen: Story = {
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^Yours/ }));
  },
};

export const LongValues: Story = {
  args: {
    rows: [
      { ...both, opened: text, theirs: text.repeat(8), mine: 'AWordWithoutAnySpaceInIt'.repeat(12) },
      ...Array.from({ length: 12 }, (_none, index) => ({ ...theirs, name: `field ${index}` })),
    ],
  },
};
