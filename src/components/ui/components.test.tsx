import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithStore } from '@/app/withStore.fixture';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { announce } from '@/components/feedback/announce';
import { Announcer } from '@/components/feedback/Announcer';
import { Breadcrumbs } from './Breadcrumbs';
import { Button, IconButton } from './Button';
import { Menu } from './Menu';
import { PageHeader } from './PageHeader';
import { InlineError } from '@/components/feedback/InlineError';

function openAt(url: string, screens: Record<string, ReactNode>) {
  const router = createMemoryRouter(
    Object.entries(screens).map(([path, element]) => ({ path, element })),
    { initialEntries: [url] },
  );
  render(<RouterProvider router={router} />, { wrapper: WithStore });
  return { router, user: userEvent.setup() };
}

describe('Breadcrumbs', () => {
  test('are a navigation named Breadcrumb whose first link is Home', () => {
    openAt('/', {
      '/': <Breadcrumbs crumbs={[{ label: 'Companies', to: '/company' }, { label: 'Company Edit' }]} />,
    });
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/user_admin_home'],
      ['Companies', '/company'],
    ]);
    expect(screen.getByText('Company Edit')).toHaveAttribute('aria-current', 'page');
  });

  test('an area with another home names its own', () => {
    openAt('/', { '/': <Breadcrumbs crumbs={[{ label: 'Home', to: '/client_user_brdx' }]} /> });
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/client_user_brdx');
  });
});

describe('the heading of a screen', () => {
  const screens = {
    '/one': (
      <>
        <PageHeader heading="One" />
        <Link to="/two">two</Link>
        <Link to="?page=2">next page</Link>
      </>
    ),
    '/two': <PageHeader heading="Two" action={<button type="button">Add</button>} />,
  };

  test('takes focus when another screen opens', async () => {
    const { user } = openAt('/one', screens);
    await user.click(screen.getByRole('link', { name: 'two' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Two' })).toHaveFocus();
  });

  test('leaves focus alone on the first load and when only the query changes', async () => {
    const { user } = openAt('/one', screens);
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'next page' }));
    expect(screen.getByRole('link', { name: 'next page' })).toHaveFocus();
  });
});

describe('Button', () => {
  test('is not a submit button by default', () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  test('while busy it takes no press, keeps its name and its focus', async () => {
    const onClick = jest.fn();
    function Saver(): ReactNode {
      const [busy, setBusy] = useState(false);
      return (
        <Button
          busy={busy}
          onClick={() => {
            onClick();
            setBusy(true);
          }}
        >
          Save
        </Button>
      );
    }
    const user = userEvent.setup();
    render(<Saver />);
    const save = screen.getByRole('button', { name: 'Save' });
    await user.dblClick(save);
    await user.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(save).toHaveFocus();
    expect(save).toHaveAttribute('aria-disabled', 'true');
  });

  test('a busy submit button submits nothing', async () => {
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    await userEvent.setup().click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a button with only an icon is named by its label', () => {
    render(<IconButton icon="close" label="Close" />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  });
});

describe('InlineError', () => {
  test('says what failed without alarm and offers to try again', async () => {
    const onRetry = jest.fn();
    render(<InlineError text="Not saved" onRetry={onRetry} />, { wrapper: WithStore });
    expect(screen.getByText('Not saved')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('Announcer', () => {
  test('has a text in a polite live region; the same text again is a new element', () => {
    render(<Announcer />);
    act(() => announce('Page 2 of 3'));
    const first = screen.getByText('Page 2 of 3');
    expect(first.closest('[aria-live="polite"]')).not.toBeNull();
    act(() => announce('Page 2 of 3'));
    expect(screen.getByText('Page 2 of 3')).not.toBe(first);
  });

  test('texts that arrive together are announced together, each of them once', () => {
    render(<Announcer />);
    act(() => {
      announce('Loading failed');
      announce('Page 2 of 3');
      announce('Loading failed');
    });
    expect(screen.getByText('Loading failed. Page 2 of 3')).toBeInTheDocument();
    act(() => announce('Loading'));
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });

  test('an announcement is removed after a while', () => {
    jest.useFakeTimers();
    render(<Announcer />);
    act(() => announce('Page 2 of 3'));
    act(() => jest.advanceTimersByTime(5_000));
    // The same text again stays just as long.
    act(() => announce('Page 2 of 3'));
    act(() => jest.advanceTimersByTime(9_999));
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Page 2 of 3')).toBeNull();
    jest.useRealTimers();
  });
});

describe('Menu', () => {
  test('a press outside closes it; a press on its button closes it too', async () => {
    const onSelect = jest.fn();
    const { user } = openAt('/', {
      '/': (
        <>
          <Menu items={[{ label: 'Logout', onSelect }]}>Hi Ann - Admin</Menu>
          <p>beside</p>
        </>
      ),
    });
    const button = screen.getByRole('button', { name: 'Hi Ann - Admin' });
    await user.click(button);
    expect(await screen.findByRole('menu', { name: 'Hi Ann - Admin' })).toBeVisible();
    await user.click(screen.getByText('beside'));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await user.click(button);
    expect(await screen.findByRole('menu')).toBeVisible();
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('the action of an entry starts after the focus is back on the button', async () => {
    const focused: unknown[] = [];
    const { user } = openAt('/', {
      '/': (
        <Menu items={[{ label: 'Logout', onSelect: () => focused.push(document.activeElement) }]}>Ann</Menu>
      ),
    });
    const button = screen.getByRole('button', { name: 'Ann' });
    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(focused).toEqual([button]));
  });

  test('arrows walk its entries, round the end', async () => {
    const { user } = openAt('/', {
      '/': (
        <Menu
          items={[
            { label: 'Setting', to: '/setting' },
            { label: 'Logout', onSelect: jest.fn() },
          ]}
        >
          Ann
        </Menu>
      ),
    });
    act(() => screen.getByRole('button').focus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Setting' })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Setting' })).toHaveFocus();
  });
});
