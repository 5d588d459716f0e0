import { MAX_PHOTOS, type PhotoId } from '@naksha/events/kernel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { useSession } from '../../../shared/session/session.ts';
import { askToSignIn } from '../../../shared/session/sign-in-request.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldError } from '../../../shared/ui/field.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { FieldAnchor, FormSection } from '../section.tsx';
import { PhotoDropZone } from './photo-drop.tsx';
import { countFreePhotoPlaces, isUploadUnfinished, listUploadsToKeep, type PhotoChoice } from './photo-list.ts';
import { PhotoTile } from './photo-tile.tsx';
import type { PhotoUploads } from './photo-uploads.ts';
import { useDragOrder } from './use-drag-order.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';

type Props = {
  step: number;
  chosen: PhotoChoice;
  listed?: readonly PhotoId[];
  error?: string;
  onChoice: (choice: PhotoChoice) => void;
  onPicture?: (picture: string | undefined) => void;
  /** For the form, which waits for uploads. */
  handle: RefObject<PhotoUploads | null>;
};

export default function PhotoSection({ step, chosen, listed = [], error, onChoice, onPicture, handle }: Props) {
  const { uploads, tray } = usePhotoUploads(chosen, listed, onChoice);
  const signedIn = useSession() === 'in';
  const [leftOut, setLeftOut] = useState(0);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const kept = listUploadsToKeep(tray.photos);
  const cover = uploads.cover();
  const ready = kept.filter(({ state }) => state === 'ready').length;
  useEffect(() => {
    handle.current = uploads;
    return () => {
      handle.current = null;
    };
  }, [uploads, handle]);
  useEffect(() => onPicture?.(cover?.picture), [onPicture, cover?.picture]);

  const move = (key: string, to: number) => {
    const place = Math.max(0, Math.min(kept.length - 1, to));
    if (kept[place]?.key === key) return;
    uploads.move(key, place);
    setSaid(t('photos.moved', { at: place + 1, count: kept.length }));
  };
  const drag = useDragOrder(
    list,
    kept.map(({ key }) => key),
    move,
  );
  const waits = !signedIn && kept.some(isUploadUnfinished);
  return (
    <FormSection step={step} title={t('photos.title')}>
      <FieldAnchor field="photos">
        <div className="flex flex-col gap-4">
          <PhotoDropZone room={countFreePhotoPlaces(tray.photos)} onFiles={(files) => setLeftOut(uploads.add(files))} />
          {leftOut > 0 && <FieldError text={t('photos.leftOut', { n: leftOut, most: MAX_PHOTOS })} />}
          {error && <FieldError text={error} />}
          {waits && (
            <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-ground p-3 text-14">
              <p className="flex min-w-0 items-center gap-2">
                <Icon name="info" />
                {t('photos.signInFirst')}
              </p>
              <Button onClick={() => askToSignIn('photos')}>{t('app.user.signIn')}</Button>
            </div>
          )}
          <p role="status" className="text-14 text-muted empty:hidden">
            {kept.length > 0 && t('photos.ready', { ready, count: kept.length })}
          </p>
          <p role="status" className="sr-only">
            {said}
          </p>
          {tray.photos.length > 0 && (
            <ol ref={list} {...drag.ofList} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
              {tray.photos.map((photo) => (
                <PhotoTile
                  key={photo.key}
                  photo={photo}
                  place={kept.indexOf(photo)}
                  count={kept.length}
                  isCover={photo === cover}
                  dragged={drag.dragged === photo.key}
                  onGrip={(event) => drag.start(event, photo.key)}
                  onMove={(to) => move(photo.key, to)}
                  uploads={uploads}
                />
              ))}
            </ol>
          )}
        </div>
      </FieldAnchor>
    </FormSection>
  );
}
