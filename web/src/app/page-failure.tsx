import { Component, type ReactNode } from 'react';
import { t } from '../shared/messages/t.ts';
import { Button } from '../shared/ui/button.tsx';
import { reloadWhenServerResponds } from './reload-on-lost-chunk.ts';

export class PageFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown): void {
    console.error('page failed:', error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className="m-auto flex max-w-md flex-col items-center gap-4 p-6 text-center">
        <h1 className="text-24 font-bold">{t('app.error.page')}</h1>
        <p className="text-muted">{navigator.onLine ? t('app.error.pageHint') : t('app.error.network')}</p>
        <Button look="dark" onClick={() => void reloadWhenServerResponds()}>
          {t('app.retry')}
        </Button>
      </div>
    );
  }
}
