import { Component, type ReactNode, Suspense } from 'react';

type Props = {
  children: ReactNode;
  fallback?: ReactNode;
  onLost?(error: unknown): void;
};

/** If it cannot load, for example offline, the page is shown without it. Not for parts that complete something. */
export class OptionalPart extends Component<Props, { lost: boolean }> {
  override state = { lost: false };

  static getDerivedStateFromError = () => ({ lost: true });

  override componentDidCatch(error: unknown): void {
    console.error('optional page part failed and was left out:', error);
    this.props.onLost?.(error);
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.lost ? null : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
