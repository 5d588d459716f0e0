import { pino } from 'pino';

type Destination = ReturnType<typeof pino.destination> & {
  /** Its types don't say so. */
  readonly destroyed?: boolean;
};

/** Lines that wait while standard output can't be written, in bytes. */
const MAX_WAITING = 1024 * 1024;
/** Milliseconds until they are tried again where no line comes. */
const TRY_AGAIN_MS = 1_000;

/**
 * A file that log lines are written to. Where it can't be written (its disk is full) they wait and are tried again with each
 * next line, and each second; beyond `maxWaiting` bytes the newest are lost, which is an event `drop` each.
 */
export function openLogFile(fd: number, maxWaiting: number): Destination {
  const file: Destination = pino.destination({ fd, sync: false, minLength: 1, maxLength: maxWaiting });
  // A line that finds no room among those that wait is not written, so it is not a try either.
  file.on('drop', () => file.flush());
  let fails = false;
  let waits = false;
  const tryAgain = () => {
    waits = false;
    if (!file.destroyed) file.flush();
  };
  file.on('error', () => {
    fails = true;
    if (waits) return;
    waits = true;
    // The process may end meanwhile.
    setTimeout(tryAgain, TRY_AGAIN_MS).unref();
  });
  file.on('drain', () => {
    fails = false;
  });
  // As a process ends pino has what waits written, and would wait for room on a full disk for ever.
  const flushSync = file.flushSync.bind(file);
  file.flushSync = () => {
    if (!fails) flushSync();
  };
  return file;
}

/**
 * Standard output for log lines. Where it can't be written the process works on: whoever runs it needs its answers more than
 * its lines. How many were lost is said once it can be written again.
 * @param onLost told of each line that is lost
 * @param fd what is written to: standard output, but in tests
 */
export function openStandardOutput({
  fd = process.stdout.fd ?? 1,
  onLost,
}: {
  fd?: number;
  onLost?: () => void;
} = {}): Destination {
  const output = openLogFile(fd, MAX_WAITING);
  let lost = 0;
  output.on('drop', () => {
    lost++;
    onLost?.();
  });
  output.on('drain', () => {
    if (lost === 0) return;
    const line = { level: 50, time: Date.now(), msg: 'log lines lost', lost, reason: 'output could not be written' };
    lost = 0;
    output.write(`${JSON.stringify(line)}\n`);
  });
  return output;
}
