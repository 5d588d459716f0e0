import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { UserError } from '../process/user-error.ts';
import { writeFileDurably } from './write-durably.ts';

/** Number of rows and SHA-256 of their COPY text, uncompressed. `file` is relative to the backup folder. */
const piece = z.object({ file: z.string(), rows: z.number(), sha256: z.string() });
const eventPiece = piece.extend({ partition: z.number(), from: z.number(), to: z.number() });

const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime().transform((text) => new Date(text)),
  /** ID of the event table; the restored one gets a new ID. */
  source: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  secret: z.string(),
  ledger: z.string().optional(),
  /** In an order in which they can be restored: referenced tables first. */
  tables: z.array(piece.extend({ name: z.string(), columns: z.array(z.string()), order: z.string() })),
  events: z.object({ columns: z.array(z.string()), pieces: z.array(eventPiece) }),
  photos: piece,
});

export type BackupManifest = z.output<typeof manifest>;
export type EventPiece = z.output<typeof eventPiece>;
export type TablePiece = BackupManifest['tables'][number];

const MANIFEST = 'manifest.json';
/** A backup's time, with hyphens because some file systems do not allow colons. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

export const formatBackupName = (takenAt: Date): string =>
  `${takenAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Written last: a folder without it is an interrupted backup. */
export const writeBackupManifest = (folder: string, content: z.input<typeof manifest>): Promise<void> =>
  writeFileDurably(join(folder, MANIFEST), `${JSON.stringify(content, undefined, 1)}\n`);

export function readBackupManifest(folder: string): BackupManifest {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new UserError(`${folder} is not a complete backup: ${MANIFEST} is missing`);
  try {
    return manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new UserError(`Cannot read ${path}: ${error instanceof z.ZodError ? z.prettifyError(error) : error}`);
  }
}

export function listBackups(folder: string): { finished: string[]; brokenOff: string[] } {
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => NAME.test(name))
        .sort()
    : [];
  const isFinished = (name: string) => existsSync(join(folder, name, MANIFEST));
  return { finished: names.filter(isFinished), brokenOff: names.filter((name) => !isFinished(name)) };
}
