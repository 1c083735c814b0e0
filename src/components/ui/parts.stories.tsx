import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { StoryFrame } from '@/testing/harness/StoryFrame';
import { Button, ButtonLink, IconButton } from './Button';
import { Menu } from './Menu';
import { PageHeader } from './PageHeader';
import { Pager } from '@/components/list/Pager';
import { InlineError } from '@/components/feedback/InlineError';
import { Skeleton } from './Skeleton';
import { StatusBadge } from './StatusBadge';

function Row({ children }: { children: ReactNode }): ReactNode {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>{children}</div>;
}

const meta = {
  title: 'Components/Parts',
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

export const Head: Story = {
  render: () => (
    <PageHeader
      heading="Create Country"
      breadcrumbs={[{ label: 'Countries', to: '/user_admin_countries' }, { label: 'Country' }]}
      action={<ButtonLink to="/add">Add</ButtonLink>}
    />
  ),
};

export const Buttons: Story = {
  render: () => (
    <Row>
      <Button variant="primary">Save</Button>
      <Button>Cancel</Button>
      <Button variant="quiet">First</Button>
      <Button variant="danger">Delete</Button>
      <Button disabled>Import</Button>
      <Button variant="primary" busy>
        Save
      </Button>
      <Button size="small" icon="download">
        Export CSV (13)
      </Button>
      <IconButton icon="close" label="Close" />
    </Row>
  ),
};

export const Badges: Story = {
  render: () => (
    <Row>
      <StatusBadge>Draft</StatusBadge>
      <StatusBadge tone="info">Quotation</StatusBadge>
      <StatusBadge tone="good">Policy</StatusBadge>
      <StatusBadge tone="warn">Overdue</StatusBadge>
      <StatusBadge tone="bad">Cancelled</StatusBadge>
    </Row>
  ),
};

export const Failure: Story = {
  render: () => <InlineError text="Could not load" onRetry={() => undefined} />,
};

export const Pages: Story = {
  render: () => (
    <Pager page={2} pages={3} onPage={() => undefined} text="Page 2 of 3 Showing rows 11 to 20 of 23" />
  ),
};

export const Waiting: Story = { render: () => <Skeleton width="12rem" /> };

export const OpenMenu: Story = {
  render: () => (
    <Menu
      align="start"
      items={[
        { label: 'Setting', to: '/User_Admin_Setting' },
        { label: 'Logout', onSelect: () => undefined },
      ]}
    >
      Hi admin - Admin
    </Menu>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hi admin - Admin' }));
    await expect(await within(document.body).findByRole('menuitem', { name: 'Logout' })).toBeVisible();
  },
};
