import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setRuntimeConfig } from '@/api/runtime';
import { startProduct } from '@/app/start/start';
import { defaultConfig } from '@/domain/access/config';
import { bodiesTo } from '@/testing/harness/server';
import { signInAs } from '@/testing/harness/signIns';
import { program } from '@/app/showApp';
import { drawnLogins } from './drawnLogins';
import { loginAt } from './loginAt';
import { showLogin } from './showLogin';

const logins = drawnLogins();
setRuntimeConfig(defaultConfig);

let stop: (() => void) | undefined;
let unmount: (() => void) | undefined;

afterEach(() => {
  unmount?.();
  stop?.();
  unmount = stop = undefined;
  document.body.replaceChildren();
  delete document.documentElement.dataset['brand'];
  setRuntimeConfig(defaultConfig);
});

function template(data: Readonly<Record<string, string>>, markup: string): HTMLTemplateElement {
  const element = document.createElement('template');
  Object.assign(element.dataset, data);
  element.innerHTML = markup;
  return element;
}

/** The page as it is before the program has come. */
function openPage(url: string, brand = 'Kyubos'): HTMLElement {
  window.history.replaceState(null, '', url);
  Object.assign(document.documentElement.dataset, { brand, poweredBy: brand });
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(
    root,
    ...logins.map(({ path, token, markup }) => template({ path, token }, markup)),
    template({ loading: '' }, '<p role="status" aria-label="Loading"></p>'),
  );
  jest.isolateModules(() => {
    jest.requireActual('./firstPage');
  });
  return root;
}

/** The program comes. */
async function programComes(root: HTMLElement): Promise<void> {
  stop = startProduct();
  const login = loginAt(window.location.pathname, 'kyubos');
  if (!login) throw new Error('This is no login page');
  await act(async () => {
    unmount = showLogin(root, login, () => Promise.resolve(program));
    await Promise.resolve();
  });
}

test('LOGIN-01 LOGIN-05 LOGIN-10 LOGIN-11 the form is there before the program, and keeps what is typed, the caret and the focus', async () => {
  const root = openPage('/Kyubos_Admin/');
  const user = userEvent.setup();
  expect(screen.getByRole('heading', { level: 1, name: 'User Log In' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2024 KyubosPowered by Kyubos');
  const name = screen.getByLabelText<HTMLInputElement>('Username');
  await user.type(name, 'adin');
  name.setSelectionRange(2, 2);

  await programComes(root);
  expect(screen.getByLabelText('Username')).toBe(name);
  expect(name).toHaveFocus();
  expect(name.selectionStart).toBe(2);
  await user.keyboard('m');
  expect(name).toHaveValue('admin');
  await user.type(screen.getByLabelText('Password'), 'admin123');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
  expect(window.location.pathname).toBe('/user_admin_countries');
  expect(bodiesTo('/commonlogin')).toEqual([{ username: 'admin', password: 'admin123' }]);
});

test('LOGIN-03 LOGIN-09 Enter before the program sends what was typed, once the program has come', async () => {
  const root = openPage('/kyubos_admin');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Username'), 'admin');
  await user.type(screen.getByLabelText('Password'), 'admin123{Enter}');
  expect(bodiesTo('/commonlogin')).toEqual([]);
  await programComes(root);
  expect(await screen.findByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
  expect(bodiesTo('/commonlogin')).toEqual([{ username: 'admin', password: 'admin123' }]);
});

test('BDXCAR-01 BDXCAR-03 the logins of carriers and clients are drawn with their own links', () => {
  openPage('/Client_user_BDX_Login');
  expect(screen.getByRole('heading', { level: 1, name: 'BDX Users Log In' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Forgot Login Id' })).toHaveAttribute(
    'href',
    '/client_user_BDX_forgotloginid',
  );
});

test('LOGIN-07 SHELL-08 the form has the brand of the page, then that of the configuration, and loses nothing', async () => {
  const root = openPage('/BDX_Login', 'Harbor Re');
  expect(screen.getByRole('banner')).toHaveTextContent('Harbor Re');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Powered by Harbor Re');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Username'), 'carrier');
  setRuntimeConfig({ ...defaultConfig, brand: 'Tide {poweredBy} $&', poweredBy: 'Sea' });
  await programComes(root);
  expect(screen.getByRole('banner')).toHaveTextContent('Tide {poweredBy} $&');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Powered by Sea');
  expect(screen.getByLabelText('Username')).toHaveValue('carrier');
});

test('LOGIN-08 a user who has a token sees that the program is loading, and no form', () => {
  signInAs('admin');
  openPage('/kyubos_admin');
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('LOGIN-08 who signs in in another tab is led on here too', async () => {
  const root = openPage('/kyubos_admin');
  await programComes(root);
  signInAs('admin');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('LOGIN-05 a link leads on without loading the page anew, and Back returns to the login', async () => {
  const root = openPage('/kyubos_admin');
  await programComes(root);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Forgot Password' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { level: 1, name: 'User Log In' })).toBeVisible();
  expect(window.location.pathname).toBe('/kyubos_admin');
});

test('the screen of an entry of the history is shown, when the page was reloaded on the login after it', async () => {
  const root = openPage('/kyubos_admin');
  await programComes(root);
  window.history.replaceState(null, '', '/');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose your area' })).toBeVisible();
});

test('the theme that was chosen counts from the first paint', () => {
  localStorage.setItem('portal_preferences', '{"theme":"dark"}');
  openPage('/kyubos_admin');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  delete document.documentElement.dataset['theme'];
});

test.each(['', '{', '[]', '{"theme":"sepia"}', 'null'])('stored preferences of %p do no harm', (stored) => {
  localStorage.setItem('portal_preferences', stored);
  openPage('/kyubos_admin');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(screen.getByLabelText('Username')).toBeVisible();
});

test('GUARD-07 a notice that another screen has left is shown', async () => {
  const root = openPage('/kyubos_admin');
  window.history.replaceState({ usr: { notice: 'passwordChanged' } }, '');
  await programComes(root);
  await waitFor(() => expect(screen.getByText(/^Your password has been changed/)).toBeVisible());
});
