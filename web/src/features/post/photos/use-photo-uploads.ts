import type { PhotoId } from '@naksha/events/kernel';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { useWarnBeforeLeaving } from '../../../shared/ui/unsent-work.ts';
import { isUploadUnfinished, listUploadsToKeep, type PhotoChoice, type Upload } from './photo-list.ts';
import { PhotoUploads, type UploadsState } from './photo-uploads.ts';
import { uploadDeps } from './upload-world.ts';

/** `onChoice`: also when a photo becomes unusable, because earlier errors no longer apply. */
export function usePhotoUploads(
  chosen: PhotoChoice,
  listed: readonly PhotoId[],
  onChoice: (choice: PhotoChoice) => void,
): { uploads: PhotoUploads; tray: UploadsState } {
  const [uploads] = useState(() => new PhotoUploads(uploadDeps, chosen, new Set(listed)));
  const tray = useSyncExternalStore(uploads.subscribe, uploads.state, uploads.state);
  const signedIn = useSession() === 'in';
  useEffect(() => {
    if (signedIn) uploads.start();
  }, [uploads, signedIn]);
  const tell = useEffectEvent(() => {
    const choice = uploads.choice();
    const unusable = printUnusable(tray.photos);
    if (print(choice) === print(chosen) && printUnusable(uploads.state().photos) === unusable) return;
    onChoice(choice);
  });
  useEffect(() => uploads.subscribe(() => tell()), [uploads]);
  useEffect(() => () => uploads.close(), [uploads]);
  // Uploads that are not finished exist only in this page.
  useWarnBeforeLeaving(tray.photos.some(isUploadUnfinished));
  return { uploads, tray };
}

/** The same string for the same photos in the same positions. */
const printUnusable = (photos: readonly Upload[]): string =>
  listUploadsToKeep(photos)
    .map(({ key, state }) => (state === 'failed' ? key : ''))
    .join(' ');

const print = ({ photos, cover }: PhotoChoice): string => [cover, ...photos].join(' ');
