import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/states.tsx';

/**
 * The last net: a page that failed to draw, or whose code did not arrive, says so and can be asked again. A chunk that a
 * newer version of the portal has replaced is only to be had by loading the page anew.
 */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <main id="content" className="page page--middle">
        <ErrorState message={this.state.error.message} onRetry={() => window.location.reload()} />
      </main>
    );
  }
}
