import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenAt } from '@/testing/harness/ScreenAt';
import { answersAlways, hangsOnce, loadsFail, savesFail } from '../../../mocks/scenarios';
import { userEvent, within } from 'storybook/test';

const meta: Meta<typeof ScreenAt> = {
  title: 'Screens/Client users/Permissions',
  component: ScreenAt,
  parameters: { layout: 'fullscreen' },
  args: { url: '/permissions/12' },
};

export default meta;

type Story = StoryObj<typeof ScreenAt>;

export const Filled: Story = {};

export const NothingPlaced: Story = { args: { url: '/permissions/11' } };

export const Empty: Story = {
  args: { url: '/permissions/11' },
  beforeEach: () => {
    answersAlways('/viewmainmenuandsubmenu', { menuWithSubmenu: [] });
  },
};

export const TwoHundredItems: Story = {
  args: { url: '/permissions/11' },
  beforeEach: () => {
    const menuWithSubmenu = Array.from({ length: 200 }, (_, index) => ({
      id: index + 1,
      category: { name: `Item ${index + 1}`, url: '/company', menutype: '1' },
      subMenu: [],
    }));
    answersAlways('/viewmainmenuandsubmenu', { menuWithSubmenu });
  },
};

export const Loading: Story = {
  beforeEach: () => {
    hangsOnce('/viewclientpermission');
  },
};

export const CouldNotLoad: Story = {
  beforeEach: () => {
    loadsFail('/viewclientpermission');
  },
};

export const SaveFails: Story = {
  beforeEach: () => {
    savesFail('/createclientpermission');
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Carriers' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Permissions' }));
    await screen.findByText('Not saved');
  },
};
