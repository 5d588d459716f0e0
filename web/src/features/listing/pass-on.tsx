import type { ReactNode } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { toast } from '../../shared/ui/toast.ts';

type Props = { title: string; path: string; children?: ReactNode };

export function ShareAndPrintButtons({ title, path, children }: Props) {
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
    <div className="flex flex-wrap gap-2 print:hidden">
      {children}
      <Button onClick={() => void share()}>{t('listingAround.share')}</Button>
      <Button onClick={() => print()}>{t('listingAround.print')}</Button>
    </div>
  );
}
