import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { ListToolbar } from './ListToolbar';

interface StoryToolbarProps {
  count: string;
  tools: string[];
}

function StoryToolbar({ count, tools }: StoryToolbarProps): ReactNode {
  const [filter, setFilter] = useState('');
  return (
    <ListToolbar filter={filter} onFilter={setFilter} count={count}>
      {tools.map((tool) => (
        <Button key={tool} size="small">
          {tool}
        </Button>
      ))}
    </ListToolbar>
  );
}

const meta = {
  title: 'Components/List/ListToolbar',
  component: StoryToolbar,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The row above a table: quick filter, number of rows, and the tools of the list. Put what concerns the whole list here, and what concerns one row into the menu of the row. Escape in the quick filter clears it.',
      },
    },
  },
  argTypes: {
    count: { description: 'The number of rows, as text.' },
    tools: { description: 'The labels of the buttons.' },
  },
  decorators: [
    (Story) => (
      <>
        <h1>Countries</h1>
        <Story />
      </>
    ),
  ],
  args: {
    count: '23 rows',
    tools: ['Columns', 'Export CSV (23)'],
  },
} satisfies Meta<typeof StoryToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const QuickFilter: Story = {};

export const Filtered: Story = {
  args: { count: '3 of 23 rows', tools: ['Clear filters', 'Filter', 'Columns', 'Export CSV (3)'] },
};

export const ManyTools: Story = {
  args: { tools: ['Import', 'Save', 'Columns', 'Expiring this month', 'Export CSV (23)'] },
};
