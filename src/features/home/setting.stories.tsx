import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { longTexts } from '@/testing/harness/storySteps';
import { hangsOnce, loadsFail } from '../../../mocks/scenarios';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Home/Setting',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/User_Admin_Setting' },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

export const Filled: Story = {};

export const Loading: Story = { beforeEach: () => hangsOnce('/editclient') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/editclient') };

export const LongTexts: Story = { beforeEach: longTexts };
