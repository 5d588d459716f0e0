import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const POLL_MS = 200;

/** Waits until no other process holds the lock, and holds it until this process ends. */
export async function takeLock(file) {
  let announced;
  while (!createLock(file)) {
    const holder = readHolder(file);
    if (holder === undefined) continue;
    if (!isRunning(holder)) {
      removeLock(file, holder);
      continue;
    }
    if (announced !== holder)
      console.log(`Waiting for another build (process ${holder}). If that process is not a build, delete ${file}`);
    announced = holder;
    await setTimeout(POLL_MS);
  }
  process.once('exit', () => removeLock(file, process.pid));
}

/** A link appears with its content, and only if the file does not exist. */
function createLock(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own);
  }
}

function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isRunning(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Only this holder's lock: another process may have taken it over meanwhile. */
function removeLock(file, holder) {
  const taken = `${file}.${process.pid}.removed`;
  try {
    renameSync(file, taken);
    if (!Object.is(readHolder(taken), holder)) linkSync(taken, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
  rmSync(taken, { force: true });
}
