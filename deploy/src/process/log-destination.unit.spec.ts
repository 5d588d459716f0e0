import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../http/logger.ts';
import { openStandardOutput } from './log-destination.ts';

const KILOBYTE = 'x'.repeat(1024);

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'standard-output-'));
  file = join(folder, 'log');
});
const opened: ReturnType<typeof openStandardOutput>[] = [];
afterEach(async () => {
  // A dropped line is retried later, during another spec, on whatever has its descriptor then.
  await Promise.all(opened.splice(0).map(closeOutput));
  rmSync(folder, { recursive: true });
});

async function closeOutput(output: ReturnType<typeof openStandardOutput>): Promise<void> {
  const closed = once(output, 'close');
  output.destroy();
  await closed;
}

function openOutput(options: Parameters<typeof openStandardOutput>[0]) {
  const output = openStandardOutput(options);
  opened.push(output);
  return output;
}

/** A descriptor that fails like a full disk, and after `makeRoom` writes to the file. */
function openFullDisk(): { fd: number; makeRoom: () => void } {
  const fd = openSync('/dev/full', 'w');
  const makeRoom = () => {
    closeSync(fd);
    const again = openSync(file, 'w');
    if (again !== fd) throw new Error(`the file has descriptor ${again} and not ${fd}`);
  };
  return { fd, makeRoom };
}

const readLines = () =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

it('lines that a full disk rejects are buffered, and written in order once there is room', async () => {
  const { fd, makeRoom } = openFullDisk();
  const onLost = vi.fn();
  const logger = createLogger('info', openOutput({ fd, onLost }));
  for (let n = 0; n < 10; n++) {
    logger.info({ n });
    await new Promise(setImmediate);
  }
  makeRoom();
  // Even if no line follows.
  await expect.poll(() => readLines().map(({ n }) => n)).toEqual([...Array(10).keys()]);
  logger.info({ n: 10 });
  await expect.poll(() => readLines().map(({ n }) => n)).toEqual([...Array(11).keys()]);
  expect(onLost).not.toHaveBeenCalled();
});

const WITHOUT_ROOM = 2000;

it('buffers at most a megabyte, and logs the number of lost lines once there is room', async () => {
  const { fd, makeRoom } = openFullDisk();
  const onLost = vi.fn();
  const logger = createLogger('info', openOutput({ fd, onLost }));
  let logged = 0;
  const log = async () => {
    logger.info({ n: logged++, KILOBYTE });
    await new Promise(setImmediate);
  };
  while (logged < WITHOUT_ROOM) await log();
  makeRoom();
  const isLoss = ({ msg }: { msg?: string }) => msg === 'log lines lost';
  const logAndLook = async () => {
    await log();
    return readLines().some(isLoss);
  };
  await expect.poll(logAndLook).toBe(true);
  const lines = readLines();
  const said = lines.findIndex(isLoss);
  // Once there is room, newer lines may be written before the loss is.
  const waited = lines.slice(0, said).flatMap(({ n }) => (n < WITHOUT_ROOM ? n : []));
  expect(waited.length).toBeGreaterThan(900);
  expect(waited.length).toBeLessThan(1024);
  expect(waited).toEqual([...Array(waited.length).keys()]);
  // Every other line is either written or counted as lost.
  expect(lines[said]).toMatchObject({ level: 50, lost: expect.any(Number) });
  await expect.poll(() => readLines().length - 1 + lines[said].lost).toBe(logged);
  expect(onLost).toHaveBeenCalledTimes(lines[said].lost);
});

it('a process whose log is full can exit', async () => {
  const module = new URL('log-destination.ts', import.meta.url);
  const program = `
    const { openStandardOutput } = await import('${module}');
    const { openSync } = await import('node:fs');
    const output = openStandardOutput({ fd: openSync('/dev/full', 'w') });
    output.once('error', () => setImmediate(() => process.exit(7)));
    output.write('a line');`;
  const child = spawn(process.execPath, ['--conditions=source', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 15_000,
    killSignal: 'SIGKILL',
  });
  expect(await once(child, 'exit')).toEqual([7, null]);
});
