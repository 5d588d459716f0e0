import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Rounds } from '../../reactors/rounds.ts';
import type { DecoderUser } from '../decoding/confine-node.ts';
import { PhotoDecoder } from '../decoding/photo-decoder.ts';
import { PhotoCounts, type PhotoOutcome } from '../photo-counts.ts';
import { PhotoQueue } from './photo-queue.ts';
import { PreparePhoto } from './prepare-photo.ts';

/** How soon a photo is taken in hand where none waited. */
const POLL_MS = 500;

export type StartPhotos = {
  /** A Nest application, with HTTP or without, that has `ServicesModule`. */
  app: { get<T>(token: unknown, options: { strict: false }): T };
  /** Processes that open pictures, side by side. */
  decoders: number;
  /** Whom these run as, where we are root; our own user unless told. */
  decoderUser?: DecoderUser;
  /** Told of whatever failed and is tried again. */
  onError(error: unknown, what: string): void;
};

export type PreparedPhotos = {
  stop(): Promise<void>;
  /** Have the processes neither a network nor their user's rights over other processes? */
  isApart: boolean;
  /** How many wait, and the most that a decoder has held in memory. */
  figures(): Promise<{ waiting: number; peakBytes: number }>;
};

/** Makes photos ready that people have uploaded. In one process or in several at once. */
export async function startPhotos({ app, decoders, decoderUser, onError }: StartPhotos): Promise<PreparedPhotos> {
  const prepare = app.get<PreparePhoto>(PreparePhoto, { strict: false });
  const queue = app.get<PhotoQueue>(PhotoQueue, { strict: false });
  const folder = await mkdtemp(join(tmpdir(), 'naksha-photos-'));
  const opened = Array.from({ length: decoders }, () => new PhotoDecoder(folder, undefined, decoderUser));
  const rounds = opened.map(
    (decoder) =>
      new Rounds(
        POLL_MS,
        async (signal) => {
          while (!signal.aborted && (await prepare.next(decoder, folder)));
        },
        (error) => onError(error, 'making a photo ready'),
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
      waiting: await queue.waiting(),
      peakBytes: Math.max(0, ...opened.map(({ peak }) => peak)),
    }),
  };
}

/** Hands every photo that is taken in, refused, made ready or given up to whoever counts. */
export function countPhotos(app: StartPhotos['app'], tell: (outcome: PhotoOutcome) => void): void {
  app.get<PhotoCounts>(PhotoCounts, { strict: false }).onCount(tell);
}
