import { Suspense, useState } from 'react';
import { lazyChunk } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { runSignedIn } from '../../shared/session/sign-in-request.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import type { SaveSearchProps } from './save-search-dialog.tsx';

const SaveSearchDialog = lazyChunk(() => import('./save-search-dialog.tsx'));

export default function SaveSearchButton({ view, bbox }: SaveSearchProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="w-full" onClick={() => runSignedIn(() => setOpen(true), 'search')}>
        <Icon name="plus" size={16} />
        {t('searches.save')}
      </Button>
      {open && (
        <Suspense>
          <SaveSearchDialog view={view} bbox={bbox} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
