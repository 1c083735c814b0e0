import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithStore } from '@/app/withStore.fixture';
import type { ReactElement } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { FailureNotices } from './InlineError';

let isBroken = true;

function Panel(): ReactElement {
  if (isBroken) throw new Error('broken');
  return <p>The panel</p>;
}

function renderPanel(panel = <Panel />): void {
  render(
    <main id="main" tabIndex={-1}>
      <ErrorBoundary>{panel}</ErrorBoundary>
      <ErrorBoundary>
        <p>The other panel</p>
      </ErrorBoundary>
    </main>,
    { onCaughtError: () => undefined, wrapper: WithStore },
  );
}

const retry = (): HTMLElement => screen.getByRole('button', { name: 'Retry' });

beforeEach(() => {
  isBroken = true;
});

test('a panel that throws is replaced by a notice, and the other panel stays', () => {
  renderPanel();
  expect(screen.getByText('This part has stopped working')).toBeVisible();
  expect(screen.getByText('The other panel')).toBeVisible();
});

test('Retry renders the panel again, and the focus goes to the content', async () => {
  renderPanel();
  isBroken = false;
  const user = userEvent.setup();
  await user.tab();
  expect(retry()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('The panel')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a panel that throws again is replaced by the notice again', async () => {
  renderPanel();
  await userEvent.setup().click(retry());
  expect(screen.getByText('This part has stopped working')).toBeVisible();
  expect(retry()).toBeEnabled();
});

test('the notice is shown also when failure notices are turned off', () => {
  renderPanel(
    <FailureNotices value="none">
      <Panel />
    </FailureNotices>,
  );
  expect(screen.getByText('This part has stopped working')).toBeVisible();
});

test('a frame is rendered around the notice', () => {
  render(
    <ErrorBoundary frame={(notice) => <header>{notice}</header>}>
      <Panel />
    </ErrorBoundary>,
    { onCaughtError: () => undefined, wrapper: WithStore },
  );
  expect(within(screen.getByRole('banner')).getByText('This part has stopped working')).toBeVisible();
});
