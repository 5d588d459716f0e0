import type { Feature } from '../feature/feature.ts';
import { ErasePhotos } from './erase-photos.ts';
import { PhotoCounts } from './photo-counts.ts';
import { PhotoShelf } from './photo-shelf.ts';
import { PhotosController } from './photos.controller.ts';
import { Photos } from './photos.ts';
import { PhotoQueue } from './preparing/photo-queue.ts';
import { PreparePhoto } from './preparing/prepare-photo.ts';
import { UploadPhoto } from './uploading/upload-photo.ts';
import { UploadRows } from './uploading/upload-places.ts';

export const photosFeature: Feature = {
  controllers: [PhotosController],
  providers: [Photos, PhotoCounts, PhotoShelf, UploadRows, UploadPhoto, PhotoQueue, PreparePhoto],
  erasing: [ErasePhotos],
  holding: [
    {
      table: 'photo',
      told: ['id', 'state', 'reason', 'type', 'width', 'height', 'created_at'],
      withheld: ['upload_key', 'sha256', 'original', 'preview', 'attempts', 'due_at', 'look_at'],
    },
  ],
};
