import { command } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { createThumbnail } from './draw-picture.ts';
import { inspectPhoto } from './inspect-photo.ts';
import { photoStatusQuery } from './photo-status-query.ts';
import type { UploadDeps } from './photo-uploads.ts';
import { sendPhoto } from './send-photo.ts';

export const uploadDeps: UploadDeps = {
  inspect: inspectPhoto,
  draw: createThumbnail,
  send: sendPhoto,
  look: (ids) => queryClient.fetchQuery(photoStatusQuery(ids)),
  discard: (id) => {
    // The server deletes unused uploads after a day anyway.
    command('DELETE', `/photos/${id}`, undefined).catch((error) =>
      console.warn('a photo could not be discarded', error),
    );
  },
  after: (ms, wake) => {
    const timer = setTimeout(wake, ms);
    return () => clearTimeout(timer);
  },
};
