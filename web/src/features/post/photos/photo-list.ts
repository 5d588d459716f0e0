import { MAX_PHOTOS, type PhotoId } from '@naksha/events/kernel';
import type { ShownPhoto } from '@naksha/events/wire/photos';

/** `queued`: behind others, or until sign-in; `preparing`: sent and being processed. */
export type UploadState = 'checking' | 'queued' | 'sending' | 'waiting' | 'preparing' | 'ready' | 'failed';

export type Upload = {
  readonly key: string;
  readonly name?: string;
  readonly id?: PhotoId;
  readonly picture?: string;
  readonly shown?: ShownPhoto;
  readonly state: UploadState;
  /** 0 to 1. */
  readonly sent: number;
  readonly reason?: string;
  readonly mayRetry?: boolean;
  readonly removed?: true;
};

export type PhotoChoice = { photos: readonly PhotoId[]; cover?: PhotoId };

export const listUploadsToKeep = (list: readonly Upload[]): Upload[] => list.filter(({ removed }) => !removed);
export const countFreePhotoPlaces = (list: readonly Upload[]): number =>
  Math.max(0, MAX_PHOTOS - listUploadsToKeep(list).length);

/** `to`: index among those kept, from 0. */
export function movePhoto(list: readonly Upload[], key: string, to: number): readonly Upload[] {
  const moved = list.find((photo) => photo.key === key);
  if (!moved) return list;
  const rest = list.filter((photo) => photo !== moved);
  const next = listUploadsToKeep(rest)[Math.max(0, to)];
  const at = next ? rest.indexOf(next) : rest.length;
  return [...rest.slice(0, at), moved, ...rest.slice(at)];
}

export function findCover(list: readonly Upload[], chosen: string | undefined): Upload | undefined {
  const able = listUploadsToKeep(list).filter(({ state }) => state !== 'failed');
  return able.find(({ key }) => key === chosen) ?? able[0];
}

export function toPhotoChoice(list: readonly Upload[], chosen: string | undefined): PhotoChoice {
  const able = listUploadsToKeep(list).filter(({ state }) => state !== 'failed');
  const cover = able.slice(1).find(({ key }) => key === chosen)?.id;
  return { photos: able.flatMap(({ id }) => id ?? []), ...(cover && { cover }) };
}

export const isUploadUnfinished = ({ state, removed }: Upload): boolean =>
  !removed && state !== 'ready' && state !== 'failed';
