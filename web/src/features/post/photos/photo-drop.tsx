import { MAX_PHOTOS } from '@naksha/events/kernel';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useMediaQuery } from '../../../shared/ui/use-media.ts';
import { PhotoActionIcon } from './signs.tsx';

/** Some systems do not know newer types. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif,.avif';

export function PhotoDropZone({ room, onFiles }: { room: number; onFiles: (files: File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const touch = useMediaQuery('(pointer: coarse), (width < 600px)');
  const [over, setOver] = useState(false);
  usePreventFileNavigation();
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    // Allows choosing the same file again.
    input.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button in it
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-col items-center gap-3 rounded-card border-2 border-dashed p-4 text-center ${over ? 'border-ink bg-ground' : 'border-control'}`}
    >
      <div className="flex flex-wrap justify-center gap-3">
        <Button disabled={room === 0} onClick={() => chooser.current?.click()}>
          <PhotoActionIcon name="picture" />
          {t('photos.choose')}
        </Button>
        {touch && (
          <Button disabled={room === 0} onClick={() => camera.current?.click()}>
            <PhotoActionIcon name="camera" />
            {t('photos.take')}
          </Button>
        )}
      </div>
      <p className="text-14 text-muted">{t(touch ? 'photos.hintTouch' : 'photos.hint', { most: MAX_PHOTOS })}</p>
      <input
        ref={chooser}
        type="file"
        multiple
        accept={ACCEPT}
        hidden
        onChange={(event) => take(event.currentTarget)}
      />
      {touch && (
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          onChange={(event) => take(event.currentTarget)}
        />
      )}
    </div>
  );
}

/** A file dropped elsewhere would replace the page. */
function usePreventFileNavigation(): void {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => event.preventDefault();
    for (const kind of ['dragover', 'drop'] as const) window.addEventListener(kind, keep);
    return () => {
      for (const kind of ['dragover', 'drop'] as const) window.removeEventListener(kind, keep);
    };
  }, []);
}
