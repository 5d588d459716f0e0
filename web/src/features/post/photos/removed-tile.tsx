import { useEffect, useRef } from 'react';
import { t } from '../../../shared/messages/t.ts';
import type { Upload } from './photo-list.ts';
import { useMoveFocusOnRemoval } from './use-keep-focus.ts';

export function RemovedTile({ photo, onRestore }: { photo: Upload; onRestore: () => void }) {
  const tile = useRef<HTMLLIElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  useMoveFocusOnRemoval(tile, photo.key);
  return (
    <li
      ref={tile}
      data-state="removed"
      className="flex min-h-32 flex-col items-center justify-center gap-2 rounded-card border border-line border-dashed p-2 text-center text-14 text-muted"
    >
      <p className="w-full truncate">{photo.name ?? t('photos.one')}</p>
      {t('photos.removed')}
      <button
        ref={undo}
        type="button"
        onClick={onRestore}
        className="min-h-11 px-3 font-semibold text-ink underline underline-offset-4"
      >
        {t('app.undo')}
      </button>
    </li>
  );
}
