import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { t } from '../../../shared/messages/t.ts';
import PhotoImage from '../../../shared/photos/photo-image.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Upload } from './photo-list.ts';
import { PhotoUploadStatus } from './photo-state.tsx';
import type { PhotoUploads } from './photo-uploads.ts';
import { PhotoActionIcon } from './signs.tsx';

type Props = {
  photo: Upload;
  place: number;
  count: number;
  isCover: boolean;
  dragged: boolean;
  onGrip: (event: PointerEvent) => void;
  onMove: (to: number) => void;
  uploads: PhotoUploads;
};

export function PhotoTile({ photo, place, count, isCover, dragged, onGrip, onMove, uploads }: Props) {
  const { key, state } = photo;
  const which = { at: place + 1 };
  if (photo.removed) return <RemovedTile photo={photo} onRestore={() => uploads.restore(key)} />;
  const onKey = (event: KeyboardEvent) => {
    const to = { ArrowLeft: place - 1, ArrowUp: place - 1, ArrowRight: place + 1, ArrowDown: place + 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <li
      data-key={key}
      data-state={state}
      className={`flex flex-col overflow-hidden rounded-card border bg-surface ${dragged ? 'border-ink opacity-60 shadow-lift' : 'border-line'}`}
    >
      <div className="relative aspect-4/3 bg-map">
        <TilePicture photo={photo} />
        {isCover && (
          <span className="absolute bottom-2 left-2 rounded-control bg-ink px-2 text-12 text-surface">
            {t('photos.cover')}
          </span>
        )}
      </div>
      <PhotoUploadStatus photo={photo} place={place} uploads={uploads} />
      {/* Below the picture: on a phone they would cover most of it. */}
      <div className="mt-auto grid grid-cols-6 border-line border-t">
        <Step
          icon="chevronLeft"
          label={t('photos.earlier', which)}
          off={place === 0}
          onStep={() => onMove(place - 1)}
        />
        <button
          type="button"
          aria-label={t('photos.drag', which)}
          onPointerDown={onGrip}
          onKeyDown={onKey}
          className="col-span-2 grid min-h-11 cursor-grab touch-none place-items-center hover:bg-ground"
        >
          <PhotoActionIcon name="grip" />
        </button>
        <Step
          icon="chevronRight"
          label={t('photos.later', which)}
          off={place === count - 1}
          onStep={() => onMove(place + 1)}
        />
        <label
          className={`col-span-3 grid min-h-11 place-items-center border-line border-t ring-within ${state === 'failed' ? 'opacity-30' : 'hover:bg-ground'}`}
        >
          <input
            type="radio"
            name="cover"
            aria-label={t('photos.setCover', which)}
            checked={isCover}
            disabled={state === 'failed'}
            onChange={() => uploads.choose(key)}
            className="sr-only"
          />
          <PhotoActionIcon name="star" filled={isCover} />
        </label>
        <button
          type="button"
          aria-label={t('photos.remove', which)}
          onClick={() => uploads.remove(key)}
          className="col-span-3 grid min-h-11 place-items-center border-line border-t hover:bg-ground"
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  );
}

type StepProps = { icon: 'chevronLeft' | 'chevronRight'; label: string; off: boolean; onStep: () => void };
/** Stays at the ends, so that the focus is not lost. */
const Step = ({ icon, label, off, onStep }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={off || undefined}
    onClick={off ? undefined : onStep}
    className="col-span-2 grid min-h-11 place-items-center hover:bg-ground aria-disabled:opacity-30"
  >
    <Icon name={icon} />
  </button>
);

function RemovedTile({ photo, onRestore }: { photo: Upload; onRestore: () => void }) {
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

const FILLED = 'absolute inset-0 size-full object-cover';

/** The file name until the server has prepared a photo that the browser cannot draw. */
function TilePicture({ photo: { picture, shown, name } }: { photo: Upload }) {
  const alt = name ?? t('photos.one');
  if (picture) return <img src={picture} alt={alt} className={FILLED} />;
  if (shown) return <PhotoImage photo={shown} alt={alt} sizes="240px" largest={320} secret className={FILLED} />;
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-1 px-2 text-muted">
      <PhotoActionIcon name="picture" />
      <p className="w-full truncate text-center text-12">{alt}</p>
    </div>
  );
}

function useMoveFocusOnRemoval(tile: RefObject<HTMLElement | null>, key: string): void {
  useLayoutEffect(() => {
    const here = tile.current;
    return () => {
      const section = here?.closest('section');
      if (!here?.contains(document.activeElement)) return;
      // After the page has rendered.
      setTimeout(() => {
        const next = section?.querySelector<HTMLElement>(`[data-key="${key}"] button`);
        (next ?? section?.querySelector<HTMLElement>('button'))?.focus({ preventScroll: true });
      });
    };
  }, [tile, key]);
}
