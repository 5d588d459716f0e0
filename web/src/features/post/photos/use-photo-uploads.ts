import type { PhotoId } from '@naksha/events/kernel';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { useUnsentWork } from '../../../shared/ui/unsent-work.ts';
import { isUnderWay, type PhotoChoice } from './photo-list.ts';
import { PhotoUploads, type Tray } from './photo-uploads.ts';
import { uploadWorld } from './upload-world.ts';

/**
 * Uploads for as long as the form is open.
 * @param chosen what the form starts from
 * @param onChoice told of each change to what the listing will have
 */
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
    if (print(choice) !== print(chosen)) onChoice(choice);
  });
  useEffect(() => uploads.subscribe(() => tell()), [uploads]);
  useEffect(() => () => uploads.close(), [uploads]);
  // What has not been sent is in this page alone.
  useUnsentWork(tray.photos.some(isUnderWay));
  return { uploads, tray };
}

const print = ({ photos, cover }: PhotoChoice): string => [cover, ...photos].join(' ');
