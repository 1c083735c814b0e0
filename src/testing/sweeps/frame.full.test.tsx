import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { openAt, openStore } from '@/app/openAt.fixture';
import { expectConsoleErrors } from '@/testing/harness/server';
import { preferencesChanged } from '@/session/preferencesSlice';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/node';
import { loadsFail } from '../../../mocks/scenarios';
import { ErrorPage } from '@/app/ErrorPage';
import { WithStore } from '@/app/withStore.fixture';

afterEach(() => setRuntimeConfig(defaultConfig));

describe('not found', () => {
  test.each(['/nowhere', '/user_admin_nothing/1', '/other_admin'])(
    'SHELL-01 SHELL-02 SHELL-04 SHELL-05 %s shows the not-found page to anybody, without the shell',
    async (url) => {
      openAt(url, { as: 'signedOut' });
      expect(await screen.findByRole('heading', { name: 'Oops, page not available!' })).toBeVisible();
      expect(screen.getByText("The page you're looking for doesn't seem to exist.")).toBeVisible();
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
      expect(window.location.pathname).toBe(url);
    },
  );

  test('SHELL-04 a path is known in any letter case and with a trailing slash', async () => {
    openAt('/USER_ADMIN_HOME/');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});

describe('page title', () => {
  test.each([
    ['/user_admin_home', 'User_admin_home | Kyubos'],
    ['/user_admin_edit_countries/407', '407 | Kyubos'],
    ['/user_admin_intakecategory/', 'User_admin_intakecategory | Kyubos'],
  ])('SHELL-22 %s is titled %s', async (url, title) => {
    openAt(url);
    await waitFor(() => expect(document.title).toBe(title));
  });

  test('SHELL-22 the title follows each navigation, with the installation’s suffix', async () => {
    setRuntimeConfig({ ...defaultConfig, titleSuffix: ' – Harbor' });
    const user = openAt('/nowhere', { as: 'signedOut' });
    await waitFor(() => expect(document.title).toBe('Nowhere – Harbor'));
    await user.click(await screen.findByRole('button', { name: 'Go Home' }));
    await screen.findByRole('link', { name: 'Administration' });
    expect(document.title).toBe('Harbor');
    await user.click(screen.getByRole('link', { name: 'Carrier BDX' }));
    await waitFor(() => expect(document.title).toBe('BDX_Login – Harbor'));
  });
});

describe('error page', () => {
  const part = '/assets/companies.1234567.js';

  function PartialPage(): never {
    const request = `http://localhost${part}`;
    throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request });
  }

  function openWithoutItsPart(): void {
    expectConsoleErrors();
    const router = createMemoryRouter([
      { path: '/', element: <PartialPage />, errorElement: <ErrorPage isInside /> },
    ]);
    render(
      <WithStore>
        <RouterProvider router={router} />
      </WithStore>,
    );
  }

  test('SHELL-06 a chunk that an update removed has a message of its own', async () => {
    server.use(http.head(part, () => new HttpResponse(null, { status: 404 })));
    openWithoutItsPart();
    expect(await screen.findByText('A newer version was installed. Reload the page.')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  });

  test('SHELL-06 a chunk that could not be fetched is not reported as removed', async () => {
    const asked = new Promise<void>((resolve) => {
      server.use(http.head(part, () => (resolve(), HttpResponse.error())));
    });
    openWithoutItsPart();
    await act(() => asked);
    expect(screen.getByText(/^A part of the page could not be loaded/)).toBeVisible();
  });
});

test('the skip link leads to the content and does not change the address', async () => {
  const user = openAt('/user_admin_home');
  await screen.findByRole('heading', { name: 'Dashboard' });
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});

test('the user’s choice of failure notices overrides the installation’s', async () => {
  loadsFail('/viewmainmenuandsubmenu');
  openAt('/user_admin_home');
  expect(await within(await screen.findByRole('banner')).findByText('Could not load')).toBeVisible();
  act(() => void openStore().dispatch(preferencesChanged({ failureNotices: 'none' })));
  await waitFor(() => expect(screen.queryByText('Could not load')).not.toBeInTheDocument());
});
