import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { planFault } from '../../../mocks/conditions';
import { db } from '../../../mocks/db';
import { respondsAlways, hangsOnce } from '../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Shell/Shell',
  parameters: { layout: 'fullscreen', a11y: { context: { exclude: [] } } },
  args: { url: '/user_admin_home' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

/** 179 px: no entry fits the screen, and none was chosen. */
export const NothingMarked: Story = { args: { url: '/User_Admin_Setting' } };

/** 234 px: the marked category has entries. */
export const WithSubmenu: Story = { args: { url: '/user_admin_state' } };

/** 176 px: the marked category has none. */
export const WithoutSubmenu: Story = {};

export const Staff: Story = { args: { as: 'staff' } };

export const CategoryHighlighted: Story = { args: { url: '/user_admin_policy/552' } };

export const UserMenuOpen: Story = {
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Hi admin - Admin' });
    await userEvent.click(button);
    await within(document.body).findByRole('menuitem', { name: 'Logout' });
  },
};

export const Loading: Story = {
  beforeEach: () => {
    for (const path of ['/editclient', '/viewmainmenuandsubmenu', '/viewclientintakecategorymain']) {
      hangsOnce(path);
    }
  },
};

export const MenusCouldNotLoad: Story = {
  tags: ['logs-errors'],
  beforeEach: () => {
    for (const path of ['/viewmainmenuandsubmenu', '/viewclientintakecategorymain']) {
      planFault(path, { kind: 'answer', status: 500 }, 5);
    }
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByText('Could not load')).toHaveLength(2));
  },
};

/** More than fits: rows and strip scroll, long names are cut. */
export const FullMenusLongTexts: Story = {
  beforeEach: () => {
    const menu = (id: number): object => ({
      id,
      category: {
        name: id === 2 ? 'A category whose name is longer than its place' : `Category ${id}`,
        url: '/company',
        menutype: '1',
      },
      subMenu: Array.from({ length: 16 }, (_, order) => ({
        id: id * 100 + order,
        menu_id: id,
        name: `Entry ${order + 1}`,
      })),
    });
    respondsAlways('/viewmainmenuandsubmenu', {
      menuWithSubmenu: Array.from({ length: 18 }, (_, at) => menu(at + 1)),
    });
    respondsAlways('/viewclientintakecategorymain', {
      intakecategory: Array.from({ length: 24 }, (_, at) => ({
        id: at + 1,
        category_name: `Line of business ${at + 1}`,
      })),
    });
    for (const client of db.clients) {
      client.Client_FullName =
        'The Harborview Underwriters and General Agents of the Eastern Seaboard, Incorporated';
    }
    localStorage.setItem('menuactive', '2');
    localStorage.setItem('submenuactive', '215');
  },
};

export const Carrier: Story = { args: { url: '/client_user_BDX_home', as: 'carrier' } };
