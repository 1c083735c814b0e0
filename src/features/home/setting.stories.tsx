import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { storeChoices } from '@/preflight/storedChoices';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { longTexts } from '@/testing/harness/storySteps';
import { hangsOnce, loadsFail } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Home/Setting',
  parameters: { layout: 'fullscreen' },
  args: { url: '/User_Admin_Setting' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

/** Before a story: the choices for the files of two partners, one of them with long names. */
function someChoices(): void {
  const homeowners = { clientId: '7', lob: '11', lobName: 'Homeowners' };
  storeChoices(
    {
      ...homeowners,
      partner: '32',
      partnerName: 'Northern and Southern Marine Underwriting Agency of the Atlantic',
    },
    { amountColumn: 'Total Gross Written Premium, including Terrorism, in Original Currency' },
  );
  storeChoices(
    { ...homeowners, partner: '31', partnerName: 'Acme Insurance' },
    {
      sheet: 'New',
      headerRow: { row: 3, heads: ['Policy Number', 'Effective Date', 'Gross Premium'] },
      amountColumn: 'Gross Premium',
      decimalSign: { sign: ',', column: 'Gross Premium' },
      dateOrder: { order: 'dayFirst', column: 'Effective Date' },
    },
  );
}

export const Filled: Story = { beforeEach: someChoices };

/** Nothing was chosen for bordereau files yet. */
export const NoBordereauChoices: Story = {};

export const Loading: Story = { beforeEach: () => hangsOnce('/editclient') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/editclient') };

export const LongTexts: Story = { beforeEach: longTexts };
