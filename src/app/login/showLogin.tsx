import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { runtimeConfig } from '@/api/runtime';
import { rootOptions } from '@/app/start/reportErrors';
import { templateFor, writeTexts } from './drawnTexts';
import type { LoginName } from './loginAt';
import { LoginScreen } from './LoginScreen';

/** The rest of the program. */
export interface Program {
  /** Goes to another screen; the login stays until that one can be shown. */
  readonly leaveLogin: (root: Root, to: string, how: { replace: boolean }) => Promise<void>;
  /** Loads early what is shown after the login. */
  readonly loadAfterLogin: (login: LoginName) => void;
}

/**
 * Shows a login page that is opened by its URL. Where `index.html` has drawn it already, the program takes the form over:
 * what was typed stays, and so does the focus. Everything else loads when the user turns to the form. Returns how to end it.
 */
export function showLogin(
  container: HTMLElement,
  login: LoginName,
  loadProgram: () => Promise<Program>,
): () => void {
  let root: Root | undefined;
  let isLeft = false;

  async function leave(to: string, how: { replace: boolean }): Promise<void> {
    if (isLeft) return;
    isLeft = true;
    window.removeEventListener('popstate', onHistory);
    try {
      const { leaveLogin } = await loadProgram();
      if (root) await leaveLogin(root, to, how);
    } catch {
      // A part of the program is missing: the server knows better.
      window.location.assign(to);
    }
  }

  /** Back or Forward, to an entry that this page held before it was reloaded. */
  function onHistory(): void {
    const { pathname, search } = window.location;
    void leave(pathname + search, { replace: true });
  }

  function loadEarly(): void {
    loadProgram().then(
      ({ loadAfterLogin }) => loadAfterLogin(login),
      // It is loaded again when it is needed.
      () => undefined,
    );
  }

  function onReady(): void {
    container.addEventListener('focusin', loadEarly, { once: true });
    // The user was faster: the form has the focus already, or a password manager has filled it in.
    if (container.querySelector(':focus, :autofill')) loadEarly();
    // Enter came before the program: `firstPage.ts` has kept it.
    if (container.dataset['submitted'] !== undefined) container.querySelector('form')?.requestSubmit();
  }

  window.addEventListener('popstate', onHistory);
  const screen = (
    <StrictMode>
      <LoginScreen login={login} leave={(to, how) => void leave(to, how)} onReady={onReady} />
    </StrictMode>
  );
  const template = templateFor(window.location.pathname);
  if (template && container.querySelector('form')) {
    writeTexts(template, container, runtimeConfig());
    root = hydrateRoot(container, screen, rootOptions);
  } else {
    root = createRoot(container, rootOptions);
    root.render(screen);
  }
  const shown = root;
  return () => {
    window.removeEventListener('popstate', onHistory);
    shown.unmount();
  };
}
