import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import type { ScreenArgs } from '@/testing/harness/screenArgs';

/** Opens the record of a row, counted from the end of the page where the number is negative. */
async function openRow(canvasElement: HTMLElement, index: number): Promise<void> {
  const list = within(canvasElement);
  const buttons = await list.findAllByRole('button', { name: 'Actions' });
  await userEvent.dblClick(buttons.at(index)!);
  await list.findByRole('group', { name: 'Records of the list' });
}

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Shell/Record steps',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_countries' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const InTheMiddle: Story = {
  play: ({ canvasElement }) => openRow(canvasElement, 1),
};

export const AtTheEnd: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Last' }));
    await openRow(canvasElement, -1);
  },
};
