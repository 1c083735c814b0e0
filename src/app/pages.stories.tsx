import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { ErrorPage } from './ErrorPage';

const meta: Meta<ScreenArgs> = {
  title: 'Screens/Shell/Landing, not found and error',
  parameters: { layout: 'fullscreen', a11y: { context: { exclude: [] } } },
  args: { url: '/', as: 'signedOut' },
};

export default meta;

type Story = StoryObj<ScreenArgs>;

/** The error page as the router shows it for an error. */
function Failed({ error }: { error: Error }): ReactElement {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '/',
        loader: () => {
          throw error;
        },
        errorElement: <ErrorPage />,
        hydrateFallbackElement: <p>Loading...</p>,
      },
    ]),
  );
  return <RouterProvider router={router} />;
}

export const Entrance: Story = {};

export const EntranceSignedIn: Story = { args: { as: 'admin' } };

/** An old address without a screen of its own; it leads on to the files that the carrier sent. */
export const AddressAfterEditSlab: Story = { args: { url: '/user_admin_slab', as: 'carrier' } };

export const NotFound: Story = { args: { url: '/nowhere' } };

export const ErrorInScreen: Story = {
  args: { url: '' },
  parameters: { ownRouter: true },
  render: () => <Failed error={new Error('A screen broke')} />,
};

export const PartialPage: Story = {
  args: { url: '' },
  parameters: { ownRouter: true },
  render: () => (
    <Failed error={Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })} />
  ),
};
