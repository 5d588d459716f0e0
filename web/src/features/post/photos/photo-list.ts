import { MAX_PHOTOS, type PhotoId } from '@naksha/events/kernel';
import type { ShownPhoto } from '@naksha/events/wire/photos';

/**
 * Where a photo is on its way from this device to a listing. `queued` waits for those before it, or for a sign-in; `preparing`
 * has arrived and is being made smaller.
 */
export type UploadState = 'checking' | 'queued' | 'sending' | 'waiting' | 'preparing' | 'ready' | 'failed';

export type Upload = {
  readonly key: string;
  /** Of its file; unknown of one that was uploaded before the page was loaded. */
  readonly name?: string;
  readonly id?: PhotoId;
  /** Drawn from the file, where this browser can. */
  readonly picture?: string;
  /** As the server has it. */
  readonly shown?: ShownPhoto;
  readonly state: UploadState;
  /** Part of it that is sent, 0 to 1. */
  readonly sent: number;
  /** Why it failed, in words. */
  readonly reason?: string;
  /** Another try may end otherwise. */
  readonly mayRetry?: boolean;
  /** Taken away a moment ago: it can be had back. */
  readonly removed?: true;
};

/** What a listing will have of it. */
export type PhotoChoice = { photos: readonly PhotoId[]; cover?: PhotoId };

export const keptOf = (list: readonly Upload[]): Upload[] => list.filter(({ removed }) => !removed);
export const roomIn = (list: readonly Upload[]): number => Math.max(0, MAX_PHOTOS - keptOf(list).length);

/** @param to its place among those that are kept, from 0 */
export function movePhoto(list: readonly Upload[], key: string, to: number): readonly Upload[] {
  const moved = list.find((photo) => photo.key === key);
  if (!moved) return list;
  const rest = list.filter((photo) => photo !== moved);
  const next = keptOf(rest)[Math.max(0, to)];
  const at = next ? rest.indexOf(next) : rest.length;
  return [...rest.slice(0, at), moved, ...rest.slice(at)];
}

/** The one that was chosen, as long as it is there, else the first. */
export function findCover(list: readonly Upload[], chosen: string | undefined): Upload | undefined {
  const able = keptOf(list).filter(({ state }) => state !== 'failed');
  return able.find(({ key }) => key === chosen) ?? able[0];
}

export function toChoice(list: readonly Upload[], chosen: string | undefined): PhotoChoice {
  const able = keptOf(list).filter(({ state }) => state !== 'failed');
  // Where it is the first, nothing has to be said.
  const cover = able.slice(1).find(({ key }) => key === chosen)?.id;
  return { photos: able.flatMap(({ id }) => id ?? []), ...(cover && { cover }) };
}

/** On its way, so that nobody can say yet what becomes of it. */
export const isUnderWay = ({ state, removed }: Upload): boolean => !removed && state !== 'ready' && state !== 'failed';
