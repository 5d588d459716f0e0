import { Component, type ReactNode, Suspense } from 'react';

type Props = {
  children: ReactNode;
  /** While it is awaited. */
  fallback?: ReactNode;
};

/**
 * What comes after the rest and may be missing: where it can't be had, as without a connection, the page stands without it until
 * it is loaded anew. No such part is what alone can end something that has begun, as a drawing: its loss is the page's.
 */
export class LaterPart extends Component<Props, { lost: boolean }> {
  override state = { lost: false };

  static getDerivedStateFromError = () => ({ lost: true });

  override componentDidCatch(error: unknown): void {
    console.error('a part of the page failed', error);
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.lost ? null : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
