import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCreationMarker, missingSecretError, writeCreationMarker } from '../data-folder/created-once.ts';
import { ensureWritableFolder } from '../process/create-folder.ts';
import { UserError } from '../process/user-error.ts';
import type { Config } from './config.ts';

const MIN_LENGTH = 32;

/**
 * In development a generated secret is stored in the data folder.
 * @throws UserError if the folder has lost it, because a new one would invalidate every account
 */
export function loadOrCreateServerSecret(config: Config): string {
  if (config.NAKSHA_SECRET) return config.NAKSHA_SECRET;
  const folder = config.NAKSHA_DATA_DIR;
  ensureWritableFolder('NAKSHA_DATA_DIR', folder);
  const path = join(folder, 'secret');
  if (!existsSync(path)) {
    // Folders of earlier versions have no marker, but their database was created with a secret too.
    if (
      hasCreationMarker(folder, 'secret') ||
      existsSync(join(folder, 'postgres')) ||
      existsSync(join(folder, 'postgres-home'))
    )
      throw missingSecretError(folder);
    generateSecret(path);
  }
  const secret = read(path);
  if (secret.length < MIN_LENGTH) throw missingSecretError(folder);
  writeCreationMarker(folder, 'secret');
  return secret;
}

/** Linked when complete: a full disk leaves no empty secret, and only one of two processes succeeds. */
function generateSecret(path: string): void {
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UserError(
      `NAKSHA_DATA_DIR: ${path} cannot be read (${(error as NodeJS.ErrnoException).code}). Change its owner to the current user, or start as its owner.`,
    );
  }
}
