import { Component, type ReactNode } from 'react';
import { FailedState } from '../ui/states.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Drawn in place of a part that a page can do without; a page itself says that it did not come. */
  readonly otherwise?: ReactNode;
}

/** A chunk that a newer version of the portal has replaced can only be had by loading the page anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { children, otherwise } = this.props;
    if (!this.state.isBroken) return children;
    if (otherwise !== undefined) return otherwise;
    return (
      <main id="content" className="page page--middle">
        <FailedState
          message="this page did not come whole, or a newer one has taken its place. What you typed in an application is kept."
          onRetry={() => window.location.reload()}
        />
      </main>
    );
  }
}
