import { pino } from 'pino';

type Destination = ReturnType<typeof pino.destination> & {
  /** Missing in its types. */
  readonly destroyed?: boolean;
};

const MAX_WAITING = 1024 * 1024;
/** Milliseconds between retries if no new line arrives. */
const TRY_AGAIN_MS = 1_000;

/**
 * If it cannot be written, lines are kept and retried with each new line and each second; beyond `maxWaiting` bytes
 * the newest are lost, with a `drop` event each.
 */
export function openLogFile(fd: number, maxWaiting: number): Destination {
  const file: Destination = pino.destination({ fd, sync: false, minLength: 1, maxLength: maxWaiting });
  // A dropped line does not trigger a write, so trigger one.
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
    // Does not keep the process alive.
    setTimeout(tryAgain, TRY_AGAIN_MS).unref();
  });
  file.on('drain', () => {
    fails = false;
  });
  // At exit pino writes pending lines synchronously, which would block forever on a full disk.
  const flushSync = file.flushSync.bind(file);
  file.flushSync = () => {
    if (!fails) flushSync();
  };
  return file;
}

/**
 * The process continues without it, because its responses matter more.
 * @param onLost called for each lost line
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
