import { Dialog as Base } from '@base-ui/react/dialog';
import type { ShownPhoto } from '@naksha/events/wire/photos';
import { useEffect, useRef } from 'react';
import { useHistoryLayer } from '../history/use-layer.ts';
import { t } from '../messages/t.ts';
import { preventTabOnFocusGuard } from '../ui/hold-tab.ts';
import { Icon } from '../ui/icon.tsx';
import { describePictured, type Pictured } from './photo-alt.ts';
import { PhotoStrip } from './photo-strip.tsx';
import { PhotoStripButtons, PhotoStripCount } from './strip-controls.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { usePhotoStrip } from './use-strip.ts';

type Seen = {
  photos: readonly ShownPhoto[];
  /** From 0. */
  start: number;
  pictured: Pictured;
  secret?: boolean;
};

/** `onClose` receives the last photo shown. */
export default function PhotoViewer({ onClose, ...seen }: Seen & { onClose: (at: number) => void }) {
  const last = useRef(seen.start);
  const close = () => onClose(last.current);
  useHistoryLayer(true, close);
  return (
    <Base.Root open onOpenChange={(open) => open || close()}>
      <Base.Portal onKeyDown={preventTabOnFocusGuard}>
        <Base.Popup
          data-testid="photo-viewer"
          className="daylight fixed inset-0 z-50 flex flex-col bg-ink text-surface transition-opacity data-starting-style:opacity-0"
        >
          <Looked
            {...seen}
            onAt={(at) => {
              last.current = at;
            }}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Looked({ photos, start, pictured, secret, onAt }: Seen & { onAt: (at: number) => void }) {
  const strip = usePhotoStrip(photos.length, start);
  const { at } = strip;
  useEffect(() => onAt(at));
  const count = photos.length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are a shortcut of the buttons in it
    <div onKeyDown={strip.onKeyDown} className="flex size-full flex-col">
      <div className="flex items-center justify-between gap-4 p-2 pt-[calc(8px+env(safe-area-inset-top))]">
        <Base.Title className="sr-only">{t('photos.title')}</Base.Title>
        <PhotoStripCount strip={strip} count={count} />
        <p className="min-w-0 truncate text-14">{describePictured(pictured)}</p>
        <Base.Close
          aria-label={t('app.close')}
          className="ml-auto grid size-11 shrink-0 place-items-center rounded-control"
        >
          <Icon name="close" size={24} />
        </Base.Close>
      </div>
      <div className="relative min-h-0 grow">
        <PhotoStrip {...{ strip, photos, pictured, secret }} sizes="100vw" fit="contain" className="size-full" />
        <PhotoStripButtons strip={strip} count={count} />
      </div>
      <div className="p-2 pb-[calc(8px+env(safe-area-inset-bottom))]">
        {count > 1 && <Thumbnails photos={photos} at={at} secret={secret} onChoose={strip.go} />}
      </div>
    </div>
  );
}
