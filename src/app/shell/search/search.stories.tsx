import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { planFault } from '../../../../mocks/conditions';
import { loadsFail, setScenario } from '../../../../mocks/scenarios';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Shell/Search',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_bdx_history' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

/** Presses the button of the header, types, and waits for what the search says. */
function searches(text: string, says: RegExp): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Search' }));
    const input = await screen.findByRole('combobox', { name: 'Search' });
    if (text !== '') await userEvent.type(input, text);
    const dialog = within(screen.getByRole('dialog', { name: 'Search' }));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(says), { timeout: 10_000 });
  };
}

export const Empty: Story = { play: searches('', /^Type a number/) };

export const RecentlyOpened: Story = {
  args: { url: '/user_admin_view_binder_policies/1013/551' },
  play: async (context) => {
    await screen.findByRole('heading', { level: 1, name: /POL-/ });
    await searches('', /^Type a number/)(context);
  },
};

export const Results: Story = { play: searches('rosa ny', /found/) };

export const ManyResults: Story = { play: searches('POL', /found/) };

export const Loading: Story = {
  beforeEach: () => {
    for (const path of ['/viewpolicyquotationlist', '/viewpolicybinderlist', '/viewcustomerlist'])
      planFault(path, { kind: 'hang' }, 5);
  },
  play: searches('rosa', /^Searching/),
};

export const CouldNotLoad: Story = {
  tags: ['logs-errors'],
  beforeEach: () => {
    loadsFail('/viewpolicyquotationlist');
  },
  play: searches('rosa', /Quotations could not be searched/),
};

export const NothingFound: Story = { play: searches('zzyzx', /^Nothing was found/) };

export const LongTexts: Story = {
  beforeEach: () => setScenario('longTexts'),
  play: searches('POL', /found/),
};
