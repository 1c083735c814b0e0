import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { rememberList } from '@/components/list/listMemory';
import type { ScreenArgs } from '@/testing/harness/screenArgs';

const ids = ['401', '402', '403'];

/** As if the list of countries was left for one of its records. */
function left(id: string): () => void {
  return () => {
    rememberList({
      pathname: '/user_admin_countries',
      id,
      rows: () => ids.map((each) => ({ id: each })),
      keyOf: (row) => Object.values(row).join(''),
      linksOf: (row) => [`/user_admin_edit_countries/${Object.values(row).join('')}`],
    });
  };
}

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Shell/Record steps',
  parameters: { layout: 'fullscreen' },
  args: { url: '/user_admin_edit_countries/402' },
  beforeEach: left('402'),
};

export default meta;

type Story = StoryObj<ScreenArgs>;

export const InTheMiddle: Story = {};

export const AtTheEnd: Story = {
  args: { url: '/user_admin_edit_countries/403' },
  beforeEach: left('403'),
};
