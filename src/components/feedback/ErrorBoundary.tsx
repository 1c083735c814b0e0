import { Component, type ReactNode } from 'react';
import { FailureNotices, InlineError } from './InlineError';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What is rendered around the notice; without it the notice replaces the children. */
  frame?: (notice: ReactNode, retry: () => void) => ReactNode;
}

/**
 * Catches an error of one panel, so that the rest of the screen stays usable, and offers to render the panel again. The
 * notice is shown also where failure notices are turned off. React's root logs the error.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  readonly #retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    const { children, frame } = this.props;
    if (!this.state.hasFailed) return children;
    const notice = (
      <FailureNotices value="quiet">
        <InlineError text="This part has stopped working" onRetry={this.#retry} />
      </FailureNotices>
    );
    return frame ? frame(notice, this.#retry) : notice;
  }
}
