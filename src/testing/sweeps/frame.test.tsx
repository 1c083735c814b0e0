import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ErrorPage } from '@/app/ErrorPage';
import { openAt } from '@/app/openAt.fixture';
import { expectConsoleErrors } from '@/testing/harness/server';

test('SHELL-01..05 SHELL-22 an unknown path shows the not-found page without the shell, with or without a session; Go Home leads to the site root', async () => {
  const user = openAt('/user_admin_home/more', { as: 'signedOut' });
  expect(await screen.findByRole('heading', { name: 'Oops, page not available!' })).toBeVisible();
  expect(screen.getByText("The page you're looking for doesn't seem to exist.")).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/user_admin_home/more');
  await waitFor(() => expect(document.title).toBe('More | Kyubos'));
  await user.click(screen.getByRole('button', { name: 'Go Home' }));
  await screen.findByRole('link', { name: 'Administration' });
  expect(window.location.pathname).toBe('/');
});

test('SHELL-06 a screen that throws is replaced by the error page, with a reload and a link home', () => {
  expectConsoleErrors();
  function Broken(): never {
    throw new Error('This screen is broken');
  }
  const router = createMemoryRouter([
    { path: '/', element: <Broken />, errorElement: <ErrorPage isInside={false} /> },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go Home' })).toBeVisible();
  expect(screen.queryByText(/This screen is broken/)).not.toBeInTheDocument();
});
