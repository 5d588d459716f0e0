import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findAbandonedFolders, lockFolder } from '../embedded-postgres/folder-lock.ts';
import { isAlive, type ProcessIdentity } from '../embedded-postgres/process-identity.ts';
import { stopRealServers } from '../local/real-servers.ts';

const PREFIX = 'naksha-test-real-';
const KEPT = fileURLToPath(new URL('../../../test-results/', import.meta.url));

/** Servers are in subfolders `run-…`, processes are recorded in `processes`. */
export function createRunFolder(role: string): string {
  const dir = mkdtempSync(join(tmpdir(), PREFIX));
  // If we are root, PostgreSQL's user needs access.
  chmodSync(dir, 0o711);
  mkdirSync(join(dir, 'processes'));
  // A folder without a running holder can be removed.
  lockFolder(dir, role);
  return dir;
}

export async function removeAbandonedRunFolders(): Promise<void> {
  for (const dir of findAbandonedFolders(tmpdir(), PREFIX)) {
    endProcesses(join(dir, 'processes'));
    for (const run of readdirSync(dir).filter((entry) => entry.startsWith('run-')))
      await stopRealServers(join(dir, run));
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Keeps logs for inspection after the test. @returns their folder */
export function copyLogsForFailure(dir: string, name: string): string {
  const kept = join(KEPT, name);
  mkdirSync(kept, { recursive: true });
  for (const file of logsIn(dir)) cpSync(file, join(kept, file.slice(dir.length + 1).replaceAll('/', '-')));
  return kept;
}

function logsIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.log') && !path.includes('/data/'))
    .map((path) => join(dir, path));
}

function endProcesses(folder: string): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const noted = JSON.parse(readFileSync(join(folder, file), 'utf8')) as ProcessIdentity | null;
    if (noted && isAlive(noted)) process.kill(noted.pid, 'SIGKILL');
  }
}
