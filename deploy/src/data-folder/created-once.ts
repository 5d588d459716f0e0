import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../process/user-error.ts';

/** Files that a data folder gets once and must never lose. */
type Content = 'secret' | 'postgres';

const markerIn = (dataDir: string, content: Content): string => join(dataDir, `${content}.made`);

export const hasCreationMarker = (dataDir: string, content: Content): boolean => existsSync(markerIn(dataDir, content));

export function writeCreationMarker(dataDir: string, content: Content): void {
  const note = `This folder contains "${content}". If it is missing, restore it from a backup, or run: npm start -- --fresh\n`;
  if (!hasCreationMarker(dataDir, content)) writeFileSync(markerIn(dataDir, content), note, { mode: 0o600 });
}

export const FRESH_REMEDY =
  'or run `npm start -- --fresh`, which keeps this folder under another name and starts with an empty one.';

export const missingDatabaseError = (dataDir: string): UserError =>
  new UserError(
    `NAKSHA_DATA_DIR: the database of ${resolve(dataDir)} is missing. Restore its folder "postgres" from a backup, ${FRESH_REMEDY}`,
  );

/** Account keys are derived from the secret: with another one no account is found, and imports are posted twice. */
export const missingSecretError = (dataDir: string): UserError =>
  new UserError(
    `NAKSHA_DATA_DIR: ${join(resolve(dataDir), 'secret')} is missing or incomplete. It is needed to identify accounts. ` +
      `Restore the file from a backup, set NAKSHA_SECRET to its content, ${FRESH_REMEDY}`,
  );
