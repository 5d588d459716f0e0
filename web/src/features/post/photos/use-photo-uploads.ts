import type { PhotoId } from '@naksha/events/kernel';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { useUnsentWork } from '../../../shared/ui/unsent-work.ts';
import { isUnderWay, keptOf, type PhotoChoice, type Upload } from './photo-list.ts';
import { PhotoUploads, type Tray } from './photo-uploads.ts';
import { uploadWorld } from './upload-world.ts';

/** `onChoice`: also when a photo becomes unusable, because earlier errors no longer apply. */
export function usePhotoUploads(
  chosen: PhotoChoice,
  listed: readonly PhotoId[],
  onChoice: (choice: PhotoChoice) => void,
): { uploads: PhotoUploads; tray: Tray } {
  const [uploads] = useState(() => new PhotoUploads(uploadWorld, chosen, new Set(listed)));
  const tray = useSyncExternalStore(uploads.subscribe, uploads.tray, uploads.tray);
  const signedIn = useSession() === 'in';
  useEffect(() => {
    if (signedIn) uploads.start();
  }, [uploads, signedIn]);
  const tell = useEffectEvent(() => {
    const choice = uploads.choice();
    const unusable = printUnusable(tray.photos);
    if (print(choice) === print(chosen) && printUnusable(uploads.tray().photos) === unusable) return;
    onChoice(choice);
  });
  useEffect(() => uploads.subscribe(() => tell()), [uploads]);
  useEffect(() => () => uploads.close(), [uploads]);
  // Uploads that are not finished exist only in this page.
  useUnsentWork(tray.photos.some(isUnderWay));
  return { uploads, tray };
}

/** The same string for the same photos in the same positions. */
const printUnusable = (photos: readonly Upload[]): string =>
  keptOf(photos)
    .map(({ key, state }) => (state === 'failed' ? key : ''))
    .join(' ');

const print = ({ photos, cover }: PhotoChoice): string => [cover, ...photos].join(' ');
