import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import type { Draft } from '@/domain/draft';
import { StoryFrame } from '@/testing/harness/StoryFrame';
import { FormPage } from '@/components/form/FormPage';
import { boston, fields } from '@/components/form/FormPage.fixture';
import { DraftsContext, type DraftStore } from './draftsContext';

const draft: Draft = {
  route: '/',
  title: 'Edit Town',
  savedAt: new Date().setHours(0, 1, 0, 0),
  fields: [
    { name: 'name', label: 'Town Name', was: 'Boston', value: 'New Boston' },
    { name: 'code', label: 'Town Code', was: 'BO', value: '' },
  ],
  omitted: ['Key'],
};

const drafts: DraftStore = {
  read: () => Promise.resolve(draft),
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};

const loadDrafts = (): Promise<DraftStore> => Promise.resolve(drafts);

const meta: Meta<typeof FormPage> = {
  title: 'Components/Drafts/Restorable draft',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StoryFrame>
      <DraftsContext value={loadDrafts}>
        <FormPage heading="Edit Town" record={boston} save={() => Promise.resolve()} backTo="/list">
          {fields}
        </FormPage>
      </DraftsContext>
    </StoryFrame>
  ),
};

export default meta;

type Story = StoryObj<typeof FormPage>;

function press(name: 'Restore' | 'Compare' | 'Discard'): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  };
}

export const Offered: Story = {};

export const OfferedDark: Story = { globals: { theme: 'dark' } };

export const Compared: Story = { play: press('Compare') };

export const Restored: Story = { play: press('Restore') };

export const Discarded: Story = { play: press('Discard') };
