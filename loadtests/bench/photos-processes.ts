import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BedProcess } from '@naksha/acceptance';
import type { Config, Databases } from '@naksha/deploy';
import { findFreePort } from '@naksha/deploy/local';

/** One per core. */
export const DECODERS = 2;
const MAINS = ['api', 'projector', 'worker'] as const;
const MEGABYTE = 1_000_000;
const READY_MS = 300_000;

export class PhotoProcesses {
  private constructor(
    private readonly api: BedProcess,
    private readonly projector: BedProcess,
    private readonly worker: BedProcess,
  ) {}

  static async start(config: Config, databases: Databases): Promise<PhotoProcesses> {
    const folder = join(config.NAKSHA_DATA_DIR, 'processes');
    mkdirSync(folder);
    const env = {
      DATABASE_URL: databases.write,
      READ_DATABASE_URL: databases.read,
      NAKSHA_SECRET: config.NAKSHA_SECRET,
      NAKSHA_DATA_DIR: config.NAKSHA_DATA_DIR,
      REQUESTS_A_MINUTE: '1000000',
      LOG_LEVEL: 'warn',
      NAKSHA_DEMO: 'off',
      MAP_STYLE_URL: 'plain',
      METRICS_TOKEN: 'a-token-of-the-benchmark',
      PUBLIC_URL: 'http://naksha.localhost',
      PHOTO_DECODERS: String(DECODERS),
    };
    const made: BedProcess[] = [];
    for (const main of MAINS)
      made.push(
        new BedProcess({ main, name: main, port: await findFreePort(), env, folder, supervised: false, shiftMs: 0 }),
      );
    const [api, projector, worker] = made;
    const processes = new PhotoProcesses(api, projector, worker);
    try {
      await Promise.all(made.map((one) => one.start('ready', READY_MS)));
    } catch (error) {
      processes.abandon();
      throw error;
    }
    return processes;
  }

  get url(): string {
    return this.api.url;
  }

  async peaks(): Promise<string> {
    const decoder = await this.worker.metric('photo_decoder_peak_bytes');
    return [
      ...[this.api, this.worker, this.projector].map((one) => `${one.name} ${printBytes(readPeak(one.pid!))}`),
      `largest decoder ${printBytes(decoder)}`,
    ].join(', ');
  }

  async stop(): Promise<void> {
    await Promise.all([this.api, this.projector, this.worker].map((one) => one.stop()));
  }

  abandon(): void {
    for (const one of [this.api, this.projector, this.worker]) one.abandon();
  }
}

/** proc(5): VmHWM in KiB. */
function readPeak(pid: number): number {
  const kib = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kib) * 1024;
}

const printBytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`;
