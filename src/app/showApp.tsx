import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { App } from './App';
import type { Program } from './login/showLogin';
import { createAppRouter, loadAfterLogin } from './routes';

function render(root: Root, router: ReturnType<typeof createAppRouter>): void {
  root.render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}

/** Shows the screen of the address bar. */
export function showApp(root: Root): void {
  render(root, createAppRouter());
}

/** For a login page, which is shown without the router. */
export const program: Program = {
  async leaveLogin(root, to, how) {
    const router = createAppRouter();
    await router.navigate(to, how);
    render(root, router);
  },
  loadAfterLogin,
};
