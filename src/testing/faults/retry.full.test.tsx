import { screen, waitFor, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { url as binderUrl } from '@/features/binders/payment/payment.fixture';
import type { CallPath } from '@/api/calls';
import { holdResponses } from '@/testing/harness/server';
import { server } from '../../../mocks/node';
import { loadsFail, refuses } from '../../../mocks/scenarios';

interface Watch {
  /** The texts of the page's live region, in order. */
  readonly announced: string[];
  /** All elements that had the focus after a change of the page. */
  readonly focused: Set<Element | null>;
}

let observer: MutationObserver | undefined;
afterEach(() => observer?.disconnect());

/** Records what is announced and what has the focus, from now on. */
function watchPage(): Watch {
  const watch: Watch = { announced: [], focused: new Set() };
  const region = document.querySelector('[aria-live="polite"][aria-atomic="true"]')!;
  observer = new MutationObserver((records) => {
    if (records.some(({ target }) => region.contains(target)) && region.textContent !== '')
      watch.announced.push(region.textContent);
    // After the product has handled the change.
    setTimeout(() => watch.focused.add(document.activeElement));
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return watch;
}

/** What is read out after a response with status 500. */
const failedText = 'Loading failed. The server had an error';
const main = (): HTMLElement => screen.getByRole('main');
const section = (name: string): HTMLElement => screen.getByText(name, { selector: 'h3' }).closest('details')!;
const heading = (level: number, name: RegExp | string) => (): HTMLElement =>
  screen.getByRole('heading', { level, name });

interface Case {
  url: string;
  path: CallPath;
  /** The section of the page whose Retry is pressed. */
  section: () => HTMLElement;
  /** Shown once it is loaded. */
  loaded: () => Promise<HTMLElement>;
  /** The element that has the focus then. */
  heading: () => Element;
}

const cases: Readonly<Record<string, Case>> = {
  'a list': {
    url: '/user_admin_countries',
    path: '/viewcountry',
    section: main,
    loaded: () => screen.findByText('United States'),
    heading: heading(1, 'Countries'),
  },
  'a record form': {
    url: '/user_admin_edit_countries/401',
    path: '/editcountry',
    section: main,
    loaded: () => screen.findByLabelText('Country Name'),
    heading: heading(1, /Country/),
  },
  'the view of a binder': {
    url: binderUrl,
    path: '/viewpolicyquotation',
    section: main,
    loaded: () => screen.findByRole('button', { name: 'Process To Policy' }),
    heading: heading(1, /Binder/),
  },
  'a group of a view, which is another element once it is loaded': {
    url: '/user_admin_view_policy_quotation/1041/554',
    path: '/viewactiveattributemain',
    section: () => screen.getByRole('region', { name: 'Insured' }),
    loaded: () =>
      waitFor(() => within(screen.getByRole('region', { name: 'Insured' })).getByText('First Name')),
    heading: heading(2, 'Insured'),
  },
  'a form whose whole screen is another once it is loaded': {
    url: '/edit_intakeform_user_admin_policy/1041/551',
    path: '/viewpolicyquotation',
    section: main,
    loaded: () => screen.findByText('POL-2026-0041'),
    heading: heading(1, /Quotation/),
  },
  'the strip of categories': {
    url: '/user_admin_home',
    path: '/viewclientintakecategorymain',
    section: () => screen.getByRole('region', { name: 'Intake categories' }),
    loaded: () => screen.findByRole('button', { name: 'PERSONAL AUTO' }),
    heading: () => screen.getByRole('region', { name: 'Intake categories' }),
  },
  'the menu bar': {
    url: '/user_admin_home',
    path: '/viewmainmenuandsubmenu',
    section: () => screen.getByRole('banner'),
    loaded: () => within(screen.getByRole('banner')).findByRole('link', { name: 'Home' }),
    heading: () => screen.getByRole('banner'),
  },
  'a section of the home page': {
    url: '/user_admin_home',
    path: '/viewpolicyquotationlist',
    section: () => section('Past effective date, not approved'),
    loaded: () => within(section('Past effective date, not approved')).findByRole('link', { name: /Show/ }),
    heading: () => section('Past effective date, not approved').querySelector('summary')!,
  },
};

test.each(Object.entries(cases))(
  'Retry in %s keeps the focus there, and the result is announced',
  async (_name, { url, path, section, loaded, heading: expected }) => {
    const endFault = loadsFail(path);
    const user = openAt(url);
    await screen.findAllByText('Could not load', undefined, { timeout: 5000 });
    await waitFor(() => within(section()).getAllByText('Could not load'));
    const retry = (): HTMLElement => within(section()).getAllByRole('button', { name: 'Retry' })[0]!;
    const { announced, focused } = watchPage();
    retry().focus();
    const failed = retry();
    const first = holdResponses(path);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(failed).not.toBeInTheDocument());
    expect(section()).toContainElement(document.activeElement as HTMLElement);
    first.release();
    await waitFor(() => expect(retry()).toHaveFocus());
    await waitFor(() => expect(announced).toEqual(['Loading', failedText]));

    endFault();
    const second = holdResponses(path);
    await user.keyboard('{Enter}');
    await second.asked;
    second.release();
    await loaded();
    await waitFor(() => expect(announced).toEqual(['Loading', failedText, 'Loading', 'Loaded']));
    expect(expected()).toHaveFocus();
    expect(focused).not.toContain(document.body);
  },
);

test('a failed load is announced when it appears, but its text is not a live region', async () => {
  const { release, asked } = holdResponses('/viewcountry');
  openAt('/user_admin_countries');
  await asked;
  const { announced } = watchPage();
  server.resetHandlers();
  loadsFail('/viewcountry');
  release();
  const line = (await screen.findByText('Could not load')).parentElement!;
  await waitFor(() => expect(announced).toEqual([failedText]));
  expect(line.closest('[role="status"], [aria-live]')).toBeNull();
});

test('a refused save is announced with the message of the server, and the focus stays on Save', async () => {
  refuses('/updatecountry', 'The name is taken');
  const user = openAt('/user_admin_edit_countries/401');
  await screen.findByLabelText('Country Name');
  const { announced } = watchPage();
  const save = screen.getByRole('button', { name: 'Save' });
  await user.type(screen.getByLabelText('Country Name'), 's');
  await user.click(save);
  await screen.findByText('Not saved');
  await waitFor(() => expect(announced).toEqual(['Saving failed. Answer of the server: The name is taken']));
  screen.getByRole('button', { name: 'Retry' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(announced).toHaveLength(2));
  expect(save).toHaveFocus();
});

test('a screen that the user leaves while it reloads is not announced as loaded', async () => {
  const endFault = loadsFail('/viewcountry');
  const endStripFault = loadsFail('/viewclientintakecategorymain');
  const user = openAt('/user_admin_countries');
  const list = await within(await screen.findByRole('main')).findByRole('button', { name: 'Retry' });
  const strip = within(await screen.findByRole('region', { name: 'Intake categories' }));
  const { announced } = watchPage();
  endFault();
  const held = holdResponses('/viewcountry');
  await user.click(list);
  await held.asked;
  await user.click(screen.getByRole('link', { name: 'Add' }));
  await screen.findByLabelText('Country Name');
  held.release();
  // Its 'Loaded' is announced later than that of the list would be.
  endStripFault();
  await user.click(await strip.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(announced).toEqual(['Loading', 'Loading', 'Loaded']));
});
