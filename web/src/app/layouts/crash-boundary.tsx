import { Component, type ReactNode } from 'react';
import { CrashNotice } from './crash-notice.tsx';

interface State {
  error: unknown;
  hasCrashed: boolean;
}

/** React offers this only as a class. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined, hasCrashed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <CrashNotice error={this.state.error} /> : this.props.children;
  }
}
