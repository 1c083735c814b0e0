import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expectNoOverflow, longLabel, longWord, NarrowBox } from '@/testing/harness/NarrowBox';
import { StatusBadge, type Tone } from './StatusBadge';

const words: Record<Tone, string> = {
  neutral: 'Draft',
  info: 'Quotation',
  good: 'Policy',
  warn: 'Overdue',
  bad: 'Cancelled',
};
const tones = Object.keys(words) as Tone[];

const meta = {
  title: 'Components/UI/StatusBadge',
  component: StatusBadge,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The status of a record in one or two words. The tone repeats what the words say, because colour alone carries no meaning: `good` is settled, `warn` needs attention, `bad` has failed or ended, `info` and `neutral` ask for nothing. It is no button and no filter, and takes no focus.',
      },
    },
  },
  args: { children: 'Quotation', tone: 'info' },
  argTypes: {
    children: { name: 'words', control: 'text' },
    tone: { control: 'inline-radio', options: tones },
  },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <dl style={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '8px 16px' }}>
      {tones.map((tone) => (
        <div key={tone} style={{ display: 'contents' }}>
          <dt>{tone}</dt>
          <dd>
            <StatusBadge tone={tone}>{words[tone]}</StatusBadge>
          </dd>
        </div>
      ))}
    </dl>
  ),
};

export const LongTexts: Story = {
  args: { children: longLabel },
  render: (args) => (
    <NarrowBox>
      <StatusBadge {...args} />
      <StatusBadge {...args}>{longWord}</StatusBadge>
    </NarrowBox>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
};
