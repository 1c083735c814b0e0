import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { longMenus, expectNotSaved, press } from '@/testing/harness/storySteps';
import { respondsAlways, hangsOnce, loadsFail, savesFail } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Client users/Permissions',
  parameters: { layout: 'fullscreen' },
  args: { url: '/permissions/12' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

export const NothingPlaced: Story = { args: { url: '/permissions/11' } };

export const Empty: Story = {
  args: { url: '/permissions/11' },
  beforeEach: () => respondsAlways('/viewmainmenuandsubmenu', { menuWithSubmenu: [] }),
};

export const TwoHundredItems: Story = {
  args: { url: '/permissions/11' },
  beforeEach: () => {
    const menuWithSubmenu = Array.from({ length: 200 }, (_, index) => ({
      id: index + 1,
      category: { name: `Item ${index + 1}`, url: '/company', menutype: '1' },
      subMenu: [],
    }));
    return respondsAlways('/viewmainmenuandsubmenu', { menuWithSubmenu });
  },
};

export const Loading: Story = { beforeEach: () => hangsOnce('/viewclientpermission') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewclientpermission') };

export const LongTexts: Story = { beforeEach: longMenus };

export const SaveFails: Story = {
  beforeEach: () => savesFail('/createclientpermission'),
  play: async () => {
    await press('Remove Carriers');
    await press('Save Permissions');
    await expectNotSaved();
  },
};
