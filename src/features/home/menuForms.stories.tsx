import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { longMenus } from '@/testing/harness/storySteps';
import { respondsAlways, hangsOnce, loadsFail } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Home/Menu pages',
  parameters: { layout: 'fullscreen' },
  args: { url: '/menuform/58' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const Filled: Story = {};

export const Empty: Story = {
  beforeEach: () =>
    respondsAlways('/viewmainmenuandsubmenu', {
      menuWithSubmenu: [{ id: 58, category: { name: 'Reports', url: '', menutype: '2' }, subMenu: [] }],
    }),
};

export const Loading: Story = { beforeEach: () => hangsOnce('/viewmainmenuandsubmenu') };

export const CouldNotLoad: Story = { beforeEach: () => loadsFail('/viewmainmenuandsubmenu') };

export const LongTexts: Story = { beforeEach: longMenus };

export const NotFound: Story = { args: { url: '/menuform/999' } };

export const Submenu: Story = { args: { url: '/submenuform/58/5801' } };

export const SubmenuLoading: Story = {
  args: { url: '/submenuform/58/5801' },
  beforeEach: () => hangsOnce('/viewmainmenuandsubmenu'),
};

export const SubmenuCouldNotLoad: Story = {
  args: { url: '/submenuform/58/5801' },
  beforeEach: () => loadsFail('/viewmainmenuandsubmenu'),
};

export const SubmenuLongTexts: Story = { args: { url: '/submenuform/58/5801' }, beforeEach: longMenus };
