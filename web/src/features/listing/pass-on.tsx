import type { Property } from '@naksha/events/wire/property';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { toast } from '../../shared/ui/toast.ts';

/** By whatever the device shares with, else as a link to paste; or on paper. */
export function PassOn({ property: { title, property_subtype: subtype, slug } }: { property: Property }) {
  const url = () => new URL(`/${subtype}/${slug}`, location.origin).href;
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url: url() });
      await navigator.clipboard.writeText(url());
      toast.success(t('listingAround.copied'));
    } catch (error) {
      // Who closes the device's own sheet has decided so.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.error(t('listingAround.notCopied', { url: url() }));
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => void share()}>{t('listingAround.share')}</Button>
      <Button onClick={() => print()}>{t('listingAround.print')}</Button>
    </div>
  );
}
