/**
 * Runs before the first paint, without the program: puts into the page what its address shows first. That is the form of a
 * login, whose markup is in `index.html`, so that one can type before the program has come; on other pages, and for a user who
 * is signed in, the sign that the program is loading.
 */
import { templateFor, writeTexts } from './drawnTexts';

function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    // Blocked.
    return null;
  }
}

/** The theme that was chosen on the Setting page. */
function chosenTheme(): unknown {
  try {
    const preferences: unknown = JSON.parse(stored('portal_preferences') ?? '');
    return typeof preferences === 'object' && preferences && 'theme' in preferences && preferences.theme;
  } catch {
    return undefined;
  }
}

/** Lets the browser fetch the files that the page needs next, before the program asks for them. */
function fetchEarly(part: string): void {
  const files = document.querySelector<HTMLTemplateElement>(`template[data-files="${part}"]`);
  if (files) document.head.append(files.content.cloneNode(true));
}

function showFirst(root: HTMLElement): void {
  const { dataset } = document.documentElement;
  const theme = chosenTheme();
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;

  const login = templateFor(window.location.pathname);
  if (!login || stored(login.dataset['token'] ?? '')) {
    const loading = document.querySelector<HTMLTemplateElement>('template[data-loading]');
    if (loading) root.replaceChildren(loading.content.cloneNode(true));
    fetchEarly('app');
    return;
  }
  const form = login.content.cloneNode(true);
  writeTexts(login, form, { brand: dataset['brand'] ?? '', poweredBy: dataset['poweredBy'] ?? '' });
  root.replaceChildren(form);
  // Else the browser would send the form by itself; the program sends it when it has come.
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    root.dataset['submitted'] = '';
  });
  fetchEarly('login');
}

const root = document.getElementById('root');
if (root) showFirst(root);
