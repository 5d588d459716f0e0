import type { Property } from '@naksha/events/wire/property';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../shared/lazy-chunk.ts';
import { t } from '../../../shared/messages/t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';

const ReportDialog = lazyChunk(() => import('./report-dialog.tsx'));

export function ReportListing({ property: { id, listing_state, demo, mine } }: { property: Property }) {
  const [open, setOpen] = useState(false);
  if (mine || demo || listing_state !== 'verified') return null;
  return (
    <p>
      <Button look="plain" className="-ml-4" onClick={() => setOpen(true)}>
        <Icon name="alert" />
        {t('listing.report')}
      </Button>
      {open && (
        <Suspense>
          <ReportDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
