import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Rounds } from '../../reactors/rounds.ts';
import type { DecoderUser } from '../decoding/confine-node.ts';
import { PhotoDecoder } from '../decoding/photo-decoder.ts';
import { PhotoCounts, type PhotoOutcome } from '../photo-counts.ts';
import { PhotoQueue } from './photo-queue.ts';
import { PreparePhoto } from './prepare-photo.ts';

/** When no photo is waiting. */
const POLL_MS = 500;

export type StartPhotos = {
  app: { get<T>(token: unknown, options: { strict: false }): T };
  decoders: number;
  /** For root only; our own by default. */
  decoderUser?: DecoderUser;
  /** The failure is retried. */
  onError(error: unknown, event: string): void;
};

export type RunningPhotoPreparation = {
  stop(): Promise<void>;
  /** Without network and without rights over other processes. */
  isApart: boolean;
  figures(): Promise<{ waiting: number; peakBytes: number }>;
};

/** May run in several processes. */
export async function startPhotoPreparation({
  app,
  decoders,
  decoderUser,
  onError,
}: StartPhotos): Promise<RunningPhotoPreparation> {
  const prepare = app.get<PreparePhoto>(PreparePhoto, { strict: false });
  const queue = app.get<PhotoQueue>(PhotoQueue, { strict: false });
  const folder = await mkdtemp(join(tmpdir(), 'naksha-photos-'));
  const opened = Array.from({ length: decoders }, () => new PhotoDecoder(folder, undefined, decoderUser));
  const rounds = opened.map(
    (decoder) =>
      new Rounds(
        POLL_MS,
        async (signal) => {
          while (!signal.aborted && (await prepare.prepareNext(decoder, folder)));
        },
        (error) => onError(error, 'photo processing failed'),
      ),
  );
  return {
    isApart: opened.every(({ isApart }) => isApart),
    async stop() {
      await Promise.all(rounds.map((one) => one.stop()));
      for (const decoder of opened) decoder.stop();
      await rm(folder, { recursive: true, force: true });
    },
    figures: async () => ({
      waiting: await queue.countWaiting(),
      peakBytes: Math.max(0, ...opened.map(({ peak }) => peak)),
    }),
  };
}

export function subscribeToPhotoOutcomes(app: StartPhotos['app'], tell: (outcome: PhotoOutcome) => void): void {
  app.get<PhotoCounts>(PhotoCounts, { strict: false }).onCount(tell);
}
