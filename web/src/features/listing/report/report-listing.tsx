import type { Property } from '@naksha/events/wire/property';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../shared/lazy-chunk.ts';
import { t } from '../../../shared/messages/t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';

/** Of one reader in many: what others load has none of it. */
const ReportDialog = lazyChunk(() => import('./report-dialog.tsx'));

/** Anybody may say what is wrong with what is on the market; its owner changes it, and behind a demo listing stands nobody. */
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
