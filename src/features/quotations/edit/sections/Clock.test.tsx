import { act, fireEvent, render, screen } from '@testing-library/react';
import { startedStore, WithStore } from '@/app/withStore.fixture';
import { Clock } from './Clock';

afterEach(() => {
  jest.useRealTimers();
});

test('QEDIT-18 Q-139 the clock is updated exactly once a second', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 9, 30, 58) });
  const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms));
  const store = startedStore();
  const { unmount } = render(<Clock />, {
    wrapper: ({ children }) => <WithStore store={store}>{children}</WithStore>,
  });
  expect(screen.getByText('11/21/2026 09:30:58 AM')).toBeVisible();
  expect(screen.getByRole('time')).toHaveAttribute('datetime', new Date().toISOString());
  wait(999);
  expect(screen.getByText('11/21/2026 09:30:58 AM')).toBeVisible();
  wait(1);
  expect(screen.getByText('11/21/2026 09:30:59 AM')).toBeVisible();
  wait(1000);
  expect(screen.getByText('11/21/2026 09:31:00 AM')).toBeVisible();
  // A user who hides it does not see it in the next form either.
  fireEvent.click(screen.getByRole('button', { name: 'Hide the clock' }));
  unmount();
  render(
    <WithStore store={store}>
      <Clock />
    </WithStore>,
  );
  expect(screen.queryByRole('time')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the clock' }));
  expect(screen.getByRole('time')).toBeVisible();
});
