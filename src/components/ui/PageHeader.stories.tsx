import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expectNoOverflow, longLabel, longWord, NarrowBox } from '@/testing/harness/NarrowBox';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { PageHeader } from './PageHeader';

const meta = {
  title: 'Components/UI/PageHeader',
  component: PageHeader,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The first row of every screen: the way to it, its heading, and its main action. A screen has exactly one; what belongs to a part of the screen goes into that part. After a change of the screen the heading takes the focus, and Tab goes on to the breadcrumbs’ next control, the action.',
      },
    },
  },
  args: {
    heading: 'Countries',
    breadcrumbs: [{ label: 'Countries' }],
    action: 'Add',
  },
  argTypes: {
    heading: { control: 'text' },
    breadcrumbs: { control: 'object' },
    action: {
      control: 'inline-radio',
      options: ['None', 'Add', 'Export and add'],
      mapping: {
        None: undefined,
        Add: (
          <ButtonLink to="/user_admin_country" icon="plus" variant="primary">
            Add
          </ButtonLink>
        ),
        'Export and add': (
          <>
            <Button icon="download">Export CSV (13)</Button>
            <ButtonLink to="/user_admin_country" icon="plus" variant="primary">
              Add
            </ButtonLink>
          </>
        ),
      },
    },
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OfAForm: Story = {
  args: {
    heading: 'Create Country',
    breadcrumbs: [{ label: 'Countries', to: '/user_admin_countries' }, { label: 'Country' }],
    action: 'None',
  },
};

export const LongTexts: Story = {
  args: {
    heading: `${longLabel} ${longWord}`,
    breadcrumbs: [{ label: longLabel, to: '/user_admin_policy_quotations' }, { label: longWord }],
    action: 'Export and add',
  },
  render: (args) => (
    <NarrowBox>
      <PageHeader {...args} />
    </NarrowBox>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
};
