import { screen, within } from '@testing-library/react';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { installTestWorkers } from '@/preflight/worker.fixture';
import { openAt } from '@/app/openAt.fixture';
import { expectConsoleErrors } from '@/testing/harness/server';
import type { Visitor } from '@/testing/harness/signIns';

/** The functions and components that throw when they are called. */
const mockBroken = new Set<string>();

/** A module whose functions can be made to throw. */
function mockBreakable(module: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(module).map(([name, value]) => [
      name,
      typeof value !== 'function'
        ? value
        : function breakable(...inputs: unknown[]): unknown {
            if (mockBroken.has(name)) throw new Error('It broke');
            return Reflect.apply(value, undefined, inputs);
          },
    ]),
  );
}

jest.mock('@/app/shell/menu/MenuBar', () => mockBreakable(jest.requireActual('@/app/shell/menu/MenuBar')));
jest.mock('@/app/shell/menu/UserMenu', () => mockBreakable(jest.requireActual('@/app/shell/menu/UserMenu')));
jest.mock('@/session/drafts/useDraftLinks', () =>
  mockBreakable(jest.requireActual('@/session/drafts/useDraftLinks')),
);
jest.mock('@/domain/access/menu', () => mockBreakable(jest.requireActual('@/domain/access/menu')));
jest.mock('@/components/ui/Brand', () => mockBreakable(jest.requireActual('@/components/ui/Brand')));
jest.mock('@/features/quotations/view/CoverageCard', () =>
  mockBreakable(jest.requireActual('@/features/quotations/view/CoverageCard')),
);
jest.mock('@/features/quotations/edit/sections/CoverageSection', () =>
  mockBreakable(jest.requireActual('@/features/quotations/edit/sections/CoverageSection')),
);
jest.mock('@/features/quotations/customers/IncompleteForms', () =>
  mockBreakable(jest.requireActual('@/features/quotations/customers/IncompleteForms')),
);
jest.mock('@/features/bordereau/preflight/Verdict', () =>
  mockBreakable(jest.requireActual('@/features/bordereau/preflight/Verdict')),
);
jest.mock('@/features/bordereau/preflight/usePreflight', () =>
  mockBreakable(jest.requireActual('@/features/bordereau/preflight/usePreflight')),
);
jest.mock('@/intakeForm/fields/AttributeGroupView', () =>
  mockBreakable(jest.requireActual('@/intakeForm/fields/AttributeGroupView')),
);

installTestWorkers();

let lines: readonly string[];

beforeEach(() => {
  lines = expectConsoleErrors();
});

afterEach(() => {
  mockBroken.clear();
  setRuntimeConfig(defaultConfig);
});

const notices = (): HTMLElement[] => screen.queryAllByText('This part has stopped working');

interface Case {
  readonly breaks: string;
  readonly url: string;
  readonly as?: Visitor;
  /** A text or element of the broken section when it works. */
  readonly part: [role: string, name: RegExp];
  /** An element of the rest, which stays. */
  readonly rest: [role: string, name: RegExp];
}

const cases: Readonly<Record<string, Case>> = {
  'the menus': {
    breaks: 'MenuBar',
    url: '/user_admin_home',
    part: ['navigation', /^Main menu$/],
    rest: ['heading', /^Dashboard$/],
  },
  'the category strip': {
    breaks: 'categoryTitle',
    url: '/user_admin_countries',
    part: ['button', /^New quotation$/],
    rest: ['heading', /^Countries$/],
  },
  'a card of a document': {
    breaks: 'CoverageCard',
    url: '/user_admin_view_policy_quotation/1041/551',
    part: ['heading', /^Coverage( Details)?$/],
    rest: ['button', /^Approve$/],
  },
  'a card of a quotation’s form': {
    breaks: 'CoverageSection',
    url: '/user_admin_policy/551',
    part: ['heading', /^Coverages?$/],
    rest: ['button', /^Save$/],
  },
  'a group of questions': {
    breaks: 'AttributeGroupView',
    url: '/user_admin_policy/551',
    part: ['textbox', /^First Name$/],
    rest: ['button', /^Save$/],
  },
  'a card of the customer chooser': {
    breaks: 'IncompleteForms',
    url: '/add_customer_for_user_admin_policy/551',
    part: ['heading', /^Incomplete intake forms$/],
    rest: ['table', /./],
  },
  'the pre-flight beside an upload': {
    breaks: 'usePreflight',
    url: '/user_admin_add_bdxcreate',
    part: ['heading', /^Pre-flight check$/],
    rest: ['button', /^Save$/],
  },
  'the checks of a stored file': {
    breaks: 'Verdict',
    url: '/user_admin_brdx_file_view/329',
    part: ['heading', /^Findings$/],
    rest: ['table', /^Mapped rows$/],
  },
};

function inHeader(name: string): Promise<HTMLElement> {
  return within(screen.getByRole('banner')).findByRole('button', { name });
}

test.each(Object.entries(cases))(
  'when %s throws, the rest and Logout stay usable, and Retry restores it',
  async (_, { breaks, url, as = 'admin', part, rest }) => {
    mockBroken.add(breaks);
    const user = openAt(url, { as });
    expect((await screen.findAllByText('This part has stopped working'))[0]).toBeVisible();
    expect((await screen.findAllByRole(...named(rest)))[0]).toBeVisible();
    expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
    expect(await inHeader('Hi admin - Admin')).toBeVisible();

    mockBroken.clear();
    for (const button of screen.getAllByRole('button', { name: 'Retry' })) await user.click(button);
    expect((await screen.findAllByRole(...named(part)))[0]).toBeVisible();
    expect(notices()).toEqual([]);
    expect(new Set(lines)).toEqual(
      new Set([expect.stringMatching(/^Part of the page failed error=Error message=It broke/)]),
    );
  },
);

function named([role, name]: [string, RegExp]): [string, { name: RegExp }] {
  return [role, { name }];
}

test.each([
  ['admin', '/user_admin_home', 'UserMenu', 'Hi admin - Admin', 'User Log In', '/kyubos_admin'],
  ['carrier', '/client_user_BDX_home', 'Brand', 'Logout', 'BDX Users Log In', '/BDX_Login'],
] as const)(
  'SHELL-12 a header of %s that throws leaves the screen, Retry, and a Logout that works',
  async (as, url, breaks, works, login, loginPath) => {
    mockBroken.add(breaks);
    const user = openAt(url, { as });
    expect(await screen.findByText('This part has stopped working')).toBeVisible();
    expect(await within(screen.getByRole('main')).findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    mockBroken.clear();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await inHeader(works)).toBeVisible();
    expect(notices()).toEqual([]);

    mockBroken.add(breaks);
    const again = openAt(url, { as });
    await screen.findByText('This part has stopped working');
    mockBroken.clear();
    await again.click(await inHeader('Logout'));
    expect(await screen.findByRole('heading', { level: 1, name: login })).toBeVisible();
    expect(window.location.pathname).toBe(loginPath);
  },
);

test('when the menu of drafts throws, the header stays, and the menu can be opened again', async () => {
  mockBroken.add('useDraftLinks');
  const user = openAt('/user_admin_home');
  const retry = await screen.findByRole('button', { name: 'Drafts have stopped working. Retry' });
  expect(await inHeader('Hi admin - Admin')).toBeVisible();
  mockBroken.clear();
  await user.click(retry);
  expect(screen.queryByRole('button', { name: /Drafts have stopped/ })).not.toBeInTheDocument();
  expect(await inHeader('Hi admin - Admin')).toBeVisible();
});

test('when the footer throws, the rest stays', async () => {
  const poweredBy = {
    toString: (): string => {
      throw new Error('It broke');
    },
  };
  setRuntimeConfig(Object.assign({ ...defaultConfig }, { poweredBy }));
  openAt('/user_admin_home');
  const footer = await screen.findByRole('contentinfo');
  expect(await within(footer).findByText('This part has stopped working')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(await inHeader('Hi admin - Admin')).toBeVisible();
});
