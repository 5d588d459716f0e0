import type { ReactNode } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { toast } from '../../shared/ui/toast.ts';

type Shared = { title: string; path: string };

export const ShareAndPrintButtons = ({ children, ...shared }: Shared & { children?: ReactNode }) => (
  <div className="flex flex-wrap gap-2 print:hidden">
    {children}
    <ShareButton {...shared} />
    <PrintButton />
  </div>
);

export function ShareButton({ title, path }: Shared) {
  const url = () => new URL(path, location.origin).href;
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url: url() });
      await navigator.clipboard.writeText(url());
      toast.success(t('listingAround.copied'));
    } catch (error) {
      // The share sheet was closed.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.error(t('listingAround.notCopied', { url: url() }));
    }
  };
  return (
    <Button onClick={() => void share()}>
      <Icon name="share" />
      {t('listingAround.share')}
    </Button>
  );
}

export const PrintButton = () => (
  <Button onClick={() => print()}>
    <Icon name="print" />
    {t('listingAround.print')}
  </Button>
);
