import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/states.tsx';

/** A chunk that a newer version of the portal has replaced can only be had by loading the page anew. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main id="content" className="page page--middle">
        <ErrorState
          message="this page did not come whole, or a newer one has taken its place. What you typed in an application is kept."
          onRetry={() => window.location.reload()}
        />
      </main>
    );
  }
}
