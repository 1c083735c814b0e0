import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryFrame } from '@/testing/harness/StoryFrame';
import { ButtonLink } from './Button';
import { PageHeader } from './PageHeader';

const meta = {
  title: 'Components/UI/PageHeader',
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithBreadcrumbsAndAction: Story = {
  render: () => (
    <PageHeader
      heading="Create Country"
      breadcrumbs={[{ label: 'Countries', to: '/user_admin_countries' }, { label: 'Country' }]}
      action={<ButtonLink to="/add">Add</ButtonLink>}
    />
  ),
};
