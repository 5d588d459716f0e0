import { Suspense, useState } from 'react';
import { lazyChunk } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { runWhenSignedIn } from '../../shared/session/sign-in-request.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import type { SaveSearchProps } from './save-search-dialog.tsx';

const SaveSearchDialog = lazyChunk(() => import('./save-search-dialog.tsx'));

export default function SaveSearchButton({ view, bbox }: SaveSearchProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t('searches.save')}
        title={t('searches.save')}
        onClick={() => runWhenSignedIn(() => setOpen(true), 'search')}
        className="grid size-11 place-items-center rounded-control border border-control bg-surface"
      >
        <Icon name="bell" size={20} />
      </button>
      {open && (
        <Suspense>
          <SaveSearchDialog view={view} bbox={bbox} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
