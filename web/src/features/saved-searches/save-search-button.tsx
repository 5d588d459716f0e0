import { Suspense, useState } from 'react';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { runWhenSignedIn } from '../../shared/session/sign-in-request.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import type { SaveSearchProps } from './save-search-dialog.tsx';

const SaveSearchDialog = lazyWithTimeout(() => import('./save-search-dialog.tsx'));

/** @param label instead of an icon */
export default function SaveSearchButton({ view, bbox, label }: SaveSearchProps & { label?: string }) {
  const [open, setOpen] = useState(false);
  const start = () => runWhenSignedIn(() => setOpen(true), 'search');
  return (
    <>
      {label ? (
        <Button onClick={start}>{label}</Button>
      ) : (
        <button
          type="button"
          aria-label={t('searches.save')}
          title={t('searches.save')}
          onClick={start}
          className="grid size-11 place-items-center rounded-control border border-control bg-surface"
        >
          <Icon name="bell" size={20} />
        </button>
      )}
      {open && (
        <Suspense>
          <SaveSearchDialog view={view} bbox={bbox} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
